import type {
  CourseInfoForm,
  LastReport,
  Level,
  PrintedCourse,
  ProgressFormFields,
  ProgressFormRecord,
  ProgressReport,
  ReportCourse,
  ReportFile,
  ReportForm,
} from '@portal/api-client/treaty';
import { skillNames } from '@portal/api-client/wire';
import type { Store } from '../store/Store.ts';
import type { ContractRow, CourseInfoRow, ReportFormRow, ReportRow } from '../store/tables.ts';
import { named, personName } from './people.ts';
import { teacherName } from './teachers.ts';

/** Whether a report is there at all: one whose file was removed is not, until the file is restored. */
export function isThere(store: Store, report: ReportRow): boolean {
  return report.formId !== null || store.get('files', report.fileId)?.status === 1;
}

/** Whether a report may be shown outside the organisation: a draft may not, a removed file neither. */
export function isPublished(store: Store, report: ReportRow): boolean {
  if (report.formId !== null) return store.get('reportForms', report.formId)?.status === 1;
  return isThere(store, report);
}

/** The report that stands for all: one marked as latest before one that is not, the newer before the older. */
export function latestOf(reports: readonly ReportRow[]): ReportRow | null {
  let latest: ReportRow | null = null;
  for (const report of reports) {
    if (latest === null || rank(report) > rank(latest)) latest = report;
  }
  return latest;
}

function rank(report: ReportRow): string {
  return `${report.status === 0 ? 0 : 1} ${report.date} ${String(report.id).padStart(9, '0')}`;
}

/** The latest of the reports as the wire carries it, null when there is none. */
export function lastReportOf(store: Store, reports: readonly ReportRow[]): LastReport | null {
  const report = latestOf(reports.filter((row) => isThere(store, row)));
  return report
    ? { courses_id: report.contractId, file: fileOf(store, report), form: formOf(store, report) }
    : null;
}

export function reportCourse(store: Store, contract: ContractRow): ReportCourse {
  return {
    id: contract.id,
    contract_number: contract.number,
    start_date: contract.startsOn,
    end_date: contract.endsOn,
    language: named(store.get('languages', contract.languageId)),
    course_type: named(store.get('courseTypes', contract.courseTypeId)),
  };
}

/** A contract with what a printed report says about it. */
function printedCourse(store: Store, contract: ContractRow): PrintedCourse {
  const teacher = store.get('teachers', contract.teacherId);
  return {
    ...reportCourse(store, contract),
    teacher: teacher ? teacherName(store, teacher) : null,
    total_hours: contract.hoursPerClass,
    total_classes: contract.numberOfClasses,
  };
}

export function progressReportAnswer(store: Store, report: ReportRow): ProgressReport {
  const contract = store.known('contracts', report.contractId);
  const student = store.known('students', report.studentId);
  return {
    id: report.id,
    student_id: student.id,
    student: personName(student),
    date: report.date,
    status: report.status,
    course: reportCourse(store, contract),
    file: fileOf(store, report),
    form: formOf(store, report),
    next_level: nextLevelOf(store, report),
  };
}

/** The level that a report recommends next; null for a file. */
export function nextLevelOf(store: Store, report: ReportRow | null): Level | null {
  return store.get('reportForms', report?.formId)?.answers.next_level ?? null;
}

/** What a progress form asks for, by the wire's names. */
export const formFields = [
  ...Object.values(skillNames),
  'comments',
  'recommendations',
  'next_level',
] as const satisfies readonly (keyof ProgressFormFields)[];

/** A form with whom and what it is about. */
export function progressFormRecord(store: Store, form: ReportFormRow): ProgressFormRecord {
  const unanswered = Object.fromEntries(formFields.map((field) => [field, null]));
  return {
    form: {
      ...unanswered,
      ...form.answers,
      id: form.id,
      student_id: form.studentId,
      course_id: form.contractId,
      progress_form_id: form.id,
      status: form.status,
      save_date: form.savedAt,
      tag_date: form.tagDate,
      update_date: form.updatedAt,
    },
    student: personName(store.known('students', form.studentId)),
    course: printedCourse(store, store.known('contracts', form.contractId)),
  };
}

export function courseInfoForm(info: CourseInfoRow): CourseInfoForm {
  return {
    id: info.id,
    course_id: info.contractId,
    material_used: info.materialUsed,
    apps_and_sites_used: info.appsAndSitesUsed,
    skills_covered: info.skillsCovered,
    grammar_points_covered: info.grammarPointsCovered,
  };
}

function fileOf(store: Store, report: ReportRow): ReportFile | null {
  const file = store.get('files', report.fileId);
  return file ? { id: file.id, name: file.name, stored_at: file.storedAt, tag_date: file.tagDate } : null;
}

function formOf(store: Store, report: ReportRow): ReportForm | null {
  const form = store.get('reportForms', report.formId);
  return form ? { id: form.id, status: form.status, save_date: form.savedAt, tag_date: form.tagDate } : null;
}
