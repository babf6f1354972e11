const statuses = {
  'bad-input': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  archived: 409,
  clash: 409,
  'beyond-end': 409,
  'no-time-zone': 409,
  changed: 412,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'too-many-requests': 429,
  unavailable: 503,
  'outcome-unknown': 503,
};

/** Why a request is refused; each of these is answered in the treaty's error shape. */
export type RefusalCode = keyof typeof statuses;

/** Every reason for a refusal. */
export const refusalCodes = Object.keys(statuses) as RefusalCode[];

const messages: Record<RefusalCode, string> = {
  'bad-input': 'The request was refused',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Conflict',
  archived: 'Archived',
  clash: 'Clash',
  'beyond-end':
    'Des cours planifiés sont après la fin du contrat - Some planned classes are after the end of the contract',
  'no-time-zone':
    'Choisissez d’abord le fuseau horaire de l’organisation, dans l’administration - Choose the time zone of the organization first, in the administration',
  changed: 'Changed meanwhile',
  'too-large': 'Too large',
  'unsupported-type': 'Unsupported type',
  'key-reused': 'Cette clé a déjà servi à une autre demande - The key was used for another request',
  'too-many-requests': 'Trop de tentatives - Too many attempts',
  unavailable: 'Service unavailable',
  'outcome-unknown':
    "On ne sait pas encore si l'enregistrement a été fait - It is not yet known whether this was saved",
};

/** Default seconds until a temporary refusal may be retried. */
const usualWait = 300;

/** Seconds until a write whose outcome is unknown may be repeated. */
const shortWait = 2;

/** Thrown by a route: the caller gets a 4xx or a 503. Nothing has changed, unless the code is `outcome-unknown`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** What is wrong with which field, by its wire path. */
  readonly errors: Record<string, string[]> | undefined;
  /** The seconds of `Retry-After`; null for a refusal that stays. */
  readonly retryAfter: number | null;

  constructor(
    code: RefusalCode,
    message = messages[code],
    errors?: Record<string, string[]>,
    retryAfter?: number,
  ) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.errors = errors;
    const wait = code === 'outcome-unknown' ? shortWait : usualWait;
    this.retryAfter = this.status === 429 || this.status === 503 ? (retryAfter ?? wait) : null;
  }
}

/** Refuses the value of one field. */
export function badField(field: string, reason: string): Refusal {
  return new Refusal('bad-input', undefined, { [field]: [reason] });
}

/** Refuses for now: the database does not answer. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', undefined, undefined, 5);
}

/** Says that the write, or an earlier one with its key, may have been carried out or may still be. */
export function outcomeUnknown(): Refusal {
  return new Refusal('outcome-unknown');
}
