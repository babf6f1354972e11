import type { OpenSession } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { noteChange } from '../../history/history.ts';
import { type CallOf, type Handlers, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { networkDigestsOf } from '../../sessions/originOf.ts';
import { endSessionsOfUser } from '../../sessions/Sessions.ts';
import { endUserSessions } from '../../sessions/sign-ins.ts';
import { holds } from '../access.ts';
import { reachableUser } from './reachable-user.ts';

/** The calls about the open sessions of a user. */
export const openSessions = {
  async listSessions(call) {
    await reachableUser(call, call.path.id);
    return { data: await readSessions(call) };
  },

  /** Ending a session that has already ended changes nothing: two people, or two tabs, may do so at once. */
  async endSession(call) {
    const { path, db, now } = call;
    await reachableUser(call, path.id, { isLocked: true });
    const isMeant = sql`id = ${path.session} and user_id = ${path.id}`;
    if (!(await holds(db, sql`exists (select from sessions where ${isMeant})`)))
      throw new Refusal('not-found');
    const ended = await endUserSessions(db, isMeant, sql`${now.toISOString()}::timestamptz`);
    await noteEndedByOther(call, ended);
    return { message: 'The session has ended' };
  },

  /** Keeps the session of the request itself: that one is ended by signing out. */
  async endSessions(call) {
    const { path, db, now, session } = call;
    await reachableUser(call, path.id, { isLocked: true });
    await noteEndedByOther(call, await endSessionsOfUser(db, path.id, now, session));
    return { message: 'The sessions have ended' };
  },
} satisfies Handlers;

/** Maximum number of sessions in the list, those used last. */
const maxShown = 100;

/**
 * Adds to a user's history that an administrator has ended the user's sessions. Not for the administrator's own
 * sessions.
 */
async function noteEndedByOther(
  { caller, path, db, now }: CallOf<'endSessions'>,
  ended: number,
): Promise<void> {
  if (ended === 0 || userIdOf(caller) === path.id) return;
  const after = { sessions_ended_at: now.toISOString() };
  await noteChange(db, 'users', path.id, { sessions_ended_at: null }, after);
}

/** Reads the open sessions of a user: the session of the request first, then those used last. */
async function readSessions(call: CallOf<'listSessions'>): Promise<OpenSession[]> {
  const { path, db, session, sessions, now } = call;
  const here = networkDigestsOf(call);
  const { rows } = await sql<OpenSession>`select id, began_at, used_at, browser, system,
      (id is not distinct from ${session}::uuid)::int as is_current,
      (network = any (${here}::text[]))::int as same_network
    from sessions where user_id = ${path.id} and ended_at is null and expires_at > ${now.toISOString()}
      and second_step is null and ${sessions.isYoung(sql`began_at`)}
    order by is_current desc, used_at desc, id limit ${maxShown}`.execute(db);
  return rows;
}
