# Completes commands and options of variant-diagram in bash and zsh: source it.
if [[ -n $ZSH_VERSION ]]; then autoload -U +X bashcompinit && bashcompinit; fi
_variant_diagram() {
  local current=${COMP_WORDS[COMP_CWORD]} options='--help --version'
  case ${COMP_WORDS[1]} in
    check) options='--json --lang --help' ;;
    moves) options='--fen --game --number --play --notation --output --lang --help' ;;
    perft) options='--fen --game --number --play --sequences --output --lang --help' ;;
    divide) options='--fen --game --number --play --notation --output --lang --help' ;;
    why) options='--fen --game --number --play --output --lang --help' ;;
    go) options='--fen --game --number --play --notation --time --depth --lines --output --lang --help' ;;
    match) options='--engines --games --sprt --openings --plies --balance --seed --jobs --shard --results --records --output --lang --help' ;;
    facts) options='--games --nodes --time --seed --jobs --shard --results --date --json --html --csv --output --lang --help' ;;
    values) options='--pieces --pawn --games --nodes --seed --jobs --shard --results --json --output --lang --help' ;;
    tune) options='--games --nodes --seed --jobs --shard --results --output --lang --help' ;;
    predict) options='--games --nodes --seed --jobs --results --output --lang --help' ;;
    learn) options='--games --nodes --seed --jobs --shard --results --judgement --base --neurons --passes --output --lang --help' ;;
    merge) options='--date --json --html --csv --output --lang --help' ;;
    solve) options='--fen --game --number --play --notation --stipulation --variations --results --output --lang --help' ;;
    endings) options='--fen --game --number --play --pieces --mates --results --json --output --lang --help' ;;
    uci) options='--lang --help' ;;
    xboard) options='--lang --help' ;;
    rules) options='--output --lang --help' ;;
    explain) options='--board --output --lang --help' ;;
    legs) options='--output --lang --help' ;;
    record) options='--fen --game --number --play --to --output --lang --help' ;;
    render) options='--fen --game --number --play --piece --view --theme --flipped --bare --film --range --pace --to --image --width --output --lang --help' ;;
    import) options='--output --lang --help' ;;
    export) options='--to --html --output --lang --help' ;;
    json) options='--output --lang --help' ;;
    text) options='--output --lang --help' ;;
    markdown) options='--output --lang --help' ;;
    hugo) options='--lang --help' ;;
    completion) options='--output --lang --help' ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $COMP_CWORD == 1 ]]; then
    COMPREPLY=($(compgen -W 'check moves perft divide why go match facts values tune predict learn merge solve endings uci xboard rules explain legs record render import export json text markdown hugo completion' -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _variant_diagram variant-diagram
