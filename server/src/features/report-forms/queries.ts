import type { ProgressFormFields, ProgressFormRecord } from '@portal/api-client/openapi';
import { skillNames } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { reportCourseFields, studentNameJson, teacherNameJson } from '../json.ts';
import { oneRow } from '../records.ts';

export type FormRow = Selectable<Schema['report_forms']>;

/** Fields of a progress form, by their names in the API. */
export const formFields = [
  ...Object.values(skillNames),
  'comments',
  'recommendations',
  'next_level',
] as const satisfies readonly (keyof ProgressFormFields)[];

/** The form of a student in a contract. */
export function formOf(db: Db, studentId: number, contractId: number): Promise<FormRow | undefined> {
  return db
    .selectFrom('report_forms')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
}

/** Returns a form with its student and contract. */
export async function progressFormRecord(db: Db, form: FormRow): Promise<ProgressFormRecord> {
  const row = oneRow(
    await sql<Omit<ProgressFormRecord, 'form'>>`
    select ${studentNameJson} as student, json_build_object(${reportCourseFields},
      'teacher', ${teacherNameJson},
      'total_hours', c.hours_per_class, 'total_classes', c.number_of_classes) as course
    from contracts c cross join students s
      left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id
      left join teachers t on t.id = c.teacher_id left join users u on u.id = t.user_id
    where c.id = ${form.contract_id} and s.id = ${form.student_id}`.execute(db),
  );
  const unanswered = Object.fromEntries(formFields.map((field) => [field, null]));
  return {
    form: {
      ...unanswered,
      ...(form.answers as ProgressFormFields),
      id: form.id,
      student_id: form.student_id,
      course_id: form.contract_id,
      progress_form_id: form.id,
      status: form.status,
      save_date: form.saved_at,
      tag_date: form.tag_date,
      update_date: form.changed_at,
    },
    ...row,
  };
}
