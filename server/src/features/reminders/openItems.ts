import {
  allToFollowUp,
  type ContractToFollowUp,
  daysOfMissingClasses,
  defaultFollowUpLimits,
  isReminded,
  lacksMaterial,
  type RemindedFollowUp,
  withMissingClasses,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { readClasses } from '../planned-classes/queries.ts';
import { joinTeacherOn } from '../teaching/teaching-periods.ts';

interface Row {
  readonly id: number;
  readonly number: string;
  readonly company: string | null;
  readonly teacher: { readonly id: number; readonly name: string; readonly lastName: string };
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly attendance_complete: 0 | 1;
  readonly last_lesson_on: string | null;
  readonly outline_status: 'draft' | 'submitted' | 'resub' | null;
  readonly has_material: boolean;
  readonly no_material_needed: 0 | 1;
  readonly reports_due: number;
}

/** Reads the follow-ups of matching activated contracts `c` that have a teacher, with the rules of the inbox. */
export async function readOpenItems(
  db: Db,
  where: Sql,
  { now, clock }: { readonly now: Date; readonly clock: Clock },
): Promise<RemindedFollowUp[]> {
  const today = clock.dayOf(now);
  const isMeant = sql`c.status_id = 2 and c.teacher_id is not null and ${where}`;
  const { rows } = await sql<Row>`select c.id, c.number, co.name as company,
      json_build_object('id', t.id, 'name', u.name, 'lastName', u.last_name) as teacher,
      c.starts_on, c.ends_on, c.attendance_complete, c.no_material_needed, o.status as outline_status,
      (select max(x.held_on) from lessons x where x.contract_id = c.id and x.status = 1) as last_lesson_on,
      exists (select from material_requests m where m.contract_id = c.id and m.status <> 0) as has_material,
      (select count(*)::int from enrolments e where e.contract_id = c.id and ${isStillIn} and not exists (select from report_forms f
        where f.contract_id = c.id and f.student_id = e.student_id and f.status = 1)) as reports_due
    from contracts c ${joinTeacherOn(today)}
      left join companies co on co.id = c.company_id left join outlines o on o.contract_id = c.id
    where ${isMeant} order by c.id`.execute(db);
  const { from, to } = daysOfMissingClasses(today);
  const office = { role: 'ROLE_ADMIN', userId: 0 } as const;
  const { classes } = await readClasses(db, office, sql`${isMeant} and p.held_on between ${from} and ${to}`);
  const contracts = withMissingClasses(
    rows.map(contractOf),
    classes.map(({ teacher, ...planned }) => ({
      ...planned,
      clashes: [],
      teacher: teacher && { id: teacher.id, name: teacher.name, lastName: teacher.last_name },
    })),
    { date: today, time: clock.timeOf(now) },
  );
  return allToFollowUp(contracts, today, defaultFollowUpLimits).filter(isReminded);
}

function contractOf(row: Row): ContractToFollowUp {
  const { id, number, company, teacher, outline_status } = row;
  return {
    id,
    number,
    company,
    teacher,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    attendanceComplete: row.attendance_complete === 1,
    lastLessonOn: row.last_lesson_on,
    outline: outline_status && { status: outline_status },
    materialUndecided: lacksMaterial({
      materials: [{ active: row.has_material }],
      noMaterialNeeded: row.no_material_needed === 1,
    }),
    reportsDue: row.reports_due,
  };
}
