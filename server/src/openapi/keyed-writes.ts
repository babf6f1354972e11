import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import { UploadedFile } from '../files/UploadedFile.ts';
import { type Actor, namedActor } from '../history/history.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import { openAnswer, sealAnswer } from '../sessions/answeredTokens.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { OpenedSession, Versioned } from './call.ts';

/** A write with an `Idempotency-Key`. */
export interface KeyedWrite {
  /** Null for a call without a session. Its keys are shared by all callers of that call. */
  readonly userId: number | null;
  readonly key: string;
  /** Method and path as in the API description: `POST attendance`. */
  readonly route: string;
  /** The parts of the request that a repetition must not change: parameters and body. */
  readonly request: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  };
  /**
   * Whether the request contains a password or the secret of a link. What is stored must not allow anyone to guess it.
   */
  readonly isSecret: boolean;
  /** Encrypts the token of a private link in the stored answer, and computes digests of secret requests. */
  readonly links: LinkKeys;
}

/** The limit in the API description. */
const maxKeyLength = 100;

/** Throws a refusal for a key that is too long. */
export function refuseLongKey(key: string): void {
  if (key.length > maxKeyLength) {
    throw badField('Idempotency-Key', `must NOT have more than ${maxKeyLength} characters`);
  }
}

/** Thrown if another transaction uses the key and has not ended. It may also be waiting in COMMIT for a standby. */
class KeyInUse extends Error {}

/** Thrown after statements that were sent with the claim of a key, if the key is not free or the session has changed. */
class ClaimedTooEarly extends Error {}

/** How a write claims its key. */
export interface Claiming {
  /**
   * Whether the claim is sent together with the first statements of the write, which then are `ifKeyIsFree`. Saves a
   * trip to the database.
   */
  readonly isEarly: boolean;
  /** Names the caller in the history, in the statement that claims the key. */
  readonly actor?: Actor;
  /** Says after the first statements whether the session of the request is as it was trusted to be. Default: it is. */
  readonly isConfirmed?: () => boolean;
}

/**
 * Runs a write only once for each `Idempotency-Key`. Repeating it with the same key returns the first answer and
 * changes nothing, so that a client can repeat a request whose answer was lost. The key is stored after the write,
 * together with its answer, in the same transaction. Until then a lock keeps other requests with the key out. Throws a
 * refusal for a key that was used with another request, and `KeyInUse`.
 */
export async function onceByKey(
  db: Db,
  keyed: KeyedWrite,
  write: () => Promise<unknown>,
  { isEarly, actor, isConfirmed = () => true }: Claiming = { isEarly: false },
): Promise<unknown> {
  const lock = await lockKey(db, keyed, actor);
  const stored = isEarly ? null : await answerOfClaim(db, keyed, lock);
  if (stored) return stored.answer;
  const isTooEarly = () => isEarly && (lock[0]?.isFree === false || !isConfirmed());
  const answer = await write().catch((error: unknown) => {
    // The key may be used: then the first statement, which is `ifKeyIsFree`, has found nothing.
    if (isTooEarly() || (isEarly && error instanceof Refusal)) throw new ClaimedTooEarly();
    throw error;
  });
  if (isTooEarly()) throw new ClaimedTooEarly();
  const { body, version } = answer instanceof Versioned ? answer : { body: storable(answer), version: null };
  const sealed = JSON.stringify(sealAnswer(keyed.links, keyed.route, body));
  await sql`${withNext}insert into keyed_writes (user_id, call, key, request, answer, version)
    values (${keyed.userId}, ${keyed.route}, ${keyed.key}, ${fingerprints(keyed)[0]}, ${sealed}, ${version})`.execute(
    db,
  );
  return answer;
}

/** The setting of a key that another request uses. JSON like the others, because PostgreSQL reads it to plan with it. */
const taken = '"taken"';

/** The key of the transaction, or `taken`, as JSON; null if the request has none. */
const keyOfTransaction = sql`nullif(current_setting('portal.key', true), '')`;

/**
 * Condition of the first statement of a write whose claim is early. False if another request uses the key or has used
 * it: that request has locked what the statement would wait for, or the write has been done.
 */
export const ifKeyIsFree = sql<boolean>`(${keyOfTransaction} is distinct from ${sql.lit(taken)}
  and not exists (select from keyed_writes w, (select ${keyOfTransaction}::jsonb as key) own
    where w.user_id = (own.key ->> 0)::bigint and w.call = own.key ->> 1 and w.key = own.key ->> 2))`;

/**
 * Runs a write whose first statements are sent with the claim of its key. If the key turns out to be used, or the session
 * to have changed, the transaction is rolled back, and `late` asks for both before it does anything else.
 */
