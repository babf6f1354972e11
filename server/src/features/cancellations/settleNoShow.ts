import { type ClassPresence, isNoShow, outcomeOfRecord } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { isInPeriod } from '../enrolment-periods.ts';
import { announcedForRecords } from '../planned-classes/announcedAbsences.ts';
import { oneRow, updateRecord } from '../records.ts';
import { outcomeToWire } from './outcomes.ts';
import { readRuleInForce } from './queries.ts';

interface Row {
  readonly contract_id: number;
  readonly is_no_show: 0 | 1;
  readonly members: number[];
  readonly absent: number[];
  readonly excused: number[];
}

/**
 * Stores what follows from a record whose attendance has just been written (DECISION-130). One that was a no-show before
 * and still is keeps its outcome, so that a correction does not apply a later rule.
 */
export async function settleNoShow(db: Db, lessonId: number): Promise<void> {
  const row = oneRow(
    await sql<Row>`select x.contract_id, x.is_no_show,
      coalesce((select json_agg(distinct e.student_id) from enrolments e
        where e.contract_id = x.contract_id and ${isInPeriod(sql`x.held_on`)}), '[]') as members,
      coalesce((select json_agg(a.student_id) from absences a where a.lesson_id = x.id), '[]') as absent,
      coalesce((select json_agg(told.student_id) from (
          select d.student_id from lesson_details d where d.lesson_id = x.id and d.excused = 1
          union select n.student_id
            from ${announcedForRecords(sql`d.contract_id = (select contract_id from lessons where id = ${lessonId})`)} n
            where n.lesson_id = x.id) told), '[]') as excused
      from lessons x where x.id = ${lessonId}`.execute(db),
  );
  const presence: ClassPresence = {
    memberIds: row.members,
    absentIds: row.absent,
    excusedIds: row.excused,
  };
  const isNow = isNoShow(presence);
  if (isNow === (row.is_no_show === 1)) return;
  const rule = isNow ? await readRuleInForce(db, row.contract_id) : null;
  const outcome = outcomeToWire(outcomeOfRecord(presence, rule));
  await updateRecord(db, 'lessons', lessonId, { is_no_show: isNow ? 1 : 0, ...outcome });
}
