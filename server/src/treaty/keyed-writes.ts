import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import { UploadedFile } from '../files/UploadedFile.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import { openAnswer, sealAnswer } from '../sessions/answeredTokens.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { OpenedSession, Versioned } from './call.ts';

/** A write that carries an `Idempotency-Key`. */
export interface KeyedWrite {
  /** Null for a call without a session, whose keys belong to the call alone. */
  readonly userId: number | null;
  readonly key: string;
  /** As the treaty writes it: `POST attendance`. */
  readonly route: string;
  /** What a repetition must not change: parameters by their place, and the body. */
  readonly request: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  };
  /** Whether the request holds a password or the secret of a link, which must not be guessed from what is stored. */
  readonly isSecret: boolean;
  /** Encrypts the token of a private link in the stored answer, and digests secret requests. */
  readonly links: LinkKeys;
}

/** The limit in the treaty. */
const longestKey = 100;

/** Throws a refusal for a key that is too long. */
export function refuseLongKey(key: string): void {
  if (key.length > longestKey) {
    throw badField('Idempotency-Key', `must NOT have more than ${longestKey} characters`);
  }
}

/** Thrown when another transaction uses the key and is not over: a COMMIT that waits for a standby is not either. */
class KeyInUse extends Error {}

/**
 * Carries a write out once for each `Idempotency-Key`: the same key a second time answers as before and changes
 * nothing, so that a lost answer can be asked for again. The key is written first, in the transaction of the write.
 * Throws a refusal for a key that came with another request, and `KeyInUse`.
 */
export async function onceByKey(db: Db, keyed: KeyedWrite, write: () => Promise<unknown>): Promise<unknown> {
  const stored = await claimKey(db, keyed);
  if (stored) return stored.answer;
  const answer = await write();
  const { body, version } = answer instanceof Versioned ? answer : { body: storable(answer), version: null };
  const sealed = JSON.stringify(sealAnswer(keyed.links, keyed.route, body));
  await sql`${withNext}update keyed_writes set answer = ${sealed}, version = ${version}
    where ${isOf(keyed)}`.execute(db);
  return answer;
}

/** Returns the answer that a write with this key was given; null if there was none. */
export async function storedAnswer(db: Db, keyed: KeyedWrite): Promise<{ readonly answer: unknown } | null> {
  const { rows } = await sql<StoredWrite>`
    select request, answer, version from keyed_writes where ${isOf(keyed)}`.execute(db);
  const [before] = rows;
  return before ? answerOf(before, keyed) : null;
}

/** The shortest and the longest pause in milliseconds between two looks at a key that is in use. */
const [shortestPause, longestPause] = [20, 250];

/**
 * Runs an attempt until no other transaction uses its key. No connection is held between two attempts. `stillInUse` is
 * called before each pause; it throws to end the waiting.
 */
export async function whenKeyIsFree<T>(attempt: () => Promise<T>, stillInUse: () => void): Promise<T> {
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
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

/**
 * Writes the key, and returns the answer of an earlier request with it. The advisory lock lives as long as the
 * transaction: also while its COMMIT waits for a standby, after its connection broke. An earlier answer is written once
 * more, because this COMMIT must wait for the standby too: the first one may have been given up by an administrator.
 */
async function claimKey(db: Db, keyed: KeyedWrite): Promise<{ readonly answer: unknown } | null> {
  const { userId, key, route } = keyed;
  const { rows } = await sql<{ isFree: boolean } & StoredWrite>`
    with lock as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([userId, route, key])}, 0)) as is_free
    ), claim as (
      insert into keyed_writes (user_id, call, key, request)
      select ${userId}::bigint, ${route}, ${key}, ${fingerprints(keyed)[0]} from lock where is_free
      on conflict (user_id, call, key) do update set request = keyed_writes.request
      returning request, answer, version
    )
    select is_free as "isFree", claim.* from lock left join claim on true`.execute(db);
  const [found] = rows;
  if (!found?.isFree) throw new KeyInUse();
  return found.answer === null ? null : answerOf(found, keyed);
}

function answerOf(
  { request, answer, version }: StoredWrite,
  keyed: KeyedWrite,
): { readonly answer: unknown } {
  if (!fingerprints(keyed).includes(request)) throw new Refusal('key-reused');
  const body = opened(openAnswer(keyed.links, keyed.route, answer));
  return { answer: version === null ? body : new Versioned(body, version) };
}

/** What is stored of an answer that opens a session: its id, never its tokens. */
function storable(answer: unknown): unknown {
  return answer instanceof OpenedSession ? { ...answer.body, opened_session: answer.session } : answer;
}

function opened(answer: unknown): unknown {
  const { opened_session, ...body } = Object(answer) as { readonly opened_session?: string };
  return opened_session === undefined ? answer : new OpenedSession(body, opened_session);
}

/** What is stored of a request, and what an older secret would have stored. */
function fingerprints({ request: { path, query, body }, isSecret, links }: KeyedWrite): readonly string[] {
  const isEmpty = (parameters: object) => Object.keys(parameters).length === 0;
  const asked = isEmpty(query) ? (isEmpty(path) ? body : [path, body]) : [path, body, query];
  const digest = createHash('sha256')
    .update(JSON.stringify(asked, byContent) ?? '')
    .digest('hex');
  return isSecret ? links.digestsOf(`request ${digest}`) : [digest];
}

/** Files differ by name and content. */
function byContent(_field: string, value: unknown): unknown {
  if (!(value instanceof UploadedFile)) return value;
  return [value.name, value.hash];
}
