import type { FastifyInstance } from 'fastify';
import type { Caller } from '../sessions/Caller.ts';

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

/** The id of a user, or of the company or student whose link was opened; empty without a valid token. */
function senderOf(caller: Caller | undefined): Record<string, number> {
  if (caller === undefined || caller.role === 'anonymous') return {};
  if (caller.role === 'company') return { company: caller.companyId };
  return caller.role === 'student' ? { student: caller.studentId } : { user: caller.userId };
}
