import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig, WrongSetting } from './config.ts';
import { createServer } from './createServer.ts';
import { connect } from './database/connect.ts';
import { migrate, NewerDatabase } from './database/migrate.ts';
import { CannotRunPostgres, reachableFolder, startOwnPostgres } from './database/ownPostgres.ts';
import { contentsIn } from './files/Contents.ts';
import { firstStart } from './firstStart.ts';
import { keptSecret } from './sessions/keptSecret.ts';

/** Starts the server with the settings of the environment, on DATABASE_URL or its own PostgreSQL. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const folder = resolve(config.dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own =
    config.databaseUrl === undefined
      ? await startOwnPostgres({ folder: reachableFolder(join(folder, 'postgres')) })
      : undefined;
  const url = config.databaseUrl ?? own?.url('postgres') ?? '';
  await migrate(url);
  const db = connect({ url });
  const contents = contentsIn(join(folder, 'files'));
  const link = await firstStart(db, { contents, email: config.adminEmail, now: new Date() });
  const app = await createServer({ db, contents, secret: config.tokenSecret ?? keptSecret(folder) });
  console.log(await app.listen({ port: config.port, host: config.host }));
  if (link !== null) console.log(`The first administrator sets a password at ${link}`);
  const stop = async () => {
    await app.close();
    await db.destroy();
    await own?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

serve().catch((error: unknown) => {
  const isForPeople =
    error instanceof WrongSetting || error instanceof CannotRunPostgres || error instanceof NewerDatabase;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
});
