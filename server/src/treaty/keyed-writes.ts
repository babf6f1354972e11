import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { withNext } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { UploadedFile } from '../files/UploadedFile.ts';
import { openAnswer, sealAnswer } from '../sessions/answeredTokens.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { Versioned } from './call.ts';
import { badField, Refusal } from './Refusal.ts';

interface KeyedWrite {
  readonly userId: number;
  readonly key: string;
  /** As the treaty writes it: `POST attendance`. */
  readonly route: string;
  /** The parameters in the path. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Encrypts the token of a private link in the stored answer. */
  readonly links: LinkKeys;
}

/** The limit in the treaty. */
const longestKey = 100;

/**
 * Carries a write out once for each `Idempotency-Key`: the same key a second time answers as before and changes
 * nothing, so that a lost answer can be asked for again. The key is written first, so that of two requests at the
 * same moment the second waits for the first. A key that comes with another path or body is refused. Each call has keys
 * of its own. Throws a refusal for a key that is too long.
 */
export async function onceByKey(
  trx: Transaction<Schema>,
  { userId, key, route, path, body, links }: KeyedWrite,
  write: () => Promise<unknown>,
): Promise<unknown> {
  if (key.length > longestKey) {
    throw badField('Idempotency-Key', `must NOT have more than ${longestKey} characters`);
  }
  const asked = Object.keys(path).length === 0 ? body : [path, body];
  const request = createHash('sha256')
    .update(JSON.stringify(asked, byContent) ?? '')
    .digest('hex');
  const ofKey = { user_id: userId, call: route, key };
  const isFirst = await trx
    .insertInto('keyed_writes')
    .values({ ...ofKey, request, answer: null, version: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const before = await trx
      .selectFrom('keyed_writes')
      .select(['request', 'answer', 'version'])
      .where((e) => e.and(ofKey))
      .executeTakeFirstOrThrow();
    if (before.request !== request) throw new Refusal('key-reused');
    const answer = openAnswer(links, route, before.answer);
    return before.version === null ? answer : new Versioned(answer, before.version);
  }
  const answer = await write();
  const kept = answer instanceof Versioned ? answer : { body: answer, version: null };
  const stored = JSON.stringify(sealAnswer(links, route, kept.body));
  await sql`${withNext}update keyed_writes set answer = ${stored}, version = ${kept.version}
    where user_id = ${userId} and call = ${route} and key = ${key}`.execute(trx);
  return answer;
}

/** Files differ by name and content. */
function byContent(_field: string, value: unknown): unknown {
  if (!(value instanceof UploadedFile)) return value;
  return [value.name, value.hash];
}
