import type { ApiKey } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { mailNewKey } from '../../mail/api-keys/mailNewKey.ts';
import { type Handlers, refuseChanged, userIdOf, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { ApiKeys } from '../../sessions/ApiKeys.ts';
import { userNameOf } from '../json.ts';
import { insertForId, recordOf, updateRecord } from '../records.ts';

/** The calls about the keys of other programs (extension `api-keys`, ADR-0084). */
export const keysOfPrograms = {
  listApiKeys: async ({ db, apiKeys }) => ({ data: await readKeys(db, apiKeys, sql`true`) }),

  async createApiKey({ body, caller, db, apiKeys, now, today }) {
    const name = nameOf(body);
    const { expires_on } = body;
    if (expires_on < today) throw badField('expires_on', 'is over');
    if (expires_on > lastDayFrom(today)) throw badField('expires_on', 'is more than two years away');
    // Locked, so that somebody who loses access at the same moment leaves no key behind.
    const creator = await recordOf(db, 'users', userIdOf(caller), { isLocked: true });
    if (creator.status !== 1 || creator.role !== 'ROLE_ADMIN') throw new Refusal('unauthorized');
    const { token, stored } = apiKeys.create();
    const calls = apiKeys.callsOf(body.scopes);
    const created = { created_by: creator.id, created_at: now.toISOString() };
    const id = await insertForId(db, 'api_keys', {
      name,
      ...stored,
      calls,
      expires_on,
      ...created,
      ended_at: null,
      ended_by: null,
      warned_at: null,
    });
    await mailNewKey(db, { name, creator, expires_on }, now);
    return { message: 'The key was created', data: { token, key: await keyOf(db, apiKeys, id) } };
  },

  async renameApiKey({ path, body, db, apiKeys, ifMatch }) {
    const key = await recordOf(db, 'api_keys', path.id, { isLocked: true });
    const name = nameOf(body);
    // A rename that is stored already is answered as saved: the answer to an earlier call was lost.
    if (name !== key.name) {
      refuseChanged(key, ifMatch);
      await updateRecord(db, 'api_keys', key.id, { name });
    }
    return answerOf(db, apiKeys, key.id);
  },

  async endApiKey({ path, caller, db, apiKeys, now }) {
    const key = await recordOf(db, 'api_keys', path.id, { isLocked: true });
    if (key.ended_at === null)
      await updateRecord(db, 'api_keys', key.id, {
        ended_at: now.toISOString(),
        ended_by: userIdOf(caller),
        end_reason: 'by-hand',
      });
    return answerOf(db, apiKeys, key.id);
  },
} satisfies Handlers;

function nameOf({ name }: { readonly name: string }): string {
  const trimmed = name.trim();
  if (trimmed === '') throw badField('name', 'is required');
  return trimmed;
}

/** The last day that a key may have: two years from a day. */
function lastDayFrom(today: string): string {
  return `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
}

async function answerOf(db: Db, apiKeys: ApiKeys, id: number) {
  const data = await keyOf(db, apiKeys, id);
  return new Versioned({ message: 'The key was saved', data }, data.etag);
}

async function keyOf(db: Db, apiKeys: ApiKeys, id: number): Promise<ApiKey> {
  const [key] = await readKeys(db, apiKeys, sql`k.id = ${id}`);
  if (!key) throw new Error(`key ${id} is not there`);
  return key;
}

type KeyRow = Omit<ApiKey, 'scopes' | 'incomplete_scopes'> & { readonly calls: readonly string[] };

/** Reads keys, the newest first. Never their digest. */
async function readKeys(db: Db, apiKeys: ApiKeys, where: Sql): Promise<ApiKey[]> {
  const { rows } = await sql<KeyRow>`select k.id, k.name, k.start, k.calls, k.expires_on, k.created_at,
      ${userNameOf('a')} as created_by, used.used_at as last_used_at, k.ended_at, ${userNameOf('b')} as ended_by, 
      -- During an update, a process of the earlier release ends keys by hand without a reason.
      case when k.ended_at is not null then coalesce(k.end_reason, 'by-hand') end as end_reason,
      '"v' || k.version || '"' as etag
    from api_keys k join users a on a.id = k.created_by left join users b on b.id = k.ended_by
      left join api_key_uses used on used.api_key_id = k.id
    where ${where} order by k.id desc`.execute(db);
  return rows.map(({ calls, ...key }) => ({ ...key, ...apiKeys.scopesOf(calls) }));
}
