import type { FastifyInstance } from 'fastify';
import { sqlStateOf } from '../database/transact.ts';
import type { Caller } from '../sessions/Caller.ts';

/**
 * Logs one line for each request, with the id of whoever sent it. Addresses are left out, because they hold tokens and
 * what people search for.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, routeOptions, bearer }, reply, done) => {
    log.info(
      {
        method,
        route: routeOptions.url ?? 'other',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...senderOf(bearer?.caller),
      },
      'request',
    );
    done();
  });
}

/** The id of a user, or of the company or student whose link was opened; nothing without a valid token. */
function senderOf(caller: Caller | undefined): Record<string, number> {
  if (caller === undefined || caller.role === 'anonymous') return {};
  if (caller.role === 'company') return { company: caller.companyId };
  return caller.role === 'student' ? { student: caller.studentId } : { user: caller.userId };
}

/**
 * What the log tells of an error: where it came from. PostgreSQL quotes values in its messages, so these stay out; other
 * messages may quote addresses and secrets.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const state = sqlStateOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(state === undefined ? { reason: withoutSecrets(error.message) } : { state }),
    stack: frames.map((line) => line.trim()),
  };
}

/** Replaces email addresses, and words that are as long as a token. */
function withoutSecrets(message: string): string {
  return message.replaceAll(/\S+@\S+/g, '[address]').replaceAll(/[\w.-]{20,}/g, '[secret]');
}
