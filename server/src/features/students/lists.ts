import type { PersonName, Student } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor, holds, isOrWasIn, reachesStudent } from '../access.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { equals, fixedList, matches, pageOf } from '../lists.ts';
import { findRecord, updateRecord } from '../records.ts';
import { type StudentRow, studentAnswer } from './answers.ts';
import {
  enrolledStatus,
  hasLevel,
  studentColumns,
  studentJoins,
  studentSelect,
  studentTables,
} from './queries.ts';

const isInCourse = (contractId: number) =>
  sql`exists (select from enrolments e where e.student_id = s.id and e.contract_id = ${contractId} and ${isStillIn})`;

/** The lists of students. */
export const studentLists = {
  async listStudents(call) {
    const { query, caller, db } = call;
    const single = await findRecord(db, 'students', query.id);
    if (single && !(await holds(db, reachesStudent(caller, sql`${single.id}::bigint`)))) {
      throw new Refusal('forbidden');
    }
    if (await findRecord(db, 'contracts', query.course)) await contractFor(db, caller, query.course ?? 0);
    const page = await pageOf<StudentRow, Student>(
      db,
      {
        from: studentTables,
        id: sql`s.id`,
        where: [
          equals(sql`s.id`, query.id),
          caller.role === 'ROLE_TEACHER' ? reachesStudent(caller, sql`s.id`) : undefined,
          query.status === undefined
            ? query.id === undefined
              ? sql`s.status = 1`
              : undefined
            : sql`s.status = ${query.status}`,
          equals(sql`s.company_id`, query.companyId),
          query.levelLanguage === undefined ? undefined : hasLevel(caller, query.levelLanguage),
          query.course === undefined ? undefined : isInCourse(query.course),
          equals(enrolledStatus(caller), query.enrolledStatus),
          matches(
            query.studentName,
            sql`s.name_folded`,
            sql`s.last_name_folded`,
            // Only administrators may search addresses (x-fields).
            ...(caller.role === 'ROLE_ADMIN' ? [sql`fold(s.email)`] : []),
          ),
        ],
        columns: studentColumns(caller),
        usual: ['student_level_language.last_test', 'DESC'],
        select: studentSelect(caller, { contractId: query.course, isWhole: single !== undefined }),
        joins: studentJoins,
      },
      query,
      (row) => studentAnswer(row, { withForm: query.course !== undefined }),
    );
    // Once an administrator has opened the student, it is no longer marked as new (OPEN-93).
    if (single?.star === 1 && caller.role === 'ROLE_ADMIN') {
      await updateRecord(db, 'students', single.id, { star: 0 });
    }
    return page;
  },

  async listStudentsOfCourse(call) {
    const { query, caller, db } = call;
    const contract = await contractFor(db, caller, query.course_id);
    const isOfOthers = query.not_in_course === 1;
    const isWithFormer = query.with_former === 1;
    // The result names people whom a teacher does not teach, so it is for administrators only.
    if ((isOfOthers || isWithFormer) && caller.role !== 'ROLE_ADMIN') throw new Refusal('forbidden');
    if (isOfOthers && isWithFormer) throw badField('with_former', 'does not go with not_in_course');
    const isIn = isWithFormer ? isOrWasIn(sql`${contract.id}::bigint`, sql`s.id`) : isInCourse(contract.id);
    return pageOf<StudentRow, Student>(
      db,
      {
        from: studentTables,
        id: sql`s.id`,
        where: [
          isOfOthers ? sql`s.status = 1 and not ${isIn}` : isIn,
          matches(query.studentName, sql`s.name_folded`, sql`s.last_name_folded`),
        ],
        columns: studentColumns(caller),
        usual: ['last_name', 'ASC'],
        select: studentSelect(caller, { contractId: isOfOthers ? undefined : contract.id }),
        joins: studentJoins,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      (row) => studentAnswer(row, { withForm: !isOfOthers }),
    );
  },

  listStudentOptions: ({ query, caller, db }) =>
    pageOf<PersonName, PersonName>(
      db,
      {
        from: studentTables,
        id: sql`s.id`,
        where: [sql`s.status = 1`, matches(query.studentName, sql`s.name_folded`, sql`s.last_name_folded`)],
        columns: studentColumns(caller),
        usual: ['last_name', 'ASC'],
        select: sql`s.id, s.name, s.last_name`,
        joins: sql`join students s on s.id = page.id`,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      ({ id, name, last_name }) => ({ id, name, last_name }),
    ),

  /** These ids filter the list of students. */
  listStudentTypes: () =>
    fixedList([
      { id: 1, name: 'enrolled' },
      { id: 0, name: 'not_currently_enrolled' },
    ]),
} satisfies Handlers;
