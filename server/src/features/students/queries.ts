import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { reaches, reachesFile, reachesLanguage } from '../access.ts';
import { isStillIn, periodsJson } from '../enrolment-periods.ts';
import { courseOfPersonJson, namedJson } from '../json.ts';
import { resultsJson } from '../level-scales/queries.ts';
import { folded, thenBy } from '../lists.ts';
import { oneRow } from '../records.ts';
import { lastReportJson, progressReportJson, reportTables } from '../reports/queries.ts';
import type { StudentRow } from './answers.ts';

/** The tables for searching and sorting students. */
export const studentTables = sql`students s left join companies co on co.id = s.company_id`;

/** The tests `t` of the student that the caller may see. */
const testsFor = (caller: Caller) =>
  sql`level_tests t where t.student_id = s.id and ${reachesLanguage(caller, sql`s.id`, sql`t.language_id`)}`;

/** The latest test; within one day, the last saved. */
const lastTest = (caller: Caller, column: Sql) => sql`(select ${column} from ${testsFor(caller)}
  order by t.tested_on desc nulls last, t.id desc limit 1)`;

/** The last test in each language. */
const levelOfEachLanguage = (
  caller: Caller,
) => sql`(select distinct on (t.language_id) t.* from ${testsFor(caller)}
  order by t.language_id, t.tested_on desc nulls last, t.id desc)`;

/** Condition: the student has this level in some language. */
export function hasLevel(caller: Caller, level: string): Sql {
  return sql`exists (select from ${levelOfEachLanguage(caller)} as x where x.level = ${level})`;
}

const testsJson = (tests: Sql) => sql`(select json_agg(json_build_object('level_language', x.level,
    'last_test', x.tested_on, 'tester_initials', x.tester_initials, 'language', ${namedJson('l')})
    order by x.tested_on desc nulls last, x.id desc)
  from ${tests} as x join languages l on l.id = x.language_id)`;

/** Selects from the newest placement test that the caller may download (OPEN-84). */
const placementTest = (caller: Caller, told: Sql) => sql`(select ${told} from files f
  where f.ref_id = s.id and f.ref_type = 'placementTest' and f.status = 1 and ${reachesFile(caller)}
  order by f.stored_at desc, f.id desc limit 1)`;

/** SQL for 1 if the student is in a pending or activated contract that the caller may see, otherwise 0 (DOMAIN-12). */
export function enrolledStatus(caller: Caller): Sql {
  return sql`exists (select from enrolments e join contracts c on c.id = e.contract_id
    where e.student_id = s.id and ${isStillIn} and c.status_id <= 2 and ${reaches(caller)})::int`;
}

/** Sort keys of the lists of students. */
export function studentColumns(caller: Caller) {
  return {
    last_name: thenBy(sql`s.last_name_folded`, sql`s.name_folded`),
    id: sql`s.id`,
    name: thenBy(sql`s.name_folded`, sql`s.last_name_folded`),
    email: folded(sql`s.email`),
    phone: folded(sql`s.phone`),
    mobile: folded(sql`s.mobile`),
    city: folded(sql`s.city`),
    mother_tongue: folded(sql`s.mother_tongue`),
    star: sql`s.star`,
    'company.name': sql`co.name_folded`,
    enrolledStatus: enrolledStatus(caller),
    'student_level_language.last_test': lastTest(caller, sql`t.tested_on`),
    'student_level_language.level_language': lastTest(caller, folded(sql`t.level`)),
    'student_level_language.tester_initials': lastTest(caller, folded(sql`t.tester_initials`)),
    'latest_placement_test.stored_at': placementTest(caller, sql`f.stored_at`),
  };
}

/** Which parts of a student to return. */
export interface StudentScope {
  /** The contract whose report form and days to include. */
  readonly contractId?: number;
  /** Includes all reports and the needs: for one student, not for lists. */
  readonly isWhole?: boolean;
}

/** Selects the columns of a `StudentRow` that the caller may see. */
export function studentSelect(caller: Caller, { contractId, isWhole = false }: StudentScope): Sql {
  const sees = reaches(caller);
  return sql`s.*, ${namedJson('co')} as company,
    exists (select from notes n where n.note_type = 'students' and n.ref_id = s.id)::int as note_flag,
    (select json_agg(${courseOfPersonJson} order by e.id) from enrolments e
      join contracts c on c.id = e.contract_id left join course_types ct on ct.id = c.course_type_id
      where e.student_id = s.id and ${isStillIn} and ${sees}) as courses,
    ${testsJson(levelOfEachLanguage(caller))} as levels,
    ${resultsJson(sql`x.student_id = s.id and ${reachesLanguage(caller, sql`s.id`, sql`x.language_id`)}`)} as scale_results,
    ${placementTest(caller, sql`json_build_object('id', f.id, 'stored_at', iso(f.stored_at))`)} as placement_test,
    ${lastReportJson(sql`r.student_id = s.id and exists (select from enrolments e
      where e.student_id = s.id and e.contract_id = c.id) and ${sees}`)} as last_report,
    ${contractId === undefined ? sql`null` : reportForm(contractId)} as report_form,
    ${contractId === undefined ? sql`null` : periodsJson(sql`${contractId}`, sql`s.id`)} as periods,
    ${isWhole ? wholeJson(caller) : sql`null`} as whole`;
}

const reportForm = (contractId: number) => sql`(select json_build_object('form',
    json_build_object('id', rf.id, 'status', rf.status))
  from report_forms rf where rf.student_id = s.id and rf.contract_id = ${contractId})`;

/** Reports, tests and needs of the student. */
const wholeJson = (caller: Caller) => sql`json_build_object(
  'reports', (select json_agg(told.report order by told.reported_on desc, told.id desc) from (
    select ${progressReportJson} as report, r.reported_on, r.id from ${reportTables}
    where r.student_id = page.id and ${reaches(caller)} and exists (select from enrolments e
      where e.student_id = r.student_id and e.contract_id = c.id)) as told),
  'history', ${testsJson(sql`(select t.* from ${testsFor(caller)})`)},
  'needs', (select json_agg(n order by n.id) from student_needs n
    where n.student_id = s.id and ${reachesLanguage(caller, sql`s.id`, sql`n.language_id`)}))`;

/** Joins for the columns of a `StudentRow`. */
export const studentJoins = sql`join students s on s.id = page.id left join companies co on co.id = s.company_id`;

/** Returns the student with this id, limited to what the caller may see. */
export async function studentRow(db: Db, caller: Caller, id: number): Promise<StudentRow> {
  return oneRow(
    await sql<StudentRow>`select ${studentSelect(caller, { isWhole: true })}
    from (select ${id}::bigint as id) as page ${studentJoins}`.execute(db),
  );
}
