import type { FastifyInstance } from 'fastify';
import { sqlStateOf } from '../database/transact.ts';

/** Logs one line for each request. Addresses are left out, because they hold tokens and what people search for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    log.info(
      {
        method,
        route: routeOptions.url ?? 'other',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

/** What the log tells of an error: where it came from. PostgreSQL quotes values in its messages, so these stay out. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const state = sqlStateOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(state === undefined ? { reason: error.message } : { state }),
    stack: frames.map((line) => line.trim()),
  };
}
