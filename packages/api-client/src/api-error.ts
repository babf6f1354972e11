import { serverSentence } from './server-sentence.ts';

/** Why a call failed, as codes that screens act on. */
export type ApiErrorCode =
  | 'unauthorized'
  | 'forbidden'
  /** The last proof of who asks is too old, and the person did not prove it again (DECISION-157). */
  | 'unproved'
  | 'not-found'
  | 'refused'
  | 'conflict'
  | 'archived'
  /** Planned classes conflict with others; the request can accept that (DECISION-51). */
  | 'clash'
  | 'too-large'
  | 'server'
  | 'offline'
  /** The outcome of a write is unknown: its answer was lost, and repeating it was impossible or was stopped. */
  | 'unanswered'
  /** The values that were sent first under the same key were saved; these other values were not (ADR-0016). */
  | 'saved-before'
  | 'aborted';

/** Details of a failed call. */
export interface ApiFailure {
  code: ApiErrorCode;
  /** HTTP status; null when no response came. */
  status?: number | null;
  /** The server's message, shown unchanged (DECISION-02); null when it gave no reason. */
  serverMessage?: string | null;
  /** The server's validation messages by wire field name. */
  fields?: Record<string, string[]>;
  /** Seconds until the next attempt is allowed; null when the server names none. */
  retryAfter?: number | null;
  /** The id under which the server's log has the request; null if the server sends none. */
  requestId?: string | null;
  /** Whether the session has ended because it had reached its longest duration. False by default. */
  isSessionTooOld?: boolean;
  /** False when the request has certainly not been sent. True by default. */
  wasSent?: boolean;
  cause?: unknown;
}

/** The only error type that calls throw. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly fields: Record<string, string[]>;
  readonly retryAfter: number | null;
  readonly requestId: string | null | undefined;
  readonly isSessionTooOld: boolean;
  readonly wasSent: boolean;

  constructor({
    code,
    status = null,
    serverMessage = null,
    fields = {},
    retryAfter = null,
    requestId,
    isSessionTooOld = false,
    wasSent = true,
    cause,
  }: ApiFailure) {
    super(serverMessage ?? code, { cause });
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.isSessionTooOld = isSessionTooOld;
    this.wasSent = wasSent;
  }
}

/** Whether the server refused the request. A retry would not help. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !['server', 'offline', 'unanswered', 'aborted'].includes(error.code);
}

/** Whether someone else has changed the record since it was read (412). */
export function isPreconditionFailed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** Whether the outcome of a write is not known: it may have been saved, or may still be. */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'unanswered';
}

/**
 * Whether a write may have been carried out: after a lost connection, a timeout, a gateway error, or a COMMIT that was
 * not answered.
 */
export function isAnswerLost(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (['offline', 'unanswered'].includes(error.code) || [502, 504].includes(error.status ?? 0))
  );
}

/** Returns the error of a write whose outcome stays unknown after `cause`. */
export function unanswered(cause: ApiError): ApiError {
  const { status, serverMessage, requestId } = cause;
  return new ApiError({ code: 'unanswered', status, serverMessage, requestId, cause });
}

const codes: Partial<Record<number, ApiErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  // These two mean "not now" rather than "no", so the session must survive them.
  408: 'server',
  429: 'server',
  409: 'conflict',
  412: 'conflict',
  413: 'too-large',
};

/** Returns the error for a response with a 4xx or 5xx status, or for a 2xx response with an unexpected body. */
export function refusalOf(status: number, body: unknown, headers?: Headers): ApiError {
  return new ApiError({
    code: codeOf(status, body),
    status,
    serverMessage: messageOf(body),
    fields: fieldsOf(body),
    retryAfter: secondsToWait(headers?.get('Retry-After')),
    requestId: headers?.get('X-Request-Id'),
    isSessionTooOld: status === 401 && at(body, 'code') === 'session-too-old',
  });
}

function codeOf(status: number, body: unknown): ApiErrorCode {
  if (isArchived(status, body)) return 'archived';
  if (status === 403 && at(body, 'code') === 'proof-required') return 'unproved';
  if (status === 409 && at(body, 'code') === 'clash') return 'clash';
  if (status === 422 && at(body, 'code') === 'key-reused') return 'saved-before';
  if (status === 503 && at(body, 'code') === 'outcome-unknown') return 'unanswered';
  return codes[status] ?? (status >= 400 && status < 500 ? 'refused' : 'server');
}

/** Whether the contract is archived, so that no retry can succeed (DECISION-40). */
function isArchived(status: number, body: unknown): boolean {
  return status === 409 && at(body, 'code') === 'archived';
}

/** Parses the header, which has either seconds or the date after which a retry is allowed. */
function secondsToWait(header: string | null | undefined): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Math.max(1, Math.ceil(seconds)) || null;
}

/** Returns the error for a request without a response. */
export function noAnswerOf(error: unknown, aborted: boolean): ApiError {
  return new ApiError({ code: aborted || isAbort(error) ? 'aborted' : 'offline', cause: error });
}

function isAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || isAbort(error.cause);
}

/** Backends send it as `message`, as `data.message` (API-017) or, for imports, first as `errorMessage` (MSG-68). */
function messageOf(body: unknown): string | null {
  const message = at(body, 'errorMessage') ?? at(body, 'message') ?? at(at(body, 'data'), 'message');
  return serverSentence(message);
}

function fieldsOf(body: unknown): Record<string, string[]> {
  const errors = at(body, 'errors');
  return Object.fromEntries(
    Object.entries(errors instanceof Object ? errors : {}).map(([field, fieldMessage]) => [
      field,
      [fieldMessage].flat().map(String),
    ]),
  );
}

function at(value: unknown, key: string): unknown {
  return (Object(value) as Record<string, unknown>)[key];
}
