import { daysAfter } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Call, type CallOf, type Handlers, TextAnswer, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { knownRow } from '../records.ts';
import { calendarText } from './calendarText.ts';
import { readTimetable } from './queries.ts';

/** The calls about calendar addresses. */
export const calendar = {
  /** For pages from before `showCalendarAddress`. */
  getCalendarAddress: async (call) => ({ data: { token: await tokenOf(call) } }),

  async getCalendarAddressState({ db, caller }) {
    return { data: { exists: (await sealedAddress(db, userIdOf(caller))) !== null } };
  },

  async showCalendarAddress(call) {
    return { message: 'The calendar address was shown', data: { token: await tokenOf(call) } };
  },

  async renewCalendarAddress(call) {
    const { db, links, caller } = call;
    await refuseEndedSession(call);
    const token = newSecret();
    const sealed = links.seal(token);
    await db
      .insertInto('calendar_links')
      .values({ user_id: userIdOf(caller), ...sealed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(sealed))
      .execute();
    return { message: 'The calendar address was saved', data: { token } };
  },

  async revokeCalendarAddress(call) {
    await call.db.deleteFrom('calendar_links').where('user_id', '=', userIdOf(call.caller)).execute();
    return { message: 'The calendar address was deleted' };
  },

  getCalendar,
} satisfies Handlers;

async function sealedAddress(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_links')
    .select('link_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.link_sealed ?? null;
}

async function tokenOf({ db, links, caller }: Call): Promise<string | null> {
  return links.open(await sealedAddress(db, userIdOf(caller)));
}

/**
 * Throws if the session has ended since the request arrived, because the new address would outlive it. Locks the user
 * until the transaction ends.
 */
async function refuseEndedSession({ db, caller, session }: Call): Promise<void> {
  await sql`select from users where id = ${userIdOf(caller)} for share`.execute(db);
  const { rows } = await sql`select from sessions where id = ${session} and ended_at is null`.execute(db);
  if (rows.length === 0) throw new Refusal('unauthorized');
}

/** Number of days before today that a calendar still shows. */
const daysBefore = 31;

/**
 * Returns the classes of the teacher who owns the address. Not typed as a `Handler`: in the generated client the
 * response is a string.
 */
async function getCalendar(call: CallOf<'getCalendar'>): Promise<TextAnswer> {
  const { path, db, links, attempts, address, now, today, clock } = call;
  const token = path.token.replace(/\.ics$/, '');
  const attempt = await attempts.count({ purpose: 'calendar', address });
  const found = await sql<{ user_id: number; teacher_id: number }>`select l.user_id, t.id as teacher_id
    from calendar_links l join users u on u.id = l.user_id join teachers t on t.user_id = u.id
    where u.status = 1 and l.link_digest = any (${links.digestsOf(token)}::text[])`.execute(db);
  if (found.rows.length === 0) attempt.refuseTooMany();
  const teacher = knownRow(found);
  await attempt.succeed();
  const { user_id: userId, teacher_id: teacherId } = teacher;
  const caller = { role: 'ROLE_TEACHER', userId, teacherId, today } as const;
  const read = await readTimetable(db, caller, sql`p.held_on >= ${daysAfter(today, -daysBefore)}`);
  const settings = await db.selectFrom('organisation').select('version').executeTakeFirst();
  const changes = settings?.version ?? 0;
  return new TextAnswer('text/calendar; charset=utf-8', calendarText(read, { now, clock, changes }));
}
