import type {
  CompanyReportRow,
  GetCourseInfoData,
  GetCourseInfoResponses,
  GetOutlineFormData,
  GetOutlineFormResponses,
  GetProgressFormData,
  GetProgressFormResponses,
  ListCompanyReportsData,
  ListCompanyReportsResponses,
  ListProgressReportsData,
  ListProgressReportsResponses,
} from '@portal/api-client/treaty';
import { contractedHours } from '@portal/domain';
import { countingLessons, outlineAnswer } from '../answers/contracts.ts';
import { personName } from '../answers/people.ts';
import {
  courseInfoForm,
  isPublished,
  lastReportOf,
  latestOf,
  nextLevelOf,
  progressForm,
  progressReportAnswer,
  reportCourse,
} from '../answers/reports.ts';
import type { Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { CompanyRow, ContractRow, ReportRow, StudentRow } from '../store/tables.ts';
import { contractFor, isLink, reachesStudent } from './access.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';

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
  const students =
    caller.role === 'company'
      ? store.all('students').filter((student) => student.companyId === caller.companyId)
      : store.all('students');
  const rows: ReportedStudent[] = [];
  for (const student of students) {
    const byContract = new Map<number, ReportRow[]>();
    for (const report of store.by('reportsByStudent', student.id)) {
      if (isLink(caller) && !isPublished(store, report)) continue;
      byContract.set(report.contractId, [...(byContract.get(report.contractId) ?? []), report]);
    }
    for (const [contractId, reports] of byContract) {
      const contract = store.get('contracts', contractId);
      const latest = latestOf(reports);
      const company = store.get('companies', student.companyId);
      if (!contract || !latest) continue;
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
  if (courseId !== undefined) contractFor(store, caller, courseId);
  const reports =
    studentId !== undefined
      ? store.by('reportsByStudent', studentId)
      : store.by('reportsByContract', courseId);
  const found = reports
    .filter((report) => {
      const contract = store.get('contracts', report.contractId);
      if (!contract || (courseId !== undefined && report.contractId !== courseId)) return false;
      if (isLink(caller))
        return isPublished(store, report) && reachesStudent(store, caller, report.studentId);
      return caller.role === 'ROLE_ADMIN' || teaches(store, caller, contract);
    })
    .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : b.id - a.id));
  const page = paged(found, query, (report) => progressReportAnswer(store, report));
  return { ...page, data: page.data.flat() };
};

function teaches(store: Store, caller: Parameters<typeof contractFor>[1], contract: ContractRow): boolean {
  return 'userId' in caller && store.get('teachers', contract.teacherId)?.userId === caller.userId;
}

/** A form that does not exist answers 200 with a message (decision 18); an unfinished one is no link's business. */
const getProgressForm: Handler<GetProgressFormData, GetProgressFormResponses> = ({
  query,
  caller,
  store,
}) => {
  if (!reachesStudent(store, caller, query.studentId)) throw new Refusal('forbidden');
  const student = store.get('students', query.studentId);
  const contract = store.get('contracts', query.courseId);
  const notFound = { message: 'Progress report form not found' };
  if (!student || !contract) return notFound;
  contractFor(store, caller, contract.id);
  const form = store.by('formsByStudent', student.id).find((row) => row.contractId === contract.id);
  if (!form || (isLink(caller) && form.status !== 1)) return notFound;
  return {
    data: {
      form: progressForm(form),
      student: personName(student),
      course: reportCourse(store, contract),
    },
  };
};

const getCourseInfo: Handler<GetCourseInfoData, GetCourseInfoResponses> = ({ query, caller, store }) => {
  const notFound = { message: 'Course info form not found' };
  if (!store.get('contracts', query.course_id)) return notFound;
  const contract = contractFor(store, caller, query.course_id);
  const info = store.by('courseInfoByContract', contract.id)[0];
  return info ? { data: courseInfoForm(info) } : notFound;
};

const getOutlineForm: Handler<GetOutlineFormData, GetOutlineFormResponses> = ({ path, caller, store }) => {
  const contract = contractFor(store, caller, path.courseId);
  const outline = store.by('outlineByContract', contract.id)[0];
  return { data: outline ? outlineAnswer(outline) : null };
};

/** The calls about progress reports and outlines. */
export const reports = {
  listCompanyReports,
  listProgressReports,
  getProgressForm,
  getCourseInfo,
  getOutlineForm,
};
