import { parseArgs } from 'node:util';
import { type Config, readConfig, WrongSetting } from './config.ts';
import { type BackupSize, backup, restore } from './operate/backup.ts';
import { doctor } from './operate/doctor.ts';
import { explainFault } from './operate/explainFault.ts';
import { exportAll } from './operate/exportAll.ts';
import { importAll } from './operate/importAll.ts';
import { importTemplates } from './operate/importTemplates.ts';
import { newPasswordLink } from './operate/newPasswordLink.ts';
import { noteBounce } from './operate/noteBounce.ts';
import { openOrganisation } from './operate/openOrganisation.ts';
import { personErase } from './operate/personErase.ts';
import { personExport } from './operate/personExport.ts';
import { unsentMails } from './operate/unsentMails.ts';
import { serve } from './serve.ts';

interface Command {
  /** Its words after the name, as the list of commands shows them. */
  readonly words: readonly string[];
  /** An option that it takes, such as `yes` for `--yes`. */
  readonly option?: string;
  readonly does: string;
  /** How it ends when it fails; by default 1. */
  readonly failure?: number;
  /** Returns what to print. `isRefused` makes the command fail. */
  run(config: Config, words: readonly string[], hasOption: boolean): Promise<Said>;
}

interface Said {
  readonly lines: readonly string[];
  readonly isRefused?: boolean;
}

const commands: Readonly<Record<string, Command>> = {
  start: {
    words: [],
    does: 'serves the portal until a signal ends it',
    run: async (config) => {
      await serve(config);
      return { lines: [] };
    },
  },
  migrate: {
    words: [],
    does: 'brings the database to this version, for a start by a role that may not',
    run: async (config) => {
      await (await openOrganisation(config)).close();
      return { lines: ['The database has this version'] };
    },
  },
  backup: {
    words: ['FILE'],
    does: 'writes everything that is stored into a new file, also while the server runs',
    run: async (config, [file = '']) => ({ lines: [`Written: ${told(await backup(config, file))}`] }),
  },
  restore: {
    words: ['FILE'],
    does: 'brings a backup back into an empty database',
    run: async (config, [file = '']) => ({ lines: [`Restored: ${told(await restore(config, file))}`] }),
  },
  doctor: {
    words: [],
    does: 'checks everything that the server needs, and says what to do',
    run: (config) => doctor(config),
  },
  mails: {
    words: [],
    does: 'lists the mails that were not sent',
    run: async (config) => ({ lines: await unsentMails(config) }),
  },
  bounce: {
    words: [],
    does: 'reads a mail that came back, and marks it in the list of mails',
    // EX_TEMPFAIL of sysexits.h: Postfix and Exim keep the message and try again.
    failure: 75,
    run: async (config) => ({ lines: [await noteBounce(config, process.stdin)] }),
  },
  'password-link': {
    words: ['EMAIL'],
    does: 'prints a link by which this person sets a password, invited people too',
    run: async (config, [email = '']) => ({ lines: [await newPasswordLink(config, email)] }),
  },
  'person-export': {
    words: ['PERSON', 'FILE'],
    does: 'writes everything about a student or teacher into a new file, .html or .json',
    run: async (config, [person = '', file = '']) => ({ lines: [await personExport(config, person, file)] }),
  },
  'person-erase': {
    words: ['PERSON'],
    option: 'yes',
    does: 'erases a student or teacher for good; without --yes, says what it would erase',
    run: async (config, [person = ''], isConfirmed) => ({
      lines: await personErase(config, person, { isConfirmed }),
    }),
  },
  export: {
    words: ['FOLDER'],
    does: 'writes everything of the organization as CSV and JSON into a new folder',
    run: async (config, [folder = '']) => ({
      lines: Object.entries(await exportAll(config, folder)).map(([file, rows]) => `${rows} ${file}`),
    }),
  },
  'import-templates': {
    words: ['FOLDER'],
    does: 'writes empty spreadsheets for the import, with a description',
    run: async (_config, [folder = '']) => ({ lines: importTemplates(folder) }),
  },
  import: {
    words: ['FOLDER'],
    option: 'write',
    does: 'checks the spreadsheets of a folder line by line; with --write, imports them',
    run: (config, [folder = ''], isWritten) => importAll(config, folder, { isWritten }),
  },
};

/** The list of commands. */
function usage(): string {
  const lines = Object.entries(commands).map(([name, { words, option, does }]) => {
    const call = [name, ...words, ...(option === undefined ? [] : [`[--${option}]`])].join(' ');
    return `  ${call.padEnd(30)} ${does}`;
  });
  return ['npm run server -- COMMAND', ...lines].join('\n');
}

/** Runs a command with the settings of the environment. */
async function run(): Promise<void> {
  const { name, words, options } = readLine();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isKnown = options.every((option) => option === command?.option);
  if (!command || !isKnown || words.length !== command.words.length) throw new WrongSetting(usage());
  const { lines, isRefused = false } = await command.run(readConfig(process.env), words, options.length > 0);
  if (lines.length > 0) console.log(lines.join('\n'));
  if (isRefused) process.exitCode = 1;
}

/** The words and options of the command line. Any option is accepted here and compared with the command later. */
function readLine() {
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [name = '', ...words] = positionals;
  const options = Object.entries(values).map(([option, value]) =>
    value === true ? option : `${option}=${String(value)}`,
  );
  return { name, words, options };
}

function told({ tables, rows, files }: BackupSize): string {
  return `${rows} rows of ${tables} tables and ${files} files`;
}

/** How a command ends that fails. */
function failureOf(name = ''): number {
  return (Object.hasOwn(commands, name) ? commands[name]?.failure : undefined) ?? 1;
}

run().catch((error: unknown) => {
  console.error(explainFault(error) ?? error);
  process.exit(failureOf(process.argv[2]));
});
