import type { FastifyInstance } from 'fastify';
import { type Caller, keyOf } from '../sessions/Caller.ts';

/**
 * Logs one line for each request, with the id of its sender. Leaves out addresses, because they contain tokens and
 * search texts.
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

/** The id of a user (and of the key in their name), or of the company or student whose link was opened; empty without a valid token. */
function senderOf(caller: Caller | undefined): Record<string, number> {
  if (caller === undefined || caller.role === 'anonymous') return {};
  if (caller.role === 'company') return { company: caller.companyId };
  if (caller.role === 'student') return { student: caller.studentId };
  const key = keyOf(caller);
  return key ? { user: caller.userId, key: key.id } : { user: caller.userId };
}
