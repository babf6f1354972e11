import type { OpenSession } from '@portal/api-client/treaty';
import { sql } from 'kysely';
import { networkDigestsOf } from '../../sessions/originOf.ts';
import { endSessionsOfUser } from '../../sessions/Sessions.ts';
import { type Call, type CallOf, type Handlers, userIdOf } from '../../treaty/call.ts';
import { Refusal } from '../../treaty/Refusal.ts';
import { recordOf } from '../records.ts';

/** The calls about the open sessions of a user. */
export const openSessions = {
  async listSessions(call) {
    await reachableUser(call, call.path.id);
    return { data: await readSessions(call) };
  },

  /** Ending one that has ended meanwhile changes nothing: two people, or two tabs, may do it at once. */
  async endSession(call) {
    const { path, db, now } = call;
    await reachableUser(call, path.id, { isLocked: true });
    const session = await db
      .updateTable('sessions')
      .set((e) => ({ ended_at: e.fn.coalesce('ended_at', sql<string>`${now.toISOString()}::timestamptz`) }))
      .where('id', '=', path.session)
      .where('user_id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (!session) throw new Refusal('not-found');
    return { message: 'The session has ended' };
  },

  /** Keeps the session of the call: a person ends it by signing out. */
  async endSessions(call) {
    const { path, db, now, session } = call;
    await reachableUser(call, path.id, { isLocked: true });
    await endSessionsOfUser(db, path.id, now, session);
    return { message: 'The sessions have ended' };
  },
} satisfies Handlers;

/** Sessions that are shown: those used last. */
const mostShown = 100;

/** Throws if there is no such user, or if a teacher asks for somebody else. */
async function reachableUser({ caller, db }: Call, id: number, { isLocked = false } = {}): Promise<void> {
  if (caller.role !== 'ROLE_ADMIN' && userIdOf(caller) !== id) throw new Refusal('forbidden');
  await recordOf(db, 'users', id, { isLocked });
}

/** The open sessions of a user: that of the call first, then those used last. */
async function readSessions(call: CallOf<'listSessions'>): Promise<OpenSession[]> {
  const { path, db, session, now } = call;
  const here = networkDigestsOf(call);
  const { rows } = await sql<OpenSession>`select id, began_at, used_at, browser, system,
      (id is not distinct from ${session}::uuid)::int as is_current,
      (network = any (${here}::text[]))::int as same_network
    from sessions where user_id = ${path.id} and ended_at is null and expires_at > ${now.toISOString()}
    order by is_current desc, used_at desc, id limit ${mostShown}`.execute(db);
  return rows;
}
