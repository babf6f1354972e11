import {
  type CompanyReportRow,
  type CourseInfo,
  type CourseInfoValues,
  type LastReport,
  type PrintedContract,
  type ProgressReport,
  type ProgressReportForm,
  type Rating,
  type ReportContract,
  type ReportFile,
  type ReportFormHead,
  type ReportMark,
  type ReportStepValues,
  type Skill,
  type StudentReport,
  skillNames,
} from '@portal/domain';
import type {
  CourseInfoChange,
  CourseInfoForm,
  ListCompanyReportsData,
  ProgressForm,
  ProgressFormAnswer,
  ProgressFormFields,
  ProgressFormRecord,
  CompanyReportRow as WireCompanyReportRow,
  LastReport as WireLastReport,
  PrintedCourse as WirePrintedCourse,
  ProgressReport as WireProgressReport,
  Rating as WireRating,
  ReportCourse as WireReportCourse,
  ReportFile as WireReportFile,
  ReportForm as WireReportForm,
  YesNo,
} from '../generated/types.gen.ts';
import { statusFromWire } from './contract.ts';
import { courseTypeFromWire } from './course-type.ts';
import { archivedFromWire, named } from './named.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

const skills = Object.keys(skillNames) as Skill[];

/** The stored words of the ratings (OPEN-64). */
const ratingNames = {
  excellent: 'excellent',
  'very-good': 'very good',
  good: 'good',
  'needs-work': 'not enough',
  'not-applicable': 'n/a',
} as const satisfies Record<Rating, WireRating>;

const ratingOf = {
  excellent: 'excellent',
  'very good': 'very-good',
  good: 'good',
  'not enough': 'needs-work',
  'n/a': 'not-applicable',
} as const satisfies Record<WireRating, Rating>;

/** Returns null for any word that is not a rating. */
export function ratingFromWire(stored: string): Rating | null {
  const known: Readonly<Record<string, Rating>> = ratingOf;
  return known[stored] ?? null;
}

export function ratingToWire(rating: Rating): WireRating {
  return ratingNames[rating];
}

/**
 * The sortable columns of the report list, with the path by which the API sorts. A form’s path also covers uploaded
 * files (OPEN-67).
 */
const companyReportSortPaths = {
  contract: 'course.contract_number',
  student: 'student.last_name',
  company: 'company.name',
  startsOn: 'course.start_date',
  endsOn: 'course.end_date',
  completedOn: 'student.last_pr.form.save_date',
  taggedOn: 'student.last_pr.form.tag_date',
} as const satisfies SortPaths<ListCompanyReportsData>;
export type CompanyReportColumn = keyof typeof companyReportSortPaths;

/** Filters and order of the report list. */
export interface CompanyReportFilters extends Sorted<CompanyReportColumn> {
  search?: string;
}

export function companyReportFiltersToWire({
  search,
  ...sorted
}: CompanyReportFilters): NonNullable<ListCompanyReportsData['query']> {
  return { search: search || undefined, ...sortedToWire(sorted, companyReportSortPaths) };
}

export function companyReportRowFromWire(row: WireCompanyReportRow): CompanyReportRow {
  return {
    contract: {
      ...reportContractFromWire(row.course),
      ...(row.course.course_status_id && { status: statusFromWire(row.course.course_status_id) }),
    },
    student: personFromWire(row.student),
    company: row.company && { name: row.company.name, ...archivedFromWire(row.company.archived) },
    lastReport: row.student.last_pr && lastReportFromWire(row.student.last_pr),
    nextLevel: row.next_level ?? null,
    minutesAttended: row.hours_taught_minutes ?? null,
    contractedHours: row.contracted_hours ?? null,
    reportDue: row.reports_due === undefined ? null : row.reports_due > 0,
  };
}

const marks = ['unmarked', 'uploaded', 'marked'] as const satisfies readonly ReportMark[];

export function studentReportFromWire(report: WireProgressReport): StudentReport {
  return {
    id: report.id,
    date: report.date,
    mark: marks[report.status],
    contract: report.course && reportContractFromWire(report.course),
    student: report.student ? personFromWire(report.student) : null,
    file: report.file && reportFileFromWire(report.file),
    form: report.form && reportFormHeadFromWire(report.form),
    language: report.course?.language ? named.fromWire(report.course.language) : null,
    nextLevel: report.next_level ?? null,
  };
}

/** Null when the server reports a missing form, which is a 200 with a message (DOMAIN-63, DECISION-18). */
export function progressReportFromWire({ data }: ProgressFormAnswer): ProgressReport | null {
  return data ? progressRecordFromWire(data) : null;
}

