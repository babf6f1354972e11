import type { CompanyReportRow } from '@portal/api-client/openapi';
import { contractedHours } from '@portal/domain';
import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';
import { hasPeriods, isInPeriod, isStillIn } from '../enrolment-periods.ts';
import { namedJson, reportCourseFields, studentNameJson } from '../json.ts';
import { thenBy } from '../lists.ts';

/** Condition: the report `r` is visible to users. A report whose file was removed is not. */
export const isThere = sql`(r.form_id is not null
  or exists (select from files fi where fi.id = r.file_id and fi.status = 1))`;

/**
 * Condition: the report `r` may be shown outside the organisation. A draft or a report whose file was removed may not.
 */
export const isPublished = sql`(exists (select from report_forms fo where fo.id = r.form_id and fo.status = 1)
  or exists (select from files fi where fi.id = r.file_id and fi.status = 1))`;

/** A period of days, both ends included; a missing end leaves it open. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** Condition: a day is in the period. */
export function isWithin(day: Sql, { from, to }: Period): Sql {
  return sql`(${day} between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date)`;
}

const fileJson = sql`(select json_build_object('id', fi.id, 'name', fi.name, 'stored_at', iso(fi.stored_at),
  'tag_date', fi.tag_date) from files fi where fi.id = r.file_id)`;

const formJson = sql`(select json_build_object('id', fo.id, 'status', fo.status, 'save_date', iso(fo.saved_at),
  'tag_date', fo.tag_date) from report_forms fo where fo.id = r.form_id)`;

/** The next level that the report `r` recommends; null for an uploaded file. */
export const nextLevel = sql`(select fo.answers ->> 'next_level' from report_forms fo where fo.id = r.form_id)`;

/** The reports `r` with their student `s`, contract `c`, its language `l` and course type `ct`. */
export const reportTables = sql`reports r join contracts c on c.id = r.contract_id
  join students s on s.id = r.student_id
  left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id`;

/** A report of `reportTables` as JSON in the API's shape. */
export const progressReportJson = sql`json_build_object(
  'id', r.id, 'student_id', s.id, 'student', ${studentNameJson},
  'date', r.reported_on, 'status', r.status,
  'course', json_build_object(${reportCourseFields}),
  'file', ${fileJson}, 'form', ${formJson}, 'next_level', ${nextLevel})`;

/** Sorts the report that represents the others first: the one marked as the latest, otherwise the newest. */
export const latestFirst = sql`(r.status <> 0) desc, r.reported_on desc, r.id desc`;

/** The file or form of the report `r`, as it appears in lists. */
export const reportHeadsJson = sql`json_build_object('courses_id', r.contract_id, 'file', ${fileJson}, 'form', ${formJson})`;

/** The latest of the matching reports `r` as JSON in the API's shape. */
export function lastReportJson(condition: Sql): Sql {
  return sql`(select ${reportHeadsJson}
    from reports r join contracts c on c.id = r.contract_id
    where ${condition} and ${isThere} order by ${latestFirst} limit 1)`;
}

/** The columns of a company's list of reports: the latest report of each student in each contract. */
export const reportListColumns = (() => {
  const completedOn = sql`coalesce(fo.saved_at, fi.stored_at)`;
  const tagDate = sql`case when r.form_id is null then fi.tag_date else fo.tag_date end`;
  return {
    'course.contract_number': sql`c.number_folded`,
    'course.start_date': sql`c.starts_on`,
    'course.end_date': sql`c.ends_on`,
    'student.name': sql`s.name_folded`,
    'student.last_name': thenBy(sql`s.last_name_folded`, sql`s.name_folded`),
    'company.name': sql`co.name_folded`,
    next_level: sql`fold(fo.answers ->> 'next_level') collate "C"`,
    completed_date: completedOn,
    'student.last_pr.completed_date': completedOn,
    'student.last_pr.form.save_date': completedOn,
    'student.last_pr.file.stored_at': completedOn,
    tag_date: tagDate,
    'student.last_pr.tag_date': tagDate,
    'student.last_pr.form.tag_date': tagDate,
    'student.last_pr.file.tag_date': tagDate,
  };
})();

/** A student of a contract with the latest report `r`, if there is one. */
export const companyReportJson = sql`json_build_object(
  'course', json_build_object(${reportCourseFields}, 'course_status_id', c.status_id),
  'student', json_build_object('id', s.id, 'name', s.name, 'last_name', s.last_name, 'archived', (s.status = 0)::int,
    'last_pr', case when r.id is null then null else ${reportHeadsJson} end),
  'company', ${namedJson('co')},
  'next_level', ${nextLevel},
  'hours_taught_minutes', case when ${hasPeriods(sql`c.id`, sql`s.id`)} then (select coalesce(sum(greatest(0,
      x.minutes - coalesce(d.late_minutes, 0) - coalesce(d.left_early_minutes, 0))), 0)::int
    from enrolments e join lessons x on x.contract_id = e.contract_id and ${isInPeriod(sql`x.held_on`)}
      left join lesson_details d on d.lesson_id = x.id and d.student_id = s.id
    where e.contract_id = c.id and e.student_id = s.id and x.status = 1
      and not exists (select from absences a where a.lesson_id = x.id and a.student_id = s.id)) end,
  'hours_per_class', c.hours_per_class, 'number_of_classes', c.number_of_classes,
  'reports_due', (not exists (select from report_forms f
      where f.contract_id = c.id and f.student_id = s.id and f.status = 1)
    and (exists (select from enrolments e where e.contract_id = c.id and e.student_id = s.id and ${isStillIn})
      or not ${hasPeriods(sql`c.id`, sql`s.id`)}))::int)`;

/** The row of `companyReportJson` as read from the database. */
export type CompanyReport = Omit<CompanyReportRow, 'contracted_hours' | 'hours_taught_minutes'> & {
  /** Null if the days of the student in the contract are unknown. */
  readonly hours_taught_minutes: number | null;
  readonly hours_per_class: number | null;
  readonly number_of_classes: number | null;
};

/** Converts the row to the API's shape: computes the hours of the contract in the usual way. */
export function companyReportRow<Row extends CompanyReport>({
  hours_per_class,
  number_of_classes,
  hours_taught_minutes,
  ...row
}: Row) {
  const hours = { hoursPerClass: hours_per_class, numberOfClasses: number_of_classes };
  return {
    ...row,
    ...(hours_taught_minutes === null ? {} : { hours_taught_minutes }),
    contracted_hours: contractedHours(hours),
  };
}
