import type { ReportRow } from '@portal/api-client/openapi';
import { defaultFollowUpLimits, type ReportState, reportStates } from '@portal/domain';
import { sql } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import { dayInSql } from '../../calendar/dayInSql.ts';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { CallOf } from '../../openapi/call.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { teacherNameJson } from '../json.ts';
import { all, equals, matches, pageOf, thenBy } from '../lists.ts';
import {
  type CompanyReport,
  companyReportJson,
  companyReportRow,
  isThere,
  isWithin,
  latestFirst,
  reportListColumns,
} from '../reports/queries.ts';
import { isTaughtAmong } from '../teaching/reach.ts';

type Query = CallOf<'listReportRows'>['query'];

/** Reads a page of the reports in a state, and the number of reports in each state. */
export async function readReportRows({ db, query, today, clock }: CallOf<'listReportRows'>) {
  const day = dayOfReport(clock);
  const from = rowTables(query, today);
  const others = [
    query.from === undefined && query.to === undefined ? undefined : isWithin(day, query),
    matches(
      query.search,
      sql`c.number_folded`,
      sql`s.name_folded`,
      sql`s.last_name_folded`,
      sql`co.name_folded`,
    ),
  ];
  const page = await pageOf<
    { answer: CompanyReport & Pick<ReportRow, 'state' | 'day' | 'teacher'> },
    ReportRow
  >(
    db,
    {
      from,
      id: sql`r.id`,
      where: [equals(state, query.state), ...others],
      columns: {
        ...reportListColumns,
        'teacher.last_name': thenBy(sql`u.last_name_folded`, sql`u.name_folded`),
        day,
      },
      usual: ['day', query.state === 'due' ? 'ASC' : 'DESC'],
      select: sql`${companyReportJson}::jsonb || jsonb_build_object('state', ${state}, 'day', ${day},
        'teacher', ${teacherNameJson}) as answer`,
      joins: sql`left join reports r on r.id = page.id left join enrolments e on e.id = -page.id
        join contracts c on c.id = coalesce(r.contract_id, e.contract_id)
        join students s on s.id = coalesce(r.student_id, e.student_id)
        left join companies co on co.id = c.company_id left join languages l on l.id = c.language_id
        left join course_types ct on ct.id = c.course_type_id ${teacherAndReport}`,
    },
    query,
    ({ answer }) => companyReportRow(answer),
  );
  const { rows } = await sql<{
    state: ReportState;
    count: number;
  }>`select ${state} as state, count(*)::int as count
    from ${from} where ${all(others)} group by 1`.execute(db);
  const counts = Object.fromEntries(
    reportStates.map((one) => [one, rows.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<ReportState, number>;
  return { ...page, counts };
}

const teacherAndReport = sql`left join teachers t on t.id = c.teacher_id left join users u on u.id = t.user_id
  left join files fi on fi.id = r.file_id left join report_forms fo on fo.id = r.form_id`;

/** SQL with the same rule as `reportStateOf` of the domain. */
const state = sql`case when coalesce(r.form_id, r.file_id) is null then 'due'
  when fo.status = 0 then 'started' else 'submitted' end`;

/**
 * The day of the report `r`: its submission, the last change if it is only started, or the end of the contract if it is
 * due.
 */
const dayOfReport = (clock: Clock) => sql`case when coalesce(r.form_id, r.file_id) is null then c.ends_on
  when fo.status = 0 then ${dayInSql(sql`fo.changed_at`, clock)}
  when r.form_id is null then coalesce(fi.tag_date, ${dayInSql(sql`fi.stored_at`, clock)})
  else coalesce(fo.tag_date, ${dayInSql(sql`fo.saved_at`, clock)}) end`;

/** SQL with the same rule as `isReportDue` of the domain. */
function isDue(today: string): Sql {
  return sql`(c.status_id = 3 or (c.status_id = 2 and (c.attendance_complete = 1
    or c.ends_on <= ${today}::date + ${defaultFollowUpLimits.noticeDays}::integer)))`;
}

/**
 * One row for each student of a contract: the latest report, or a due report, whose id is the negative id of the
 * enrolment. Students who have left need no report. The filters by contract limit both kinds of rows.
 */
function rowTables({ teacherId, companyId, courseId }: Query, today: string): Sql {
  const isMeant = all([
    teacherId === undefined ? undefined : isTaughtAmong(sql`(${teacherId})`, today),
    equals(sql`c.company_id`, companyId),
    equals(sql`c.id`, courseId),
  ]);
  return sql`((select distinct on (r.contract_id, r.student_id) r.id, r.contract_id, r.student_id, r.file_id, r.form_id
      from reports r join contracts c on c.id = r.contract_id where ${isMeant} and ${isThere}
      order by r.contract_id, r.student_id, ${latestFirst})
    union all
    select -e.id, e.contract_id, e.student_id, null, null
      from enrolments e join contracts c on c.id = e.contract_id
      where ${isMeant} and ${isStillIn} and ${isDue(today)} and not exists (select from reports r
        where r.contract_id = e.contract_id and r.student_id = e.student_id and ${isThere})) as r
    join contracts c on c.id = r.contract_id join students s on s.id = r.student_id
    left join companies co on co.id = c.company_id ${teacherAndReport}`;
}

/** A chosen report with the facts that a mail mentions. */
export interface ChosenReport {
  readonly student_id: number;
  readonly name: string;
  readonly last_name: string;
  readonly course_id: number;
  readonly contract_number: string;
  readonly company_id: number | null;
  readonly is_submitted: boolean;
  readonly next_level: string | null;
  readonly day: string | null;
}

/** Reads the chosen reports, each as the latest one of its student, in the order of the mail. Ignores unknown ones. */
export async function readChosen(
  db: Db,
  reports: readonly { readonly student_id: number; readonly course_id: number }[],
  clock: Clock,
): Promise<ChosenReport[]> {
  const students = reports.map(({ student_id }) => student_id);
  const courses = reports.map(({ course_id }) => course_id);
  const { rows } = await sql<ChosenReport>`select s.id as student_id, s.name, s.last_name, c.id as course_id,
      c.number as contract_number, c.company_id, fo.answers ->> 'next_level' as next_level, ${dayOfReport(clock)} as day,
      coalesce(r.form_id, r.file_id) is not null and fo.status is distinct from 0 as is_submitted
    from (select distinct * from unnest(${students}::bigint[], ${courses}::bigint[]) as one(student_id, course_id)) asked
      join contracts c on c.id = asked.course_id join students s on s.id = asked.student_id
      left join lateral (select r.file_id, r.form_id from reports r
        where r.contract_id = c.id and r.student_id = s.id and ${isThere} order by ${latestFirst} limit 1) r on true
      left join files fi on fi.id = r.file_id left join report_forms fo on fo.id = r.form_id
    order by c.number_folded, s.last_name_folded, s.name_folded, s.id`.execute(db);
  return rows;
}
