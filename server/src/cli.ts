import { parseArgs } from 'node:util';
import { readConfig, WrongSetting } from './config.ts';
import { OtherDatabase } from './database/migrate.ts';
import { CannotRunPostgres } from './database/ownPostgres.ts';
import { type BackupSize, backup, restore } from './operate/backup.ts';
import { newPasswordLink } from './operate/newPasswordLink.ts';
import { unsentMails } from './operate/unsentMails.ts';
import { serve } from './serve.ts';

const usage = `npm run server -- COMMAND
  start                    serves the portal until a signal ends it
  backup FILE              writes everything that is stored into a new file, also while the server runs
  restore FILE             brings a backup back into an empty database
  mails                    lists the mails that were not sent
  password-link EMAIL      prints a link by which this person sets a new password`;

/** Runs a command with the settings of the environment. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, ...words] = positionals;
  const config = readConfig(process.env);
  const [word = ''] = words;
  if (command === 'start' && words.length === 0) await serve(config);
  else if (command === 'mails' && words.length === 0) console.log((await unsentMails(config)).join('\n'));
  else if (words.length !== 1) throw new WrongSetting(usage);
  else if (command === 'password-link') console.log(await newPasswordLink(config, word));
  else if (command === 'backup') console.log(`Written: ${told(await backup(config, word))}`);
  else if (command === 'restore') console.log(`Restored: ${told(await restore(config, word))}`);
  else throw new WrongSetting(usage);
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
