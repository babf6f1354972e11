import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { type DataSet, MailLinks, readRecords, withSampleContents } from '../../samples/index.ts';
import { createServer, type ServerOptions } from '../createServer.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { logRequests } from '../logs/logRequests.ts';
import type { Samples } from './sampleCluster.ts';
import { sampleDatabase } from './sampleDatabase.ts';
import { takeSampleDatabase } from './sampleDatabases.ts';
import { sampleSecrets, testSecret } from './sampleSecrets.ts';
import { sendersTo } from './senders.ts';
import { testMoment } from './testMoment.ts';

export type { Answer, Sender } from './senders.ts';

type Options = Partial<ServerOptions> & {
  /** The database of another server; by default, a new copy of the samples. */
  readonly database?: string;
  /** The records of a new database; by default, the small samples. */
  readonly data?: DataSet | Samples;
};

/** A server with no options except its clock and its samples, and a function that restores its samples. */
interface UsualServer {
  readonly server: Awaited<ReturnType<typeof listen>>;
  now: () => Date;
}

/** Servers that no test is using. */
const idle: Record<Samples, UsualServer[]> = { small: [], untaught: [] };

/**
 * Starts a server for one test, on a free port with its own copy of the samples. It ends with the test. A server
 * without options is reused by a later test, which is faster than starting another one.
 */
export async function startServer({ data = 'small', ...options }: Options = {}) {
  const { now, ...unusual } = options;
  if (typeof data === 'string' && Object.keys(unusual).length === 0) return usualServer(data, now);
  const server = await listen({ ...options, database: options.database ?? (await sampleDatabase(data)) });
  onTestFinished(server.end);
  return server;
}

/**
 * Starts a server with its own copy of the samples, or with other records, for the tests of a block. The block must end
 * it.
 */
export async function runServer({ data, ...options }: Omit<Options, 'database'> = {}) {
  const { url, release } = await takeSampleDatabase(inject('postgres'), data);
  const server = await listen({ ...options, database: url });
  return {
    ...server,
    async end() {
      await server.end();
      await release();
    },
  };
}

async function usualServer(samples: Samples, now = () => testMoment) {
  const usual = idle[samples].pop() ?? (await addUsual(samples));
  usual.now = now;
  const { server } = usual;
  onTestFinished(async () => {
    if (await server.empty()) idle[samples].push(usual);
  });
  return server;
}

async function addUsual(samples: Samples): Promise<UsualServer> {
  const { url } = await takeSampleDatabase(inject('postgres'), samples);
  const usual: UsualServer = {
    now: () => testMoment,
    server: await listen({ database: url, now: () => usual.now() }),
  };
  return usual;
}

async function listen({ database, ...options }: Options & { readonly database: string }) {
  const db = connect({ url: database });
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-files-'));
  /** Requests that are still running. */
  const running = new Set<Promise<unknown>>();
  let isOpen = true;
  const app = await createServer({
    db,
    contents: withSampleContents(contentsIn(folder)),
    secret: testSecret,
    now: () => testMoment,
    isForTests: true,
    // Tests read the mails in the outbox.
    sendsMail: true,
    interceptor: {
      arrive: async () => undefined,
      carryOut(_request, _reply, _body, perform) {
        const work = perform();
        running.add(work);
        return work.finally(() => running.delete(work));
      },
    },
    ...options,
  });
  app.addHook('onClose', async () => {
    isOpen = false;
  });
  if (options.logger) logRequests(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const reset = () => sql`select samples.restore()`.execute(db);
  const mailLinks = new MailLinks();
  const now = options.now ?? (() => testMoment);
  return {
    db,
    database,
    origin,
    /** Returns all current records. */
    state: () => readRecords(db, sampleSecrets.links),
    /**
     * Returns the mails that nobody has tried to send, newest first, with the links that they would contain. Leaves out
     * mails of the samples.
     */
    outbox: async () => {
      const { mails } = await readRecords(db, sampleSecrets.links);
      const waiting = mails.filter(({ attempts }) => attempts === 0).toReversed();
      return mailLinks.open(db, waiting, now());
    },
    /** Restores the samples; sessions stay open. */
    reset,
    /** Stops the server gracefully, as a deployment does: running requests are answered first. */
    close: () => app.close(),
    /** Stops the server at once. */
    async end() {
      app.server.closeAllConnections();
      await app.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
    /** Removes what a test has done. Returns false if the server has ended. */
    async empty(): Promise<boolean> {
      app.server.closeAllConnections();
      await Promise.allSettled(running);
      if (!isOpen) {
        await db.destroy();
        return false;
      }
      await db.deleteFrom('sessions').execute();
      await reset();
      return true;
    },
    ...sendersTo(origin),
  };
}

/** A server for one test. */
export type StartedServer = Awaited<ReturnType<typeof startServer>>;
