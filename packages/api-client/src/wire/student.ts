import {
  type CefrLevel,
  type Enrolment,
  eachText,
  type LanguageLevel,
  type LevelFormValues,
  type PastContract,
  type Student,
  type StudentContract,
  type StudentFormValues,
  snakeCase,
  studentTexts,
} from '@portal/domain';
import type {
  CourseOfPerson,
  ListStudentsData,
  StudentHistory,
  StudentInput,
  StudentLevel,
  StudentLevelInput,
  Student as WireStudent,
} from '../generated/types.gen.ts';
import { reportFormFromWire, statusFromWire } from './contract.ts';
import { courseTypeFromWire } from './course-type.ts';
import { named } from './named.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';
import { lastReportFromWire, studentReportFromWire } from './report.ts';
import { scaleResultFromWire } from './scale-result.ts';
import { needsFromInformation } from './student-needs.ts';
import { yes, yesNo } from './yes-no.ts';

/**
 * Maps a student. A teacher's response lacks fields for administrators (`x-fields`), such as addresses: they are null
 * or false here.
 */
export function studentFromWire(student: WireStudent): Student {
  return {
    ...personFromWire(student),
    email: student.email ?? null,
    ...eachText(studentTexts, (name) => student[snakeCase(name)] ?? null),
    motherTongue: student.mother_tongue,
    company: student.company && named.fromWire(student.company),
    linkToken: student.token_login ?? null,
    isNew: yes(student.star),
    active: student.status !== 0,
    hasNotes: yes(student.note_flag),
    contracts: (student.student_has_courses ?? []).map(contractOfStudentFromWire),
    levels: (student.student_level_languages ?? [student.student_level_language]).flatMap(levelFromWire),
    levelHistory: student.student_level_history?.flatMap(levelFromWire) ?? [],
    scaleResults: student.student_scale_results?.map(scaleResultFromWire) ?? [],
    latestPlacementTest: student.latest_placement_test
      ? { id: student.latest_placement_test.id, storedAt: student.latest_placement_test.stored_at }
      : null,
    lastReport: student.last_pr ? lastReportFromWire(student.last_pr) : null,
    reportForm: reportFormFromWire(student.progress_report_form),
    reports: (student.progress_report ?? []).map(studentReportFromWire),
    needs: (student.student_information_course ?? []).map(needsFromInformation),
  };
}

/** The personal part of the payload for a new student (STU-FORM-10). */
export function studentFormToWire(
  values: StudentFormValues,
): StudentInput & Pick<StudentFormValues, 'name' | 'lastName' | 'email'> {
  const { name, lastName, email } = values;
  return { ...studentChangeToWire(values), name, lastName, email };
}

/** The personal part of the payload for a changed student, with only the given fields (STU-FORM-10, DECISION-37). */
export function studentChangeToWire(values: Partial<StudentFormValues>): StudentInput {
  return {
    name: values.name,
    lastName: values.lastName,
    email: values.email,
    ...eachText(studentTexts, (name) => values[name]),
    mother_tongue: values.motherTongue,
    companyId: values.companyId,
  };
}

/** The level part of the student payload (STU-FORM-13). */
export function levelFormToWire(values: LevelFormValues): StudentLevelInput {
  return {
    levelLanguage: values.level,
    lastTest: values.testedOn,
    testerInitials: values.testerInitials,
    languageId: values.languageId,
  };
}

export function historyFromWire({ courses_history }: StudentHistory): PastContract[] {
  return courses_history.map((course) => ({
    ...contractOfStudentFromWire(course),
    language: course.language ? named.fromWire(course.language) : null,
    materials: course.courses_has_materials_requests.map(({ title }) => title),
    ...(course.periods && { periods: course.periods }),
  }));
}

/** A language without a test has no level. */
function levelFromWire(level: StudentLevel | null | undefined): LanguageLevel[] {
  if (!level?.level_language) return [];
  return [
    {
      language: level.language ? named.fromWire(level.language) : null,
      level: level.level_language,
      testedOn: level.last_test,
      testerInitials: level.tester_initials,
    },
  ];
}

function contractOfStudentFromWire(course: CourseOfPerson): StudentContract {
  return {
    id: course.id,
    number: course.client_details.contract_number,
    status: statusFromWire(course.course_status_id),
    courseType: course.course_type ? courseTypeFromWire(course.course_type) : null,
    complementaryDescription: course.complementary_description_type ?? null,
    startsOn: course.course_details?.start_date ?? null,
    endsOn: course.course_details?.end_date ?? null,
  };
}

/** The sortable columns of the student list, with the path by which the API sorts (STU-LIST-01). */
export const studentSortPaths = {
  id: 'id',
  name: 'last_name',
  city: 'city',
  company: 'company.name',
  enrolment: 'enrolledStatus',
  testedOn: 'student_level_language.last_test',
} as const satisfies SortPaths<ListStudentsData>;
export type StudentColumn = keyof typeof studentSortPaths;

/** Filters and order of the student list, by default the last test, newest first (STU-LIST-02 to STU-LIST-07). */
export interface StudentFilters extends Sorted<StudentColumn> {
  /** Matches first name, last name and email. */
  search?: string;
  level?: CefrLevel;
  contractId?: number;
  companyId?: number;
  enrolment?: Enrolment;
  /** Lists the archived students instead. */
  archived?: boolean;
}

export function studentFiltersToWire(filters: StudentFilters): NonNullable<ListStudentsData['query']> {
  const { sort = { by: 'testedOn', direction: 'DESC' }, page, pageSize } = filters;
  return {
    studentName: filters.search || undefined,
    levelLanguage: filters.level,
    course: filters.contractId,
    companyId: filters.companyId,
    enrolledStatus: filters.enrolment && yesNo(filters.enrolment === 'enrolled'),
    status: filters.archived ? 0 : undefined,
    ...sortedToWire({ sort, page, pageSize }, studentSortPaths),
  };
}
