import type { Course } from '@portal/api-client/openapi';
import type { ContractRow } from '../access.ts';

/** A contract with its joined data. */
export interface CourseRow extends Omit<ContractRow, 'number_folded' | 'created_at' | 'updated_at'> {
  readonly company_name: string | null;
  readonly company_archived: boolean | null;
  readonly language_name: string | null;
  readonly language_archived: boolean | null;
  readonly course_type_name: string | null;
  readonly course_type_name_en: string | null;
  readonly teacher_name: string | null;
  readonly teacher_last_name: string | null;
  readonly teacher_archived: boolean | null;
  readonly outline_id: number | null;
  readonly outline_status: 'draft' | 'submitted' | 'resub' | null;
  readonly outline_saved_at: string | null;
  readonly lessons_recorded: number;
  readonly minutes_taught: number;
  readonly last_lesson_on: string | null;
  readonly materials: Course['course_has_materials'] | null;
  readonly total_students: number;
  readonly notes_count: number;
  readonly reports_due: number;
  /** Null if the students were not read. */
  readonly students: Course['student_has_course'] | null;
  readonly former_students: Course['former_students'] | null;
  readonly previous_teachers: Course['previous_teachers'] | null;
  readonly teaching: Course['teaching'] | null;
  readonly attendance_only: boolean | null;
}

/** Converts a contract to the wire; students and previous teachers are included if they were read. */
export function courseAnswer(row: CourseRow): Course {
  return {
    id: row.id,
    course_status_id: row.status_id,
    flag: row.flag,
    confirmation_sent: row.confirmation_sent,
    SI: row.si,
    TCS: row.tcs,
    SC: row.sc,
    send_to_client: row.sent_to_client_on,
    contract_completed: row.completed,
    current_teacher:
      row.teacher_id === null
        ? null
        : {
            teacher: {
              id: row.teacher_id,
              name: row.teacher_name ?? '',
              last_name: row.teacher_last_name ?? '',
              ...mark(row.teacher_archived),
            },
          },
    languages_id: row.language_id,
    language: named(row.language_id, row.language_name, row.language_archived),
    course_types_id: row.course_type_id,
    course_type:
      row.course_type_id === null
        ? null
        : { id: row.course_type_id, name: row.course_type_name ?? '', name_en: row.course_type_name_en },
    complementary_description_type: row.complementary_description,
    outline_form_id: row.outline_id,
    outline_form:
      row.outline_id === null || row.outline_status === null || row.outline_saved_at === null
        ? null
        : { id: row.outline_id, status: row.outline_status, save_date: row.outline_saved_at },
    course_has_materials: row.materials ?? [],
    course_has_not_material_request: row.no_material_needed === 1 ? 1 : null,
    total_students: row.total_students,
    ...(row.attendance_only !== null && {
      attendance_only: row.attendance_only ? (1 as const) : (0 as const),
    }),
    course_details: {
      id: row.id,
      total_classes: row.number_of_classes,
      total_hours: row.hours_per_class,
      attendance_status: row.attendance_complete,
      material_status_id: row.material_status_id,
      description: row.description,
      start_date: row.starts_on,
      end_date: row.ends_on,
      schedule: row.schedule,
      location: row.location,
      meeting_link: row.meeting_link,
      class_at_end: row.class_at_end,
    },
    client_details: {
      contract_number: row.number,
      invoice: row.invoice,
      companies_id: row.company_id,
      companies: named(row.company_id, row.company_name, row.company_archived),
      contact_person: row.contact_person,
      contract_approved: row.approved,
      contract_expiration_date: row.expires_on,
    },
    _cellVariants: row.highlights as Course['_cellVariants'],
    notes_count: row.notes_count,
    hours_taught_minutes: row.minutes_taught,
    lessons_recorded: row.lessons_recorded,
    last_lesson_date: row.last_lesson_on,
    outline_status: row.outline_status,
    reports_due: row.reports_due,
    ...(row.students ? { student_has_course: row.students, former_students: row.former_students ?? [] } : {}),
    ...(row.previous_teachers ? { previous_teachers: row.previous_teachers } : {}),
    ...(row.teaching ? { teaching: row.teaching } : {}),
  };
}

/** Returns id and name of a joined record; null if there is none. */
function named(id: number | null, name: string | null, isArchived: boolean | null) {
  return id === null || name === null ? null : { id, name, ...mark(isArchived) };
}

/** The field that only archived records have. */
function mark(isArchived: boolean | null): { archived?: 1 } {
  return isArchived ? { archived: 1 } : {};
}
