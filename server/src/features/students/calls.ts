import type { StudentHistory, StudentInput, StudentLevelInput } from '@portal/api-client/openapi';
import { eachColumn, plainEmail, studentTexts } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Call, Handlers } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { duplicateEmail, refuseWrongEmail } from '../email-address.ts';
import { periodsJson } from '../enrolment-periods.ts';
import { courseOfPersonJson, namedJson } from '../json.ts';
import { endSessionsOfLink, noteNewLinks } from '../links/links.ts';
import { given, recordOf, updateRecord } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { studentAnswer } from './answers.ts';
import { enrolments } from './enrolments.ts';
import { importStudents } from './import.ts';
import { studentLists } from './lists.ts';
import { languagesOfStudent, saveInformation, studentNeeds } from './needs.ts';
import { studentRow } from './queries.ts';

/** The calls about students. */
export const students = {
  async verifyStudentEmail(call) {
    await refuseWrongEmail(call, 'students', call.body.email);
    return { message: 'Email available' };
  },

  /** Creates a student with a private link. */
  async createStudent(call) {
    const { body, db, links } = call;
    const { name, lastName, email } = body.student;
    await refuseWrongEmail(call, 'students', email);
    const change = await changeOf(db, body.student);
    const student = await db
      .insertInto('students')
      .values({ ...change, name: name.trim(), last_name: lastName.trim(), ...links.seal(newSecret()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!student) throw duplicateEmail();
    await noteNewLinks(call, 'student', [student.id]);
    await saveInformation(db, student.id, body.studentInformationCourse);
    await addTest(call, student.id, body.studentLevelLanguage);
    const data = await wholeAnswer(call, student.id);
    return { message: 'Student was created successfully', data };
  },

  async updateStudent(call) {
    const { body, db } = call;
    const { id, company_id } = await recordOf(db, 'students', body.student.id, { isLocked: true });
    if (body.student.email !== undefined) await refuseWrongEmail(call, 'students', body.student.email, id);
    const change = { ...(await changeOf(db, body.student, company_id)), star: 0 } as const;
    await updateRecord(db, 'students', id, change);
    await saveInformation(db, id, body.studentInformationCourse ?? []);
    await addTest(call, id, body.studentLevelLanguage);
    return { message: 'Student was updated successfully', data: await wholeAnswer(call, id) };
  },

  async updateStudentStatus(call) {
    const { body, db, now } = call;
    const { id } = await recordOf(db, 'students', body.id, { isLocked: true });
    if (body.status === 0) await endSessionsOfLink(db, { kind: 'student', id }, now);
    await updateRecord(db, 'students', id, { status: body.status });
    return { message: 'Student status was updated successfully', data: await wholeAnswer(call, id) };
  },

  /**
   * The contracts of a student, present and past: the latest start date first, and before them those without a start
   * date.
   */
  async getStudentHistory({ query, db }) {
    const { id } = await recordOf(db, 'students', query.studentId);
    const { rows } = await sql<Taken>`select ${courseOfPersonJson} as course, ${namedJson('l')} as language,
        (select json_agg(json_build_object('title', ma.title) order by m.id) from material_requests m
          join materials ma on ma.id = m.material_id where m.contract_id = c.id and m.status <> 0) as materials,
        ${periodsJson(sql`c.id`, sql`${id}`)} as periods
      from contracts c
        left join course_types ct on ct.id = c.course_type_id left join languages l on l.id = c.language_id
      where c.id in (select contract_id from enrolments where student_id = ${id}) order by c.starts_on desc nulls first, c.id desc`.execute(
      db,
    );
    const courses = rows.map(({ course, language, materials, periods }) => ({
      ...course,
      language,
      periods,
      courses_has_materials_requests: materials ?? [],
    }));
    return { data: { courses_history: courses } };
  },

  ...studentLists,
  ...studentNeeds,
  ...enrolments,
  importStudents,
} satisfies Handlers;

type TakenCourse = StudentHistory['courses_history'][number];

interface Taken {
  readonly course: Omit<TakenCourse, 'language' | 'courses_has_materials_requests'>;
  readonly language: TakenCourse['language'];
  readonly materials: TakenCourse['courses_has_materials_requests'] | null;
  readonly periods: TakenCourse['periods'];
}

async function wholeAnswer(call: Pick<Call, 'db' | 'caller' | 'links'>, id: number) {
  return studentAnswer(await studentRow(call.db, call.caller, id));
}

/**
 * Returns the columns that a request changes. Throws for an unknown company, and for an archived one that the student
 * does not have yet.
 */
async function changeOf(db: Db, input: StudentInput, storedCompanyId?: number | null) {
  await refuseArchivedReference(db, 'companies', input.companyId, {
    field: 'student.companyId',
    stored: [storedCompanyId],
  });
  return given({
    name: input.name?.trim(),
    last_name: input.lastName?.trim(),
    email: input.email && plainEmail(input.email),
    ...eachColumn(studentTexts, (name) => input[name]),
    mother_tongue: input.mother_tongue,
    company_id: input.companyId,
  });
}

/** Adds a test to the student's history; never replaces one (DECISION-50). */
async function addTest(
  { db, today }: Pick<Call, 'db' | 'today'>,
  student_id: number,
  test: StudentLevelInput | undefined,
): Promise<void> {
  if (!test) return;
  const { languageId, levelLanguage, lastTest, testerInitials } = test;
  await refuseArchivedReference(db, 'languages', languageId, {
    field: 'studentLevelLanguage.languageId',
    stored: await languagesOfStudent(db, student_id),
  });
  if (lastTest > today) throw badField('studentLevelLanguage.lastTest', 'is in the future');
  // Saving a test again, after others of the same day, makes it the latest one.
  await sql`delete from level_tests t where student_id = ${student_id} and language_id = ${languageId}
    and level = ${levelLanguage} and tested_on = ${lastTest} and tester_initials = ${testerInitials}
    and exists (select from level_tests x where x.student_id = t.student_id and x.language_id = t.language_id
      and x.tested_on = t.tested_on and x.id > t.id)`.execute(db);
  await db
    .insertInto('level_tests')
    .values({
      student_id,
      language_id: languageId,
      level: levelLanguage,
      tested_on: lastTest,
      tester_initials: testerInitials,
    })
    // A client may send the same test again after a lost response.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
