import { parseArgs } from 'node:util';
import { type Config, readConfig, WrongSetting } from './config.ts';
import { OtherDatabase } from './database/migrate.ts';
import { CannotRunPostgres } from './database/ownPostgres.ts';
import { type BackupSize, backup, restore } from './operate/backup.ts';
import { newPasswordLink } from './operate/newPasswordLink.ts';
import { personErase } from './operate/personErase.ts';
import { unsentMails } from './operate/unsentMails.ts';
import { serve } from './serve.ts';

interface Command {
  /** Its words after the name, as the list of commands shows them. */
  readonly words: readonly string[];
  /** An option that it takes, such as `yes` for `--yes`. */
  readonly option?: string;
  readonly does: string;
  /** Returns what to print, if anything. */
  run(config: Config, words: readonly string[], hasOption: boolean): Promise<string | undefined>;
}

const commands: Readonly<Record<string, Command>> = {
  start: {
    words: [],
    does: 'serves the portal until a signal ends it',
    run: async (config) => void (await serve(config)),
  },
  backup: {
    words: ['FILE'],
    does: 'writes everything that is stored into a new file, also while the server runs',
    run: async (config, [file = '']) => `Written: ${told(await backup(config, file))}`,
  },
  restore: {
    words: ['FILE'],
    does: 'brings a backup back into an empty database',
    run: async (config, [file = '']) => `Restored: ${told(await restore(config, file))}`,
  },
  mails: {
    words: [],
    does: 'lists the mails that were not sent',
    run: async (config) => (await unsentMails(config)).join('\n'),
  },
  'password-link': {
    words: ['EMAIL'],
    does: 'prints a link by which this person sets a new password',
    run: (config, [email = '']) => newPasswordLink(config, email),
  },
  'person-erase': {
    words: ['PERSON'],
    option: 'yes',
    does: 'erases a student or teacher for good; without --yes, says what it would erase',
    run: async (config, [person = ''], isConfirmed) =>
      (await personErase(config, person, { isConfirmed })).join('\n'),
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
  const said = await command.run(readConfig(process.env), words, options.length > 0);
  if (said !== undefined) console.log(said);
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

run().catch((error: unknown) => {
  const isForPeople =
    error instanceof WrongSetting || error instanceof CannotRunPostgres || error instanceof OtherDatabase;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
});
