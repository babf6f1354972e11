import type { StudentInformationInput } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { holds, reachesLanguage, reachesStudent } from '../access.ts';
import { given, recordOf, refuseUnknown } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { type NeedsRow, needsAnswer } from './answers.ts';

/** The calls about the needs of a student. */
export const studentNeeds = {
  async getStudentNeeds(call) {
    const { query, caller, db } = call;
    const student = await recordOf(db, 'students', query.studentId);
    const studentId = sql`${student.id}::bigint`;
    const isReached = sql`${reachesStudent(caller, studentId)}
      and ${reachesLanguage(caller, studentId, sql`${query.languageId}::bigint`)}`;
    if (!(await holds(db, isReached))) throw new Refusal('forbidden');
    const needs = await db
      .selectFrom('student_needs')
      .selectAll()
      .where('student_id', '=', student.id)
      .where('language_id', '=', query.languageId)
      .executeTakeFirst();
    return { data: needs ? needsAnswer(needs) : null };
  },

  async saveStudentNeeds({ body, db }) {
    const student = await recordOf(db, 'students', body.studentId);
    await refuseArchivedReference(db, 'languages', body.languageId, {
      field: 'languageId',
      stored: await languagesOfStudent(db, student.id),
    });
    await refuseUnknown(db, 'course_types', body.course_types_id, 'course_types_id');
    const saved = await saveNeeds(db, student.id, body.languageId, {
      course_type_id: body.course_types_id,
      number_hours: body.number_hours,
      session: body.session,
      type_webinar: body.type_webinar,
      ...body.information_course,
    });
    return { message: 'Student needs were saved', data: needsAnswer(saved) };
  },
} satisfies Handlers;

/** Returns the languages in which the student has a level, a result or needs. The student may keep an archived one of these. */
export async function languagesOfStudent(db: Db, studentId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select language_id as id from student_needs where student_id = ${studentId}
    union select language_id from level_tests where student_id = ${studentId}
    union select language_id from scale_results where student_id = ${studentId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Saves the information part of the student's form. */
export async function saveInformation(
  db: Db,
  studentId: number,
  information: readonly StudentInformationInput[],
): Promise<void> {
  const stored = await languagesOfStudent(db, studentId);
  for (const [place, { id: _id, languageId, studentNeeds = {}, ...texts }] of information.entries()) {
    const path = `studentInformationCourse.${place}`;
    await refuseArchivedReference(db, 'languages', languageId, { field: `${path}.languageId`, stored });
    await refuseUnknown(db, 'course_types', studentNeeds.courseTypeId, `${path}.studentNeeds.courseTypeId`);
    await saveNeeds(db, studentId, languageId, {
      course_type_id: studentNeeds.courseTypeId,
      number_hours: studentNeeds.numberHours,
      session: studentNeeds.session,
      type_webinar: studentNeeds.typeWebinar,
      ...texts,
    });
  }
}

type NeedsChange = Partial<Omit<NeedsRow, 'id' | 'student_id' | 'language_id'>>;

/** Each student has one row per language, whichever call writes it. */
function saveNeeds(db: Db, student_id: number, language_id: number, change: NeedsChange): Promise<NeedsRow> {
  const { course_type_id, number_hours, session, type_webinar } = change;
  const { conversation, listening, writing, reading, objective, location, availability, motivation } = change;
  const columns = given({
    course_type_id,
    number_hours,
    session,
    type_webinar,
    conversation,
    listening,
    writing,
    reading,
    objective,
    location,
    availability,
    motivation,
  });
  return db
    .insertInto('student_needs')
    .values({ ...columns, student_id, language_id })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'language_id']).doUpdateSet({ ...columns, student_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
