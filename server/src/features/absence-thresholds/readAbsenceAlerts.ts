import type { AbsenceAlert, AbsenceSum } from '@portal/api-client/openapi';
import { reachedThreshold } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { attendedMinutes } from '../attendance/attendedMinutes.ts';
import { isInPeriod, isStillIn } from '../enrolment-periods.ts';
import { namedJson, studentNameJson } from '../json.ts';

/**
 * Reads the students who still belong to contracts and have reached one of their absence thresholds, most absent first
 * (ADR-0079). `where` limits the contracts `c`.
 */
export async function readAbsenceAlerts(db: Db, where: Sql): Promise<AbsenceAlert[]> {
  const { rows } = await sql<SumRow & Pick<AbsenceAlert, 'course' | 'student' | 'handled_percent'>>`
    with ${sums(where)}
    select json_build_object('id', c.id, 'contract_number', c.number, 'company', ${namedJson('co')}) as course,
      ${studentNameJson} as student, h.percent as handled_percent, ${sumColumns}
    from missed m join contracts c on c.id = m.contract_id left join companies co on co.id = c.company_id
      join students s on s.id = m.student_id
      left join handled_absences h on h.contract_id = m.contract_id and h.student_id = m.student_id
    where m.is_still_in
    order by m.missed_minutes::float8 / m.taught_minutes desc, c.number, s.last_name_folded, s.name_folded, s.id`.execute(
    db,
  );
  return rows.flatMap(({ thresholds, ...row }) => {
    const threshold = reachedBy({ thresholds, ...row });
    return threshold === null ? [] : [{ ...row, threshold }];
  });
}

/**
 * Reads what students missed of the contracts of a company, by contract and student as `12 34`, if that has reached a
 * threshold. Includes students who have left.
 */
export async function readReachedAbsences(db: Db, companyId: number): Promise<Map<string, AbsenceSum>> {
  const { rows } = await sql<SumRow & { contract_id: number; student_id: number }>`
    with ${sums(sql`c.company_id = ${companyId}`)}
    select m.contract_id, m.student_id, ${sumColumns} from missed m`.execute(db);
  return new Map(
    rows.flatMap(({ contract_id, student_id, thresholds, ...sum }): [string, AbsenceSum][] => {
      const threshold = reachedBy({ thresholds, ...sum });
      return threshold === null ? [] : [[`${contract_id} ${student_id}`, { ...sum, threshold }]];
    }),
  );
}

interface SumRow extends Omit<AbsenceSum, 'threshold'> {
  readonly thresholds: number[];
}

function reachedBy({ thresholds, classes, taught_minutes, missed_minutes }: SumRow): number | null {
  return reachedThreshold({ classes, taught: taught_minutes, missed: missed_minutes }, thresholds);
}

const sumColumns = sql`m.classes, m.taught_minutes, m.missed_minutes, m.excused_minutes, m.thresholds`;

/** The sums of the students of contracts with thresholds, without those whose share is below the lowest one. */
function sums(where: Sql): Sql {
  return sql`
    ruled as materialized (
      select * from (
        select c.id, coalesce(c.absence_thresholds, co.absence_thresholds,
          (select absence_thresholds from organisation)) as thresholds
        from contracts c left join companies co on co.id = c.company_id where ${where}) t
      where jsonb_array_length(thresholds) > 0),
    missed as (
      select r.id as contract_id, e.student_id, r.thresholds, bool_or(${isStillIn}) as is_still_in,
        count(*)::int as classes, sum(x.minutes)::int as taught_minutes,
        sum(x.minutes - ${attendedMinutes})::int as missed_minutes,
        coalesce(sum(x.minutes) filter (where ab.lesson_id is not null and d.excused = 1), 0)::int as excused_minutes
      from ruled r join enrolments e on e.contract_id = r.id
        join lessons x on x.contract_id = r.id and x.status = 1 and ${isInPeriod(sql`x.held_on`)}
        left join absences ab on ab.lesson_id = x.id and ab.student_id = e.student_id
        left join lesson_details d on d.lesson_id = x.id and d.student_id = e.student_id
      group by r.id, e.student_id, r.thresholds
      having sum(x.minutes - ${attendedMinutes}) > 0
        and sum(x.minutes - ${attendedMinutes}) * 100 >= sum(x.minutes) * (r.thresholds ->> 0)::int)`;
}
