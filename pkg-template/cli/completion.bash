# Completes commands and options of variant-diagram in bash and zsh: source it.
if [[ -n $ZSH_VERSION ]]; then autoload -U +X bashcompinit && bashcompinit; fi
_variant_diagram() {
  local current=${COMP_WORDS[COMP_CWORD]} options='--help --version'
  case ${COMP_WORDS[1]} in
    check) options='--json --help' ;;
    moves) options='--fen --game --play --notation --output --help' ;;
    perft) options='--fen --game --play --sequences --output --help' ;;
    divide) options='--fen --game --play --notation --output --help' ;;
    why) options='--fen --game --play --output --help' ;;
    go) options='--fen --game --play --notation --time --depth --lines --output --help' ;;
    match) options='--engines --games --openings --plies --balance --seed --jobs --shard --results --records --output --help' ;;
    facts) options='--games --nodes --time --seed --jobs --shard --results --date --json --html --csv --output --help' ;;
    values) options='--pieces --pawn --games --nodes --seed --jobs --shard --results --json --output --help' ;;
    tune) options='--games --nodes --seed --jobs --shard --results --output --help' ;;
    predict) options='--games --nodes --seed --jobs --results --output --help' ;;
    merge) options='--date --json --html --csv --output --help' ;;
    solve) options='--fen --game --play --notation --stipulation --variations --results --output --help' ;;
    endings) options='--fen --game --play --pieces --mates --results --json --output --help' ;;
    uci) options='--help' ;;
    rules) options='--output --help' ;;
    explain) options='--board --output --help' ;;
    legs) options='--output --help' ;;
    record) options='--fen --game --play --to --output --help' ;;
    render) options='--fen --game --play --piece --view --theme --flipped --bare --width --output --help' ;;
    import) options='--output --help' ;;
    json) options='--output --help' ;;
    text) options='--output --help' ;;
    markdown) options='--output --help' ;;
    hugo) options='--help' ;;
    completion) options='--output --help' ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $COMP_CWORD == 1 ]]; then
    COMPREPLY=($(compgen -W 'check moves perft divide why go match facts values tune predict merge solve endings uci rules explain legs record render import json text markdown hugo completion' -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _variant_diagram variant-diagram
