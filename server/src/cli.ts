import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Config, readConfig, WrongSetting } from './config.ts';
import { assumedDays } from './operate/assumedDays.ts';
import { type BackupSize, backup, type RestorePurpose, restore } from './operate/backup.ts';
import { doctor } from './operate/doctor.ts';
import { explainFault } from './operate/explainFault.ts';
import { exportAll } from './operate/exportAll.ts';
import { importAll } from './operate/importAll.ts';
import { importTemplates } from './operate/importTemplates.ts';
import { newPasswordLink } from './operate/newPasswordLink.ts';
import { noteBounce } from './operate/noteBounce.ts';
import { claimFiles } from './operate/office.ts';
import { type Organisation, openOrganisation } from './operate/openOrganisation.ts';
import { personErase } from './operate/personErase.ts';
import { personExport } from './operate/personExport.ts';
import { bringBackContents } from './operate/sweepContents.ts';
import { unsentMails } from './operate/unsentMails.ts';
import { writeRecoveryKey } from './operate/writeRecoveryKey.ts';
import { serve } from './serve.ts';

interface Command {
  /** Names of the arguments after the command, as the list of commands shows them. */
  readonly words: readonly string[];
  /** Accepted options, such as `yes` for `--yes`. The options of an inner list exclude each other. */
  readonly options?: readonly (readonly string[])[];
  readonly does: string;
  /** Exit code when it fails; by default 1. */
  readonly failure?: number;
  /** Returns what to print. `isRefused` makes the command fail. */
  run(config: Config, words: readonly string[], options: ReadonlySet<string>): Promise<Said>;
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
    options: [['replace', 'copy'], ['without-key']],
    does: 'brings a backup back into an empty database, as the same office or as a copy',
    run: async (config, [file = ''], options) => {
      const named = Object.keys(purposes).find((option) => options.has(option));
      const purpose = named === undefined ? await askPurpose() : purposes[named];
      if (purpose === undefined) throw new WrongSetting(needsPurpose);
      const isWithoutKey = options.has('without-key');
      const restored = await restore(config, file, purpose, { isWithoutKey });
      return { lines: [`Restored: ${told(restored)}`, ended, ...restored.notes] };
    },
  },
  'recovery-key': {
    words: ['FILE'],
    does: 'writes the key that checks backups and opens their private links into a new file',
    run: async (config, [file = '']) => ({ lines: [await writeRecoveryKey(config, file)] }),
  },
  'bring-back': {
    words: [],
    does: 'brings contents back that were set aside because no file referred to them',
    run: async (config) => ({ lines: [await bringBack(config)] }),
  },
  'claim-files': {
    words: [],
    options: [['yes']],
    does: 'gives the folder or bucket of the files to this database; without --yes, says whose it is',
    run: (config, _words, options) =>
      withOrganisation(config, async ({ db, contents }) => ({
        lines: await claimFiles(db, contents, { isConfirmed: options.has('yes') }),
      })),
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
  'assumed-days': {
    words: [],
    does: 'lists the days of students in contracts that an update assumed',
    run: async (config) => ({ lines: await assumedDays(config) }),
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
    options: [['restore'], ['reset-codes']],
    does: 'prints a link by which this person sets a password; with --restore, also one who is archived; with --reset-codes, signs in without a code then',
    run: async (config, [email = ''], options) => ({
      lines: [
        await newPasswordLink(config, email, {
          isRestoring: options.has('restore'),
          resetsCodes: options.has('reset-codes'),
        }),
      ],
    }),
  },
  'person-export': {
    words: ['PERSON', 'FILE'],
    does: 'writes everything about a student or teacher into a new file, .html or .json',
    run: async (config, [person = '', file = '']) => ({ lines: [await personExport(config, person, file)] }),
  },
  'person-erase': {
    words: ['PERSON'],
    options: [['yes']],
    does: 'erases a student or teacher for good; without --yes, says what it would erase',
    run: async (config, [person = ''], options) => ({
      lines: await personErase(config, person, { isConfirmed: options.has('yes') }),
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
    options: [['write']],
    does: 'checks the spreadsheets of a folder line by line; with --write, imports them',
    run: (config, [folder = ''], options) => importAll(config, folder, { isWritten: options.has('write') }),
  },
};

/** The list of commands. */
function usage(): string {
  const lines = Object.entries(commands).map(([name, { words, options, does }]) => {
    const choices = (options ?? []).map((list) => `[${list.map((option) => `--${option}`).join('|')}]`);
    const call = [name, ...words, ...choices].join(' ');
    return `  ${call.padEnd(32)} ${does}`;
  });
  return ['npm run server -- COMMAND', ...lines].join('\n');
}

/** Runs a command with the settings of the environment. */
async function run(): Promise<void> {
  const { name, words, options } = readLine();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const lists = command?.options ?? [];
  const isKnown =
    options.every((option) => lists.some((list) => list.includes(option))) &&
    lists.every((list) => list.filter((option) => options.includes(option)).length < 2);
  if (!command || !isKnown || words.length !== command.words.length) throw new WrongSetting(usage());
  const { lines, isRefused = false } = await command.run(readConfig(process.env), words, new Set(options));
  if (lines.length > 0) console.log(lines.join('\n'));
  if (isRefused) process.exitCode = 1;
}

/**
 * Reads the arguments and options of the command line. Accepts any option; they are checked against the command later.
 */
function readLine() {
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [name = '', ...words] = positionals;
  const options = Object.entries(values).map(([option, value]) =>
    value === true ? option : `${option}=${String(value)}`,
  );
  return { name, words, options };
}

const ended =
  'Everybody signs in again. Links to set a password that were not used have ended: invite again who was invited';

const purposes: Readonly<Record<string, RestorePurpose>> = { replace: 'replacement', copy: 'copy' };

const needsPurpose = [
  'Say what the restored database is for:',
  '  --replace  it is the same office again, and takes the files of that office over',
  '  --copy     it is an office of its own beside the other, with files in another folder or bucket',
].join('\n');

/**
 * Asks at the terminal what the restored database is for. Returns undefined without a terminal, or for an invalid
 * answer.
 */
async function askPurpose(): Promise<RestorePurpose | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await terminal.question(`${needsPurpose}\nreplace or copy? `);
    return purposes[typed.trim().toLowerCase()];
  } finally {
    terminal.close();
  }
}

async function bringBack(config: Config): Promise<string> {
  return withOrganisation(config, async ({ db, contents }) => {
    const { all, used } = await bringBackContents(db, contents);
    return `${all} contents are in their place again; files refer to ${used} of them. The others are set aside again after a day`;
  });
}

/** Opens the office while a server may be running on it, and closes it when `work` ends. */
async function withOrganisation<T>(config: Config, work: (office: Organisation) => Promise<T>): Promise<T> {
  const office = await openOrganisation(config, { isBeside: true });
  return work(office).finally(office.close);
}

function told({ tables, rows, files }: BackupSize): string {
  return `${rows} rows of ${tables} tables and ${files} files`;
}

/** Returns the exit code of a command that failed. */
function failureOf(name = ''): number {
  return (Object.hasOwn(commands, name) ? commands[name]?.failure : undefined) ?? 1;
}

run().catch((error: unknown) => {
  console.error(explainFault(error) ?? error);
  process.exit(failureOf(process.argv[2]));
});
