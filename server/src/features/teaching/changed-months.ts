import type { PersonName, TeacherMonth } from '@portal/api-client/openapi';
import { type CalendarDate, monthOf } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { readHours } from '../hours/queries.ts';
import { teacherNameJson } from '../json.ts';

/** The days of recorded classes that a change may affect, and the teachers whose hours may change. */
export interface MovedHours {
  readonly teacherIds: readonly number[];
  readonly days: readonly CalendarDate[];
}

/**
 * Makes a change and returns the months whose amounts it changed, by teacher and month. It compares the sums before and
 * after with the same query that all screens use.
 */
export async function monthsChangedBy(
  db: Db,
  moved: MovedHours,
  change: () => Promise<unknown>,
): Promise<TeacherMonth[]> {
  const before = await monthsOf(db, moved);
  await change();
  const after = await monthsOf(db, moved);
  return after.flatMap((month, place) => {
    const was = before[place];
    return was === undefined || (was.cents === month.cents && was.unrated === month.unrated)
      ? []
      : [
          {
            teacher_id: month.teacherId,
            month: month.month,
            status: month.status,
            before_cents: was.cents,
            after_cents: month.cents,
          },
        ];
  });
}

/** Makes a change, rolls it back, and returns its result. */
export async function tried<Result>(db: Db, change: () => Promise<Result>): Promise<Result> {
  await sql`savepoint tried`.execute(db);
  const result = await change();
  await sql`rollback to savepoint tried`.execute(db);
  await sql`release savepoint tried`.execute(db);
  return result;
}

/** Returns whether two lists contain the same months with the same statuses and amounts, in any order. */
function areMonthsEqual(one: readonly TeacherMonth[], other: readonly TeacherMonth[]): boolean {
  const keyOf = (months: readonly TeacherMonth[]) =>
    months
      .map(({ teacher_id, month, status, before_cents, after_cents }) =>
        [teacher_id, month, status, before_cents, after_cents].join(' '),
      )
      .toSorted()
      .join();
  return keyOf(one) === keyOf(other);
}

/** Adds the names of the teachers to months, in the shape of the previews. */
export async function withTeachers(
  db: Db,
  months: readonly TeacherMonth[],
): Promise<{ teachers: PersonName[]; months: TeacherMonth[] }> {
  const ids = months.map(({ teacher_id }) => teacher_id);
  const { rows } = await sql<{ teacher: PersonName }>`select ${teacherNameJson} as teacher
    from teachers t join users u on u.id = t.user_id where t.id = any (${ids}::bigint[])
    order by u.last_name_folded, u.name_folded, t.id`.execute(db);
  return { teachers: rows.map(({ teacher }) => teacher), months: [...months] };
}

/** Throws if the months of a change are not those that the caller confirmed. */
export function refuseOtherMonths(
  months: readonly TeacherMonth[],
  confirmed: readonly TeacherMonth[] = [],
): void {
  if (!areMonthsEqual(months, confirmed)) throw new Refusal('conflict', otherMonths);
}

const otherMonths =
  'Les mois modifiés par ce changement ne sont plus les mêmes - The months that this change affects are no longer the same';

/** Every month of the days, for each teacher, in a fixed order. */
async function monthsOf(db: Db, { teacherIds, days }: MovedHours) {
  const months = [...new Set(days.map(monthOf))].toSorted();
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  const { rows: statements } = await sql<{
    teacher_id: number;
    month: string;
    status: TeacherMonth['status'];
  }>`select teacher_id, to_char(month, 'YYYY-MM') as month, status from statements
    where teacher_id = any (${teacherIds}::bigint[])`.execute(db);
  const found = [];
  for (const teacherId of teacherIds) {
    const rows = await readHours(db, { from, to, teacherId }, 'month');
    for (const month of months) {
      const row = rows.find((one) => one.month === month);
      const statement = statements.find((one) => one.teacher_id === teacherId && one.month === month);
      found.push({
        teacherId,
        month,
        status: statement?.status ?? ('open' as const),
        cents: row?.amount_cents ?? 0,
        unrated: row?.unrated_minutes ?? 0,
      });
    }
  }
  return found;
}
