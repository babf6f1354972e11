const statuses = {
  'bad-input': 400,
  unauthorized: 401,
  'session-too-old': 401,
  'second-factor': 401,
  forbidden: 403,
  'proof-required': 403,
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

/** Reason for a refusal. The answer has the error shape of the API description. */
export type RefusalCode = keyof typeof statuses;

/** Every reason for a refusal. */
export const refusalCodes = Object.keys(statuses) as RefusalCode[];

const messages: Record<RefusalCode, string> = {
  'bad-input': 'The request was refused',
  unauthorized: 'Unauthorized',
  'session-too-old':
    'Votre session a pris fin, car votre connexion est trop ancienne - Your session has ended because you signed in too long ago',
  'second-factor':
    'La deuxième étape de la connexion n’est pas faite - The second step of the sign-in is not done',
  forbidden: 'Forbidden',
  'proof-required': 'Confirmez d’abord que c’est bien vous - Confirm first that it is you',
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

/** Default number of seconds after which a temporarily refused request may be retried. */
const usualWait = 300;

/** Seconds after which a write with an unknown outcome may be repeated. */
const shortWait = 2;

/**
 * Thrown by a handler to answer with a 4xx or 503 status. Nothing was changed, unless the code is `outcome-unknown`.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** Problems by field, whose key is the path in the request. */
  readonly errors: Record<string, string[]> | undefined;
  /** The seconds of `Retry-After`; null for a permanent refusal. */
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

/** A temporary refusal: the database does not answer. */
export function unavailable(): Refusal {
  return new Refusal('unavailable', undefined, undefined, 5);
}

/** The refusal of a write that, under this key, may have been carried out or may still be running. */
export function outcomeUnknown(): Refusal {
  return new Refusal('outcome-unknown');
}
