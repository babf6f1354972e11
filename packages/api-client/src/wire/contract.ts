import {
  type Contract,
  type ContractColumn,
  type ContractStatus,
  type ContractStudent,
  type ContractTick,
  type ContractToggle,
  contractStatusIds,
  contractStatusOf,
  type OutlineSummary,
  type PreviousTeacher,
  type ReportFormSummary,
} from '@portal/domain';
import type {
  Course,
  CourseInput,
  CourseStatusId,
  CourseUpdate,
  ReportFormOfStudent,
  StudentOfCourse,
  PreviousTeacher as WirePreviousTeacher,
} from '../generated/types.gen.ts';
import { contractMaterialFromWire } from './contract-material.ts';
import { courseTypeFromWire } from './course-type.ts';
import { named } from './named.ts';
import { personFromWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

/**
 * The wire calls a contract a course, and `total_hours` here means hours of one class (OPEN-54). The version comes from
 * the `ETag` of the response. A teacher's response lacks fields for administrators (`x-fields`): they are null, false
 * or empty here.
 */
export function contractFromWire(course: Course, version: string | null = null): Contract {
  const { course_details: details, client_details: client } = course;
  return {
    id: course.id,
    number: client.contract_number,
    status: statusFromWire(course.course_status_id),
    flagged: yes(course.flag),
    confirmationSent: yes(course.confirmation_sent),
    si: yes(course.SI),
    tcs: yes(course.TCS),
    sc: yes(course.SC),
    sentToClientOn: course.send_to_client ?? null,
    completed: yes(course.contract_completed),
    teacher: course.current_teacher && personFromWire(course.current_teacher.teacher),
    ...(course.attendance_only === 1 && { attendanceOnly: true }),
    previousTeachers: (course.previous_teachers ?? []).map(previousTeacherFromWire),
    ...(course.teaching && {
      teaching: course.teaching.map(({ from, teacher }) => ({ from, teacher: personFromWire(teacher) })),
    }),
    language: course.language && named.fromWire(course.language),
    courseType: course.course_type && courseTypeFromWire(course.course_type),
    complementaryDescription: course.complementary_description_type,
    company: client.companies && named.fromWire(client.companies),
    contactPerson: client.contact_person ?? null,
    invoice: client.invoice ?? null,
    approved: yes(client.contract_approved),
    expiresOn: client.contract_expiration_date ?? null,
    description: details.description,
    startsOn: details.start_date,
    endsOn: details.end_date,
    schedule: details.schedule,
    location: details.location,
    ...(details.meeting_link !== undefined && { meetingLink: details.meeting_link }),
    hoursPerClass: details.total_hours,
    numberOfClasses: details.total_classes,
    ...(details.class_at_end !== undefined && { classAtEnd: yes(details.class_at_end) }),
    attendanceComplete: yes(details.attendance_status),
    materialStatusId: details.material_status_id,
    outline: outlineSummaryFromWire(course),
    materials: course.course_has_materials.map(contractMaterialFromWire),
    noMaterialNeeded: yes(course.course_has_not_material_request),
    students: (course.student_has_course ?? []).map(studentFromWire),
    ...(course.former_students && { formerStudents: course.former_students.map(studentFromWire) }),
    studentCount: course.total_students,
    highlights: highlightsFromWire(course._cellVariants),
    noteCount: course.notes_count ?? 0,
    minutesTaught: course.hours_taught_minutes ?? null,
    lessonsRecorded: course.lessons_recorded ?? null,
    version,
  };
}

/** Any status other than these four throws, as an invalid response. */
export function statusFromWire(id: number): ContractStatus {
  const status = contractStatusOf(id);
  if (!status) throw new RangeError(`Unknown contract status ${id}`);
  return status;
}

export function statusToWire(status: ContractStatus): CourseStatusId {
  return contractStatusIds[status];
}

/** The wire path that each column is sorted by. A column that is missing here cannot be sorted (DECISION-33). */
export const contractSortPaths = {
  flagged: 'flag',
  number: 'client_details.contract_number',
  company: 'client_details.companies.name',
  students: 'total_students',
  teacher: 'current_teacher.teacher.last_name',
  language: 'language.name',
  courseType: 'course_type.name',
  hours: 'hours_taught_minutes',
  attendance: 'course_details.attendance_status',
  material: 'course_details.material_status_id',
  startsOn: 'course_details.start_date',
  endsOn: 'course_details.end_date',
  confirmationSent: 'confirmation_sent',
  si: 'SI',
  tcs: 'TCS',
  sc: 'SC',
  sentToClient: 'send_to_client',
  completed: 'contract_completed',
  notes: 'notes_count',
} as const satisfies Record<ContractColumn, string>;

/**
 * The wire names a highlighted cell by the path of its value. Names without a column stay unchanged (CON-HIGHLIGHT-07,
 * OPEN-46).
 */
function highlightsFromWire(variants: Course['_cellVariants']): Contract['highlights'] {
  return renamed(variants ?? {}, columnOf);
}

/** The highlighted cells of a contract with their wire names (API-055). */
export function highlightsToWire(highlights: Contract['highlights']): Contract['highlights'] {
  const paths: Readonly<Record<string, string>> = contractSortPaths;
  return renamed(highlights, (column) => paths[column]);
}

function columnOf(path: string): string | undefined {
  return Object.entries(contractSortPaths).find(([, known]) => known === path)?.[0];
}

function renamed(
  variants: Contract['highlights'],
  nameOf: (name: string) => string | undefined,
): Contract['highlights'] {
  return Object.fromEntries(
    Object.entries(variants).map(([name, variant]) => [nameOf(name) ?? name, variant]),
  );
}

const toggleNames = {
  flagged: 'flag',
  confirmationSent: 'confirmation_sent',
  si: 'SI',
  tcs: 'TCS',
  sc: 'SC',
  sentToClient: 'send_to_client',
  completed: 'contract_completed',
} as const satisfies Record<ContractToggle, keyof CourseInput>;

/** A single checkbox. For "sent to client", 1 means today and 0 no date (API-048, API-049, CONFLICT-15). */
export function toggleToWire(id: number, toggle: ContractTick, ticked: boolean): CourseUpdate {
  if (toggle === 'attendanceComplete')
    return { course: { id }, course_details: { attendance_status: yesNo(ticked) } };
  return { course: { id, [toggleNames[toggle]]: yesNo(ticked) } };
}

function previousTeacherFromWire({
  teacher,
  hours_done,
  remove_motive,
}: WirePreviousTeacher): PreviousTeacher {
  return { teacher: personFromWire(teacher), hoursDone: hours_done, motive: remove_motive };
}

function outlineSummaryFromWire({ outline_form, outline_form_id }: Course): OutlineSummary | null {
  return (
    outline_form && {
      id: outline_form.id ?? outline_form_id ?? 0,
      status: outline_form.status,
      savedAt: outline_form.save_date,
    }
  );
}

function studentFromWire({ student, periods }: StudentOfCourse): ContractStudent {
  return {
    ...personFromWire(student),
    reportForm: reportFormFromWire(student.progress_report_form),
    ...(periods && { periods }),
  };
}

export function reportFormFromWire(answer: ReportFormOfStudent | null | undefined): ReportFormSummary | null {
  const form = answer?.form;
  return form ? { id: form.id, status: yes(form.status) ? 'submitted' : 'incomplete' } : null;
}
