import { sql } from 'kysely';
import { type Handlers, JsonAnswer, Versioned, versionOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { contractFor, reaches } from '../access.ts';
import { type KeptList, keptPageOf, keptRecordOf } from '../kept-lists.ts';
import { equals, fixedList, matchesAmong, pageOf, paging, wholeList } from '../lists.ts';
import { findRecord, recordOf } from '../records.ts';
import { contractsWithWorkOf, isTaughtAmong } from '../teaching/reach.ts';
import { type CourseRow, courseAnswer } from './answers.ts';
import {
  type CourseScope,
  contractColumns,
  contractTables,
  courseJoins,
  courseSelect,
  isAttendanceOnly,
} from './queries.ts';

/** Each list has its own default order (DECISION-33). */
const usualOrders = {
  1: ['course_details.start_date', 'ASC'],
  2: ['course_details.end_date', 'ASC'],
  3: ['course_details.end_date', 'DESC'],
  4: ['client_details.contract_number', 'DESC'],
} as const;

const base = (today: string) => ({
  from: contractTables(today),
  own: sql`contracts c`,
  id: sql`c.id`,
  columns: contractColumns,
  joins: sql`join contracts c on c.id = page.id ${courseJoins(today)}`,
});

/** The select of a list of contracts, and how its rows are kept. */
function rowsOf(scope: CourseScope): Pick<KeptList, 'select' | 'parts' | 'stamp' | 'ofCaller'> {
  const { withStudents = false, withPreviousTeachers = false, forTeacher } = scope;
  const parts = [withStudents && 'students', withPreviousTeachers && 'teachers'].filter(Boolean);
  return {
    select: courseSelect(scope),
    parts: ['contracts', ...parts].join(' with '),
    stamp: sql`(select stamp from contract_stamps where contract_id = page.id)`,
    ...(forTeacher && {
      ofCaller: sql`(select (${isAttendanceOnly(forTeacher)})::int from contracts c where c.id = page.id)`,
    }),
  };
}

/** Condition: the user teaches the contract `c`, or has classes in it to record. */
const isTaughtBy = (userId: number, today: string) =>
  sql`c.id = any (array(${contractsWithWorkOf(sql`(select id from teachers where user_id = ${userId})`, today)}))`;

/** The lists of contracts, and the lists of choices. */
export const contractLists = {
  async listCourses(call) {
    const { query, caller, db, today } = call;
    const { courseId } = query;
    const isAlone = courseId !== undefined;
    const found = {
      ...base(today),
      where: [
        equals(sql`c.id`, query.courseId),
        reaches(caller),
        query.courseStatus !== undefined
          ? sql`c.status_id = ${query.courseStatus}`
          : isAlone
            ? undefined
            : sql`c.status_id <> 4`,
        equals(sql`c.course_type_id`, query.courseType),
        equals(sql`c.language_id`, query.languageId),
        query.userId === undefined ? undefined : isTaughtBy(query.userId, today),
        query.highlight === 1 ? sql`c.highlights <> '{}'` : undefined,
        matchesAmong(query.courseName, (holds) => [
          holds(sql`c.number_folded`),
          sql`c.company_id in (select id from companies where ${holds(sql`name_folded`)})`,
          sql`c.language_id in (select id from languages where ${holds(sql`name_folded`)})`,
          sql`c.course_type_id in (select id from course_types where ${holds(sql`name_folded`)} or ${holds(sql`name_en_folded`)})`,
          isTaughtAmong(
            sql`(select t.id from teachers t join users u on u.id = t.user_id
              where ${holds(sql`u.name_folded`)} or ${holds(sql`u.last_name_folded`)})`,
            today,
          ),
        ]),
      ],
      usual: usualOrders[query.courseStatus ?? 4],
    };
    const scope = {
      withStudents: isAlone || query.userId !== undefined,
      forTeacher: caller.role === 'ROLE_TEACHER' ? caller : undefined,
    };
    if (courseId === undefined) return keptPageOf(call, { ...found, ...rowsOf(scope) }, query, courseAnswer);
    const withPreviousTeachers = caller.role === 'ROLE_ADMIN';
    const rows = rowsOf({ ...scope, withPreviousTeachers });
    const { page, size } = paging(query);
    if (page === 1 && query.orderBy === undefined) {
      const version = sql`(select version from contracts where id = page.id)`;
      const list = { ...found, ...rows, version };
      const kept = await keptRecordOf(call, list, { id: courseId, size }, courseAnswer);
      if (kept) return new JsonAnswer(kept.json, versionOf(kept));
    }
    let version: string | undefined;
    const answer = await pageOf<CourseRow, ReturnType<typeof courseAnswer>>(
      db,
      { ...found, ...rows },
      query,
      (row) => {
        version = versionOf(row);
        return courseAnswer(row);
      },
    );
    // For an unknown contract the list is empty; for another teacher's contract the request is refused.
    if (version === undefined) {
      const known = await findRecord(db, 'contracts', query.courseId);
      if (known) version = versionOf(await contractFor(db, caller, known.id));
    }
    return version === undefined ? answer : new Versioned(answer, version);
  },

  /** The contract history of a teacher: the latest first. */
  async listCoursesOfTeacher({ path, caller, db, today }) {
    const teacher = await recordOf(db, 'teachers', path.teacherId);
    if (caller.role === 'ROLE_TEACHER' && caller.teacherId !== teacher.id) throw new Refusal('forbidden');
    return wholeList(
      db,
      {
        ...base(today),
        where: [isTaughtAmong(sql`(${teacher.id})`, today)],
        usual: usualOrders[3],
        select: courseSelect({ forTeacher: caller.role === 'ROLE_TEACHER' ? caller : undefined }),
      },
      courseAnswer,
    );
  },

  async listCoursesOfUser({ path, caller, db, today }) {
    if (caller.role === 'ROLE_TEACHER' && caller.userId !== path.userId) throw new Refusal('forbidden');
    return wholeList(
      db,
      {
        ...base(today),
        where: [isTaughtBy(path.userId, today)],
        usual: usualOrders[2],
        select: courseSelect({
          withStudents: true,
          forTeacher: caller.role === 'ROLE_TEACHER' ? caller : undefined,
        }),
      },
      courseAnswer,
    );
  },

  listCourseStatuses: () => fixedList(statusNames.map((name, place) => ({ id: place + 1, name }))),
} satisfies Handlers;

const statusNames = ['pending', 'activated', 'contracts_done', 'archived'];
