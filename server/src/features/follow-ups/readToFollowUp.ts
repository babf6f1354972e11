import type { CourseToFollowUp, OpenClass } from '@portal/api-client/openapi';
import { type CalendarDate, lacksMaterial } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { reportsDue } from '../contracts/queries.ts';
import { teacherNameJson } from '../json.ts';
import { fulfilledClasses } from '../planned-classes/fulfilledClasses.ts';
import { joinFormerOn, joinTeacherOn, teacherOfPlanned } from '../teaching/teaching-periods.ts';

type Row = Omit<CourseToFollowUp, 'material_undecided' | 'open_classes'> & {
  readonly has_material: boolean;
  readonly no_material_needed: 0 | 1;
};

/** The day whose teachers are named, and the days whose planned classes are read. */
export interface FollowedDays {
  readonly today: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Reads what decides the follow-ups of the activated contracts `c` that match, by contract number. */
export async function readToFollowUp(
  db: Db,
  where: Sql,
  { today, from, to }: FollowedDays,
): Promise<CourseToFollowUp[]> {
  const isMeant = sql`c.status_id = 2 and ${where}`;
  const { rows } = await sql<Row>`select c.id, c.number as contract_number, co.name as company,
      ${teacherNameJson} as teacher, c.starts_on as start_date, c.ends_on as end_date,
      c.attendance_complete as attendance_status, c.no_material_needed, o.status as outline_status,
      (select max(x.held_on) from lessons x where x.contract_id = c.id and x.status = 1) as last_lesson_date,
      exists (select from material_requests m where m.contract_id = c.id and m.status <> 0) as has_material,
      ${reportsDue} as reports_due
    from contracts c ${joinTeacherOn(today)}
      left join companies co on co.id = c.company_id left join outlines o on o.contract_id = c.id
    where ${isMeant} order by c.number_folded, c.id`.execute(db);
  const days = sql`d.held_on between ${from} and ${to}
    and d.contract_id in (select c.id from contracts c where ${isMeant})`;
  const { rows: classes } = await sql<OpenClass & { contract_id: number }>`
    select p.contract_id, p.id, p.held_on as date, to_char(p.begins_at, 'HH24:MI') as time, p.minutes,
      ${teacherNameJson} as teacher
    from ${fulfilledClasses(days)} fulfilled join planned_classes p on p.id = fulfilled.id
      join contracts c on c.id = p.contract_id ${joinFormerOn(sql`p.contract_id`, sql`p.held_on`)}
      left join teachers t on t.id = ${teacherOfPlanned} left join users u on u.id = t.user_id
    where fulfilled.lesson_id is null order by p.held_on, p.begins_at, p.id`.execute(db);
  const ofCourse = Map.groupBy(classes, ({ contract_id }) => contract_id);
  return rows.map(({ has_material, no_material_needed, ...row }) => ({
    ...row,
    material_undecided: lacksMaterial({
      materials: [{ active: has_material }],
      noMaterialNeeded: no_material_needed === 1,
    })
      ? 1
      : 0,
    open_classes: (ofCourse.get(row.id) ?? []).map(({ contract_id: _, ...planned }) => planned),
  }));
}
