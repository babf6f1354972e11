import type { FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../database/outage.ts';
import { OutcomeUnknown, sqlStateOf } from '../database/transact.ts';
import { ContentsUnavailable } from '../files/Contents.ts';
import { loggable } from '../logs/loggable.ts';
import { outcomeUnknown, Refusal, type RefusalCode, unavailable } from '../refusal/Refusal.ts';

/** Returns the status for the answer to an error. */
export function statusOf(error: unknown): number {
  return refusalOf(error)?.status ?? 500;
}

/** Answers an error in the shape of the API description: 4xx for mistakes of the caller, 500 for our own. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) {
    // Without a log, as during development, prints the error to the console.
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

/** The disk for uploaded files is full, or a content is missing on it, for example because a folder is not mounted. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'ENOENT'];

/** Converts PostgreSQL's errors in cases that the handlers leave to the database. */
function refusalOfDatabase(error: Error): Refusal | null {
  if (outageOf(error) !== null) return unavailable();
  const state = sqlStateOf(error);
  if (state === undefined) {
    return 'code' in error && diskCodes.includes(String(error.code)) ? unavailable() : null;
  }
  // A value that does not fit the column, such as an invalid character or a number that is too large.
  if (/^22/.test(state)) return new Refusal('bad-input');
  // Another request has created the same record first.
  if (state === '23505') return new Refusal('conflict');
  // A record that the request refers to was deleted in the meantime.
  if (state === '23503') return new Refusal('not-found');
  return null;
}

/** Converts Fastify's own errors: malformed JSON, an invalid URL, a body over the limit. */
function refusalOfFramework(error: Error): Refusal | null {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return null;
  const codes: Record<number, RefusalCode> = { 413: 'too-large', 415: 'unsupported-type' };
  return new Refusal(codes[status] ?? 'bad-input');
}