export function progressRecordFromWire({ form, student, course }: ProgressFormRecord): ProgressReport {
  return {
    form: progressFormFromWire(form),
    student: personFromWire(student),
    contract: printedContractFromWire(course),
  };
}

export function progressFormFromWire(form: ProgressForm): ProgressReportForm {
  const ratings = Object.fromEntries(
    skills.map((skill) => {
      const rating = form[skillNames[skill]];
      return [skill, rating ? ratingOf[rating] : null];
    }),
  ) as Record<Skill, Rating | null>;
  return {
    id: form.id,
    studentId: form.student_id,
    contractId: form.course_id,
    status: yes(form.status) ? 'submitted' : 'incomplete',
    ratings,
    comments: form.comments ?? null,
    recommendations: form.recommendations ?? null,
    nextLevel: form.next_level ?? null,
    savedAt: form.save_date,
    updatedAt: form.update_date ?? null,
    taggedOn: form.tag_date,
  };
}

/** The given answers of a report form (API-086, API-087). */
export function reportAnswersToWire({ ratings = {}, ...texts }: ReportStepValues): ProgressFormFields {
  const rated = Object.fromEntries(
    (Object.keys(ratings) as Skill[]).map((skill) => {
      const rating = ratings[skill];
      return [skillNames[skill], rating ? ratingNames[rating] : null];
    }),
  );
  return {
    ...rated,
    comments: texts.comments,
    recommendations: texts.recommendations,
    next_level: texts.nextLevel,
  };
}

export function courseInfoFromWire(form: CourseInfoForm): CourseInfo {
  return {
    id: form.id,
    contractId: form.course_id,
    materialUsed: form.material_used,
    appsAndSitesUsed: form.apps_and_sites_used,
    skillsCovered: form.skills_covered,
    grammarPointsCovered: form.grammar_points_covered,
  };
}

/** The given fields of the course info page, without the contract (API-083, API-084). */
export function courseInfoFormToWire(values: Partial<CourseInfoValues>): CourseInfoChange {
  return {
    material_used: values.materialUsed,
    apps_and_sites_used: values.appsAndSitesUsed,
    skills_covered: values.skillsCovered,
    grammar_points_covered: values.grammarPointsCovered,
  };
}

export function lastReportFromWire({ courses_id, file, form }: WireLastReport): LastReport {
  return {
    contractId: courses_id,
    file: file && reportFileFromWire(file),
    form: form && reportFormHeadFromWire(form),
  };
}

export function lastReportToWire({ contractId, file, form }: LastReport): WireLastReport {
  return {
    courses_id: contractId,
    file: file && reportFileToWire(file),
    form: form && reportFormHeadToWire(form),
  };
}

function reportContractFromWire({
  id,
  contract_number,
  start_date,
  end_date,
}: WireReportCourse): ReportContract {
  return { id, number: contract_number, startsOn: start_date, endsOn: end_date };
}

export function printedContractFromWire(course: WirePrintedCourse): PrintedContract {
  const { language, course_type, teacher } = course;
  return {
    ...reportContractFromWire(course),
    ...(language !== undefined && { language: language && named.fromWire(language) }),
    ...(course_type !== undefined && { courseType: course_type && courseTypeFromWire(course_type) }),
    ...(teacher !== undefined && { teacher: teacher && personFromWire(teacher) }),
    ...(course.total_hours !== undefined && { hoursPerClass: course.total_hours }),
    ...(course.total_classes !== undefined && { numberOfClasses: course.total_classes }),
  };
}

function reportFileFromWire({ id, name, stored_at, tag_date }: WireReportFile): ReportFile {
  return { id, name: name ?? null, storedAt: stored_at, taggedOn: tag_date };
}

export function reportFileToWire({ id, name, storedAt, taggedOn }: ReportFile): WireReportFile {
  return { id, ...(name !== null && { name }), stored_at: storedAt, tag_date: taggedOn };
}

function reportFormHeadFromWire({ id, status, save_date, tag_date }: WireReportForm): ReportFormHead {
  return { id, status: formStatusFromWire(status), savedAt: save_date, taggedOn: tag_date };
}

export function reportFormHeadToWire({ id, status, savedAt, taggedOn }: ReportFormHead): WireReportForm {
  return {
    id,
    ...(status !== null && { status: yesNo(status === 'submitted') }),
    save_date: savedAt,
    tag_date: taggedOn,
  };
}

function formStatusFromWire(status: YesNo | undefined): ReportFormHead['status'] {
  if (status === undefined) return null;
  return yes(status) ? 'submitted' : 'incomplete';
}
