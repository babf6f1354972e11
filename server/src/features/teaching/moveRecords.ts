import type { TeacherMonth } from '@portal/api-client/openapi';
import { type CalendarDate, giverAfter, isSettled, type TeachingPeriod } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { writeClassEvents } from '../attendance/writeClassEvents.ts';
import { monthOfDay } from '../hours/rates.ts';
import { monthsChangedBy, tried } from './changed-months.ts';

interface Record {
  /** The record, or the cancelled class with a minus. */
  readonly class_key: number;
  readonly held_on: CalendarDate;
  readonly teacher_id: number | null;
  readonly substitute_id: number | null;
  /** Whether an approved or exported statement contains the record. */
  readonly is_settled: boolean;
}

/**
 * Assigns the records of a contract to the right teachers after the teaching periods have changed (`giverAfter`).
 * Returns the months whose amounts this changes. A class in an approved month stays with its teacher; the result still
 * lists its month, with the amount that it would have.
 */
export async function moveRecords(
  db: Db,
  contractId: number,
  before: readonly TeachingPeriod[],
  after: readonly TeachingPeriod[],
  now: Date,
): Promise<TeacherMonth[]> {
  const { rows } = await sql<Record>`select x.class_key, x.held_on, x.teacher_id, p.substitute_id,
      exists (select from statements s join statement_classes h on h.statement_id = s.id and h.class_key = x.class_key
        where s.teacher_id = x.teacher_id and s.month = ${monthOfDay(sql`x.held_on`)}
          and s.status in ('approved', 'exported')) as is_settled
    from (select id as class_key, held_on, teacher_id, planned_class_id from lessons where contract_id = ${contractId}
        union all select -id, held_on, cancel_teacher_id, id from planned_classes
          where contract_id = ${contractId} and cancelled_by is not null) x
      left join planned_classes p on p.id = x.planned_class_id order by abs(x.class_key), x.class_key`.execute(
    db,
  );
  const moves = rows.flatMap((row) => {
    const { held_on: date, teacher_id: teacherId, substitute_id: substituteId } = row;
    const giver = giverAfter({ date, teacherId, substituteId }, before, after);
    return giver === row.teacher_id ? [] : [{ ...row, giver }];
  });
  const moved = {
    teacherIds: [
      ...new Set(moves.flatMap(({ giver, teacher_id }) => [giver, teacher_id].filter((id) => id !== null))),
    ].toSorted((one, other) => one - other),
    days: moves.map(({ held_on }) => held_on),
  };
  const give = async (given: typeof moves) => {
    for (const [giver, records] of Map.groupBy(given, (one) => one.giver)) {
      const keys = records.map(({ class_key }) => class_key);
      await sql`update lessons set teacher_id = ${giver} where id = any (${keys}::bigint[])`.execute(db);
      const lessonIds = keys.filter((key) => key > 0);
      await writeClassEvents(db, 'class.corrected', lessonIds, now);
      await sql`update planned_classes set cancel_teacher_id = ${giver} where -id = any (${keys}::bigint[])`.execute(
        db,
      );
    }
  };
  const isAnySettled = moves.some(({ is_settled }) => is_settled);
  const would = isAnySettled ? await tried(db, () => monthsChangedBy(db, moved, () => give(moves))) : [];
  const changed = await monthsChangedBy(db, moved, () => give(moves.filter((one) => !one.is_settled)));
  const isNamed = ({ teacher_id, month }: TeacherMonth) =>
    changed.some((one) => one.teacher_id === teacher_id && one.month === month);
  return [...changed, ...would.filter((month) => isSettled(month.status) && !isNamed(month))];
}
