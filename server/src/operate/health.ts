import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Milliseconds within which the database must answer. */
const longestWait = 2000;

export interface Health {
  /** From now on, `/readyz` tells a load balancer to send its requests elsewhere. */
  end(): void;
}

/** Adds `/healthz` (the process runs) and `/readyz` (it can answer requests: 200, otherwise 503 with the reason). */
export function addHealth(app: FastifyInstance, db: Kysely<Schema>): Health {
  let isEnding = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = isEnding ? 'ending' : (await answers(db)) ? 'ok' : 'no database';
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
  return {
    end() {
      isEnding = true;
    },
  };
}

async function answers(db: Kysely<Schema>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), longestWait);
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
