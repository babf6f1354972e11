import type { InformationTexts, Student, StudentInformation, StudentNeeds } from '@portal/api-client/openapi';
import { eachText, snakeCase, studentTexts } from '@portal/domain';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type NeedsRow = Selectable<Schema['student_needs']>;

/** A student with its joined data. */
export interface StudentRow extends Selectable<Schema['students']> {
  readonly company: Student['company'];
  readonly note_flag: 0 | 1;
  readonly courses: Student['student_has_courses'] | null;
  readonly levels: Student['student_level_languages'] | null;
  readonly scale_results: Student['student_scale_results'] | null;
  readonly placement_test: Student['latest_placement_test'];
  readonly last_report: Student['last_pr'];
  readonly report_form: Student['progress_report_form'];
  /** Null if the request names no contract. */
  readonly periods: Student['periods'] | null;
  readonly whole: {
    readonly reports: Student['progress_report'] | null;
    readonly history: Student['student_level_history'] | null;
    readonly needs: readonly NeedsRow[] | null;
  } | null;
}

/** Converts a student to the API's shape. */
export function studentAnswer(
  row: StudentRow,
  /** Whether to include the report form of the contract. */
  { withForm = false }: { readonly withForm?: boolean } = {},
): Student {
  const levels = row.levels ?? [];
  return {
    id: row.id,
    name: row.name,
    last_name: row.last_name,
    email: row.email,
    ...eachText(studentTexts.map(snakeCase), (column) => row[column]),
    mother_tongue: row.mother_tongue,
    company: row.company,
    star: row.star,
    status: row.status,
    note_flag: row.note_flag,
    student_has_courses: row.courses ?? [],
    student_level_language: levels[0] ?? null,
    student_level_languages: levels,
    student_scale_results: row.scale_results ?? [],
    latest_placement_test: row.placement_test,
    last_pr: row.last_report,
    ...(withForm ? { progress_report_form: row.report_form } : {}),
    ...(row.periods ? { periods: row.periods } : {}),
    ...(row.whole
      ? {
          progress_report: row.whole.reports ?? [],
          student_level_history: row.whole.history ?? [],
          student_information_course: (row.whole.needs ?? []).map(informationAnswer),
        }
      : {}),
  };
}

/** The information of a student, with the needs inside it: the shape of the student record (CONFLICT-38). */
function informationAnswer(row: NeedsRow): StudentInformation {
  const { id, language_id, number_hours, session, type_webinar } = row;
  return {
    ...textsOf(row),
    id,
    language_id,
    student_needs: { id, course_types_id: row.course_type_id, number_hours, session, type_webinar },
  };
}

/** The needs of a student, with the information inside them: the shape of `student/needs` (CONFLICT-38). */
export function needsAnswer(row: NeedsRow): StudentNeeds {
  const { id, student_id, language_id, number_hours, session, type_webinar } = row;
  return {
    id,
    student_id,
    language_id,
    course_types_id: row.course_type_id,
    number_hours,
    session,
    type_webinar,
    information_course: { ...textsOf(row), student_needs_id: id },
  };
}

function textsOf(row: NeedsRow): Required<InformationTexts> {
  const { conversation, listening, writing, reading, objective, location, availability, motivation } = row;
  return { conversation, listening, writing, reading, objective, location, availability, motivation };
}
