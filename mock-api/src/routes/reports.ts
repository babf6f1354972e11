import type {
  CompanyReportRow,
  ListCompanyReportsData,
  ListCompanyReportsResponses,
  ListProgressReportsData,
  ListProgressReportsResponses,
  MarkProgressReportData,
  MarkProgressReportResponses,
  UploadProgressReportData,
  UploadProgressReportResponses,
} from '@portal/api-client/treaty';
import { contractedHours } from '@portal/domain';
import { countingLessons } from '../answers/contracts.ts';
import { personName } from '../answers/people.ts';
import {
  isPublished,
  isThere,
  lastReportOf,
  latestOf,
  nextLevelOf,
  progressReportAnswer,
  reportCourse,
} from '../answers/reports.ts';
import type { Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { CompanyRow, ContractRow, ReportRow, StudentRow } from '../store/tables.ts';
import { checkMember, contractFor, isLink, reaches, reachesStudent, refuseArchived } from './access.ts';
import { makeLatest } from './latest-report.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { recordOf } from './records.ts';
import { keepUpload } from './uploads.ts';

/** A student of a contract with the reports written about them there. */
interface ReportedStudent {
  readonly id: number;
  readonly contract: ContractRow;
  readonly student: StudentRow;
  readonly company: CompanyRow | undefined;
  readonly reports: ReportRow[];
  readonly latest: ReportRow;
}

const listCompanyReports: Handler<ListCompanyReportsData, ListCompanyReportsResponses> = ({
  query,
  caller,
  store,
}) => {
  const rows: ReportedStudent[] = [];
  for (const contract of store.all('contracts')) {
    if (!reaches(store, caller, contract)) continue;
    const company = store.get('companies', contract.companyId);
    const byStudent = new Map<number, ReportRow[]>();
    for (const report of store.by('reportsByContract', contract.id)) {
      if (!(isLink(caller) ? isPublished : isThere)(store, report)) continue;
      byStudent.set(report.studentId, [...(byStudent.get(report.studentId) ?? []), report]);
    }
    for (const [studentId, reports] of byStudent) {
      const student = store.get('students', studentId);
      const latest = latestOf(reports);
      if (!student || !latest) continue;
      if (!matches(query.search, contract.number, student.name, student.lastName, company?.name)) continue;
      rows.push({ id: latest.id, contract, student, company, reports, latest });
    }
  }
  return paged(sorted(rows, columnsOf(store), query, ['completed_date', 'DESC']), query, (row) =>
    companyReportRow(store, row),
  );
};

function companyReportRow(store: Store, row: ReportedStudent): CompanyReportRow {
  const { contract, student, company } = row;
  const form = store.by('formsByStudent', student.id).find(({ contractId }) => contractId === contract.id);
  return {
    course: reportCourse(store, contract),
    student: { ...personName(student), last_pr: lastReportOf(store, row.reports) },
    company: company ? { id: company.id, name: company.name } : null,
    next_level: nextLevelOf(store, row.latest),
    hours_taught_minutes: countingLessons(store, contract.id)
      .filter((lesson) => !lesson.absentStudentIds.includes(student.id))
      .reduce((sum, lesson) => sum + lesson.minutes, 0),
    contracted_hours: contractedHours(contract),
    reports_due: form?.status === 1 ? 0 : 1,
  };
}

/** Whichever the last report is decides about the two dates (OPEN-67). */
function columnsOf(store: Store): Columns<ReportedStudent> {
  const completedOn = ({ latest }: ReportedStudent) =>
    store.get('reportForms', latest.formId)?.savedAt ?? store.get('files', latest.fileId)?.storedAt ?? null;
  const tagDate = ({ latest }: ReportedStudent) =>
    latest.formId !== null
      ? (store.get('reportForms', latest.formId)?.tagDate ?? null)
      : (store.get('files', latest.fileId)?.tagDate ?? null);
  return {
    'course.contract_number': ({ contract }) => contract.number,
    'course.start_date': ({ contract }) => contract.startsOn,
    'course.end_date': ({ contract }) => contract.endsOn,
    'student.name': ({ student }) => student.name,
    'student.last_name': ({ student }) => `${student.lastName} ${student.name}`,
    'company.name': ({ company }) => company?.name ?? null,
    next_level: ({ latest }) => nextLevelOf(store, latest),
    completed_date: completedOn,
    'student.last_pr.completed_date': completedOn,
    'student.last_pr.form.save_date': completedOn,
    'student.last_pr.file.stored_at': completedOn,
    tag_date: tagDate,
    'student.last_pr.tag_date': tagDate,
    'student.last_pr.form.tag_date': tagDate,
    'student.last_pr.file.tag_date': tagDate,
  };
}

const listProgressReports: Handler<ListProgressReportsData, ListProgressReportsResponses> = ({
  query,
  caller,
  store,
}) => {
  const { courseId, studentId } = query;
  if (courseId === undefined && studentId === undefined)
    throw badField('studentId', 'or courseId is required');
  // A link is asked for its own student before anything else, so that it cannot learn which contracts exist.
  if (studentId !== undefined && !reachesStudent(store, caller, studentId)) throw new Refusal('forbidden');
  if (studentId !== undefined) recordOf(store, 'students', studentId);
  if (courseId !== undefined) contractFor(store, caller, courseId);
  const reports =
    studentId !== undefined
      ? store.by('reportsByStudent', studentId)
      : store.by('reportsByContract', courseId);
  const found = reports
    .filter((report) => {
      if (courseId !== undefined && report.contractId !== courseId) return false;
      if (isLink(caller))
        return isPublished(store, report) && reachesStudent(store, caller, report.studentId);
      return isThere(store, report) && reaches(store, caller, store.known('contracts', report.contractId));
    })
    .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : b.id - a.id));
  return paged(found, query, (report) => progressReportAnswer(store, report));
};

/** An upload becomes the latest report of its student in its contract. */
const uploadProgressReport: Handler<UploadProgressReportData, UploadProgressReportResponses> = (call) => {
  const { body, store, today } = call;
  const contract = recordOf(store, 'contracts', body.course_id);
  refuseArchived(contract);
  const student = recordOf(store, 'students', body.student_id);
  checkMember(store, contract, student);
  const tagDate = body.file_date ?? today;
  const file = keepUpload(call, body.file, {
    refType: 'progressReport',
    refId: student.id,
    contractId: contract.id,
    studentId: student.id,
    languageId: contract.languageId,
    tagDate,
  });
  const report = store.insert('reports', {
    studentId: student.id,
    contractId: contract.id,
    status: 1,
    date: tagDate,
    fileId: file.id,
    formId: null,
  });
  const latest = makeLatest(store, report, 1);
  return { message: 'Document was uploaded successfully.', data: progressReportAnswer(store, latest) };
};

const markProgressReport: Handler<MarkProgressReportData, MarkProgressReportResponses> = ({
  body,
  store,
}) => {
  const report = recordOf(store, 'reports', body.progress_report_id);
  if (body.course_id !== undefined && body.course_id !== report.contractId) {
    throw badField('course_id', 'is not the contract of this report');
  }
  refuseArchived(store.known('contracts', report.contractId));
  const marked =
    body.status === 2
      ? makeLatest(store, report, 2)
      : store.update('reports', report, { status: body.status });
  return { message: 'Report was updated successfully', data: progressReportAnswer(store, marked) };
};

/** The calls about the reports of students, written or uploaded. */
export const reports = {
  listCompanyReports,
  listProgressReports,
  uploadProgressReport,
  markProgressReport,
};