export async function claimEarly<T>(early: () => Promise<T>, late: () => Promise<T>): Promise<T> {
  try {
    return await early();
  } catch (error) {
    if (!(error instanceof ClaimedTooEarly)) throw error;
    return late();
  }
}

/** Returns the stored answer of a write with this key; null if there is none. */
export async function storedAnswer(db: Db, keyed: KeyedWrite): Promise<{ readonly answer: unknown } | null> {
  const { rows } = await sql<StoredWrite>`
    select request, answer, version from keyed_writes where ${isOf(keyed)}`.execute(db);
  const [before] = rows;
  return before ? answerOf(before, keyed) : null;
}

/** Minimum and maximum pause between two attempts, in milliseconds. */
const [minPause, maxPause] = [20, 250];

/**
 * Repeats an attempt until no other transaction uses its key. Holds no connection between attempts. Calls `stillInUse`
 * before each pause, which throws to stop waiting.
 */
export async function whenKeyIsFree<T>(attempt: () => Promise<T>, stillInUse: () => void): Promise<T> {
  for (let pause = minPause; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof KeyInUse)) throw error;
      stillInUse();
      await wait(pause);
    }
  }
}

function isOf({ userId, route, key }: KeyedWrite): RawBuilder<boolean> {
  const user = userId === null ? sql`user_id is null` : sql`user_id = ${userId}`;
  return sql<boolean>`${user} and call = ${route} and key = ${key}`;
}

interface StoredWrite {
  readonly request: string;
  readonly answer: unknown;
  readonly version: string | null;
}

type Lock = readonly { readonly isFree: boolean }[];

/**
 * Locks the key until the transaction ends, if no other request uses it. An advisory lock lasts as long as the
 * transaction, even if its connection has broken and its COMMIT waits for a standby. Sent with the next statement.
 */
async function lockKey(db: Db, { userId, route, key }: KeyedWrite, actor: Actor | undefined): Promise<Lock> {
  const name = JSON.stringify([userId, route, key]);
  const { rows } = await sql<{ isFree: boolean }>`${withNext}
    select is_free as "isFree", set_config('portal.key', case when is_free then ${name} else ${sql.lit(taken)} end, true)
      ${actor ? sql`, ${namedActor(actor)}` : sql``}
    from (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free) l`.execute(db);
  return rows;
}

/**
 * Returns the answer of an earlier request with the key; null if there is none. Throws if the key is in use.
 *
 * The stored key is read in a statement of its own, which sees what was committed before the lock was free. It is
 * written again, so that this COMMIT waits for the standby too: an administrator may have cancelled the wait of the
 * first one.
 */
async function answerOfClaim(
  db: Db,
  keyed: KeyedWrite,
  lock: Lock,
): Promise<{ readonly answer: unknown } | null> {
  const { rows } = await sql<StoredWrite>`update keyed_writes set request = request where ${isOf(keyed)}
    returning request, answer, version`.execute(db);
  if (lock[0]?.isFree !== true) throw new KeyInUse();
  return rows[0] ? answerOf(rows[0], keyed) : null;
}

function answerOf(
  { request, answer, version }: StoredWrite,
  keyed: KeyedWrite,
): { readonly answer: unknown } {
  if (!fingerprints(keyed).includes(request)) throw new Refusal('key-reused');
  const body = opened(openAnswer(keyed.links, keyed.route, answer));
  return { answer: version === null ? body : new Versioned(body, version) };
}

/** Returns what may be stored of an answer that opens a session: the session's id, never its tokens. */
function storable(answer: unknown): unknown {
  return answer instanceof OpenedSession ? { ...answer.body, opened_session: answer.session } : answer;
}

function opened(answer: unknown): unknown {
  const { opened_session, ...body } = Object(answer) as { readonly opened_session?: string };
  return opened_session === undefined ? answer : new OpenedSession(body, opened_session);
}

/** Returns the fingerprints of a request: the one to store, and those that older secrets would have given. */
function fingerprints({ request: { path, query, body }, isSecret, links }: KeyedWrite): readonly string[] {
  const isEmpty = (parameters: object) => Object.keys(parameters).length === 0;
  const asked = isEmpty(query) ? (isEmpty(path) ? body : [path, body]) : [path, body, query];
  const digest = createHash('sha256')
    .update(JSON.stringify(asked, byContent) ?? '')
    .digest('hex');
  return isSecret ? links.digestsOf(`request ${digest}`) : [digest];
}

/** Replaces a file by its name and hash, so that two files can be compared. */
function byContent(_field: string, value: unknown): unknown {
  if (!(value instanceof UploadedFile)) return value;
  return [value.name, value.hash];
}
