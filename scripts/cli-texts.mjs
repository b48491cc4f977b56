// What follows from the table of commands (`pkg-template/cli/command-table.json`), which both programs read: the text of
// `--help` and what completes a command line. `node scripts/cli-texts.mjs` writes them beside the table, and all of it once
// more for the native program: a published crate has no file from outside its folder.

import { readFileSync, writeFileSync } from 'node:fs';

/** Where a folder of the repository is. */
const folder = (name) => new URL(`../${name}/`, import.meta.url);
const TABLE = readFileSync(new URL('command-table.json', folder('pkg-template/cli')), 'utf8');

/** The table of commands and options. */
export const table = JSON.parse(TABLE);

/** All options, in the order of the help. */
const allOptions = table.options.flatMap((group) => group.options);

/** The options that every command takes. */
const EVERYWHERE = allOptions.filter((it) => it.everywhere).map((it) => it.name);

const listed = (names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The commands that one program alone has. */
const only = (program) => listed(table.commands.filter((it) => it.program === program).map((it) => it.name));

/** Where the second column begins, of commands and of options. */
const [COMMAND, OPTION] = [39, 23];

function command({ name, arguments: shape, about }) {
  return `${`  variant-diagram ${name} ${shape}`.padEnd(COMMAND - 1)} ${about}`;
}

function option({ name, short, values, about }) {
  const words = [`${short ? `-${short}, ` : ''}--${name}`, ...values].join(' ');
  return `  ${words}`.padEnd(OPTION - 1) + about.map((it, n) => `${n ? ' '.repeat(OPTION - 1) : ''} ${it}\n`).join('');
}

/** The text of `--help`. */
export function help() {
  const notes = table.notes.map((it) => it.replace('{npm}', only('npm')).replace('{cargo}', only('cargo')));
  const groups = table.options.map(
    ({ title, options }) => `${title ? `${title}:\n` : ''}${options.map(option).join('')}`,
  );
  const usage = `Usage:\n${table.commands.map(command).join('\n')}`;
  return `${[table.about, usage, notes.join('\n')].join('\n\n')}\n\n${groups.join('\n')}\n${table.end.join('\n')}\n`;
}

/** The options that a command takes, as they are written. */
const optionsOf = ({ options }) => [...options, ...EVERYWHERE, 'help'].map((it) => `--${it}`).join(' ');

function bash() {
  const names = table.commands.map((it) => it.name).join(' ');
  const cases = table.commands.map((it) => `    ${it.name}) options='${optionsOf(it)}' ;;`);
  return `# Completes commands and options of variant-diagram in bash and zsh: source it.
if [[ -n $ZSH_VERSION ]]; then autoload -U +X bashcompinit && bashcompinit; fi
_variant_diagram() {
  local current=\${COMP_WORDS[COMP_CWORD]} options='--help --version'
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $COMP_CWORD == 1 ]]; then
    COMPREPLY=($(compgen -W '${names}' -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _variant_diagram variant-diagram
`;
}

/** A text between quotes of fish. */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish() {
  const line = (...words) => `complete -c variant-diagram ${words.join(' ')}\n`;
  const commands = table.commands.map((it) => line('-n __fish_use_subcommand -f -a', it.name, '-d', quoted(it.about)));
  const options = allOptions.map(({ name, short, values, about }) => {
    const users = table.commands.filter((it) => it.options.includes(name)).map((it) => it.name);
    const place = users.length ? `-n ${quoted(`__fish_seen_subcommand_from ${users.join(' ')}`)} ` : '';
    const letter = short ? `-s ${short} ` : '';
    return line(`${place}${letter}-l ${name}${values.length ? ' -r' : ''} -d ${quoted(about.join(' '))}`);
  });
  const first = '# Completes commands and options of variant-diagram in fish: put it among the completions of fish.\n';
  return [first, ...commands, ...options].join('');
}

/** What follows from the table, by the files beside it. */
export const texts = () => ({
  'help.txt': help(),
  'completion.bash': bash(),
  'completion.fish': fish(),
});

/** All files that are written, by their folders. */
export const written = () => ({
  'pkg-template/cli': texts(),
  'crates/cli/texts': { ...texts(), 'command-table.json': TABLE },
});

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [place, files] of Object.entries(written()))
    for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder(place)), text);
}
