import type { FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../database/outage.ts';
import { OutcomeUnknown, sqlStateOf } from '../database/transact.ts';
import { ContentsUnavailable } from '../files/Contents.ts';
import { loggable } from '../logs/loggable.ts';
import { outcomeUnknown, Refusal, type RefusalCode, unavailable } from '../refusal/Refusal.ts';

/** The status with which an error is answered. */
export function statusOf(error: unknown): number {
  return refusalOf(error)?.status ?? 500;
}

/** Every failure in the treaty's one shape; what the caller did wrong is a 4xx, our own mistakes a 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) {
    // Without a log, as on a developer's machine, the whole error goes to the console.
    if (request.log.level === undefined) console.error(error);
    else request.log.error({ route: request.routeOptions.url, ...loggable(error) }, 'failed');
    return reply.status(500).send({ message: 'Server error', code: 'server' });
  }
  const { message, code, errors } = refusal;
  if (refusal.retryAfter !== null) reply.header('Retry-After', String(refusal.retryAfter));
  return reply.status(refusal.status).send({ message, code, ...(errors ? { errors } : {}) });
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof OutcomeUnknown) return outcomeUnknown();
  if (error instanceof ContentsUnavailable) return unavailable();
  if (!(error instanceof Error)) return null;
  return refusalOfDatabase(error) ?? refusalOfFramework(error);
}

/** The disk that keeps uploaded files is full, or a content is missing on it, as in a folder that is not mounted. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'ENOENT'];

/** What PostgreSQL says where the rules of the calls leave it the last word. */
function refusalOfDatabase(error: Error): Refusal | null {
  if (outageOf(error) !== null) return unavailable();
  const state = sqlStateOf(error);
  if (state === undefined) {
    return 'code' in error && diskCodes.includes(String(error.code)) ? unavailable() : null;
  }
  // Characters and numbers that no column holds.
  if (/^22/.test(state)) return new Refusal('bad-input');
  // Another request made the same record first.
  if (state === '23505') return new Refusal('conflict');
  // What the request refers to was deleted meanwhile.
  if (state === '23503') return new Refusal('not-found');
  return null;
}

/** What Fastify itself refuses: malformed JSON, a broken address, a body beyond the limit. */
function refusalOfFramework(error: Error): Refusal | null {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return null;
  const codes: Record<number, RefusalCode> = { 413: 'too-large', 415: 'unsupported-type' };
  return new Refusal(codes[status] ?? 'bad-input');
}
