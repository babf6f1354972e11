import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type DataSet, readRecords, withSampleContents } from '../../samples/index.ts';
import { createServer, type ServerOptions } from '../createServer.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { sampleDatabase } from './sampleDatabase.ts';
import { sampleSecrets, testSecret } from './sampleSecrets.ts';
import { sendersTo } from './senders.ts';
import { testMoment } from './testMoment.ts';

export type { Answer, Sender } from './senders.ts';

type Options = Partial<ServerOptions> & {
  /** The database of another server; a fresh copy of the samples when left out. */
  readonly database?: string;
  /** The records of a fresh database, instead of the small samples. */
  readonly data?: DataSet;
};

/** Starts a server for one test, on a free port with its own copy of the samples; it ends with the test. */
export async function startServer({ data, ...options }: Options = {}) {
  const database = options.database ?? (await sampleDatabase(data));
  const db = connect({ url: database });
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-files-'));
  const app = await createServer({
    db,
    contents: withSampleContents(contentsIn(folder)),
    secret: testSecret,
    now: () => testMoment,
    isForTests: true,
    ...options,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    db,
    database,
    origin,
    /** All current records. */
    state: () => readRecords(db, sampleSecrets.links),
    /** The mails that nobody has tried to send, newest first: not those of the samples. */
    outbox: async () =>
      (await readRecords(db, sampleSecrets.links)).mails
        .filter(({ attempts }) => attempts === 0)
        .toReversed(),
    /** Back to the samples; whoever has signed in stays so. */
    reset: () => sql`select samples.restore()`.execute(db),
    /** Ends it as a deploy does: requests that run are answered first. */
    close: () => app.close(),
    ...sendersTo(origin),
  };
}

/** A server of one test. */
export type StartedServer = Awaited<ReturnType<typeof startServer>>;
