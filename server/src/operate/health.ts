import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { outageOf } from '../database/outage.ts';
import type { Schema } from '../database/schema.ts';

/** Milliseconds within which the database must answer. */
const maxWait = 2000;

export interface Health {
  /** After this call, `/readyz` answers 503, so that a load balancer sends its requests elsewhere. */
  end(): void;
}

/**
 * Adds `/healthz` (200 while the process runs) and `/readyz` (200 if it can answer requests, otherwise 503 with the
 * reason).
 */
export function addHealth(app: FastifyInstance, db: Kysely<Schema>): Health {
  let isEnding = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = isEnding ? 'ending' : await stateOf(db);
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
  return {
    end() {
      isEnding = true;
    },
  };
}

async function stateOf(db: Kysely<Schema>): Promise<'ok' | 'read only' | 'no database'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'no database'>((done) => {
    timer = setTimeout(() => done('no database'), maxWait);
  });
  const setting = sql<{
    read_only: string;
  }>`select current_setting('transaction_read_only') as read_only`.execute(db);
  const answered = setting.then(
    ({ rows }) => (rows[0]?.read_only === 'off' ? 'ok' : 'read only'),
    (error) => (outageOf(error) === 'read-only' ? 'read only' : 'no database'),
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
