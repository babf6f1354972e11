import type { CourseToFollowUp } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { refuseLongSpan } from '../planned-classes/refuseLongSpan.ts';
import { readToFollowUp } from './readToFollowUp.ts';

/** The call about follow-ups. */
export const followUps = {
  async getCoursesToFollowUp({ query, db, today }) {
    const { from, to, withEmails } = query;
    refuseLongSpan(query);
    const data = await readToFollowUp(db, sql`true`, { today, from, to });
    return withEmails === 1 ? { data, teachers: await readEmails(db, data) } : { data };
  },
} satisfies Handlers;

/** Reads the addresses of the teachers who are named, by id. */
async function readEmails(db: Db, courses: readonly CourseToFollowUp[]) {
  const named = courses.flatMap(({ teacher, open_classes }) => [
    teacher,
    ...open_classes.map((planned) => planned.teacher),
  ]);
  const ids = [...new Set(named.flatMap((teacher) => teacher?.id ?? []))];
  const { rows } = await sql<{ id: number; email: string }>`select t.id, u.email
    from teachers t join users u on u.id = t.user_id where t.id = any (${ids}::bigint[]) order by t.id`.execute(
    db,
  );
  return rows;
}
