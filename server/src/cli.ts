import { parseArgs } from 'node:util';
import { readConfig, WrongSetting } from './config.ts';
import { NewerDatabase } from './database/migrate.ts';
import { CannotRunPostgres } from './database/ownPostgres.ts';
import { newPasswordLink } from './operate/newPasswordLink.ts';
import { serve } from './serve.ts';

const usage = `npm run server -- COMMAND
  start                    serves the portal until a signal ends it
  password-link EMAIL      prints a link by which this person sets a new password`;

/** Runs a command with the settings of the environment. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, ...words] = positionals;
  const config = readConfig(process.env);
  if (command === 'start' && words.length === 0) return serve(config);
  if (command === 'password-link' && words.length === 1) {
    console.log(await newPasswordLink(config, words[0] ?? ''));
    return;
  }
  throw new WrongSetting(usage);
}

run().catch((error: unknown) => {
  const isForPeople =
    error instanceof WrongSetting || error instanceof CannotRunPostgres || error instanceof NewerDatabase;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
});
