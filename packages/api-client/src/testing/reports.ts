import {
  aBlankReportForm,
  aCompanyReportRow,
  aCourseInfo,
  aProgressReport,
  aReportContract,
  aStudentReport,
  type CompanyReportRow,
  type CourseInfo,
  type ProgressReport,
  type StudentReport,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { CreateCourseInfoData, MarkProgressReportData, ProgressForm } from '../generated/types.gen.ts';
import {
  companyReportRowToWire,
  courseInfoToWire,
  progressRecordToWire,
  studentReportToWire,
} from '../wire/report.ts';
import { answers, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface ReportsSituation extends Situation {
  rows?: CompanyReportRow[];
  reports?: StudentReport[];
  /** The form that every row opens; null if none was written. */
  progressReport?: ProgressReport | null;
  courseInfo?: CourseInfo | null;
  /** The reports of other contracts, by contract id. */
  earlier?: { progressReport: ProgressReport; courseInfo: CourseInfo }[];
}

/** Answers the calls about reports for companies, students and the portal. */
export function reportsHandlers({
  rows = [aCompanyReportRow()],
  reports = [aStudentReport()],
  progressReport = aProgressReport(),
  courseInfo = aCourseInfo(),
  earlier = [],
  ...situation
}: ReportsSituation = {}): HttpHandler[] {
  let listed = reports.map(studentReportToWire);
  let record = progressReport && progressRecordToWire(progressReport);
  let info = courseInfo && courseInfoToWire(courseInfo);

  function savedForm(change: Partial<ProgressForm>) {
    const { form, student, course } =
      record ?? progressRecordToWire(aProgressReport({ form: aBlankReportForm() }));
    record = { form: { ...form, ...change, update_date: new Date().toISOString() }, student, course };
    return { message: 'Saved', data: record };
  }

  function savedInfo(body: unknown) {
    const blank = courseInfoToWire(
      aCourseInfo({
        materialUsed: null,
        appsAndSitesUsed: null,
        skillsCovered: null,
        grammarPointsCovered: null,
      }),
    );
    info = { ...(info ?? blank), ...(body as CreateCourseInfoData['body']) };
    return { message: 'Saved', data: info };
  }

  return [
    answers('get', '/courses/byCompanyReports', situation, ({ query }) => {
      const found = rows.filter(({ contract, student, company }) =>
        matches(query.get('search'), contract.number, `${student.name} ${student.lastName}`, company?.name),
      );
      return paged(ordered(found.map(companyReportRowToWire), query), query);
    }),
    answers('get', '/progressReports', situation, ({ query }) =>
      paged(
        listed.filter(
          ({ student_id, course }) =>
            isRequested(query.get('studentId'), student_id) && isRequested(query.get('courseId'), course?.id),
        ),
        query,
      ),
    ),
    // As a backend may do: keeps the mark on the reports that were the latest before (DECISION-17).
    answers('post', '/progressReports', situation, ({ body }) => {
      const { file, student_id, course_id, file_date } = body as Upload;
      const uploaded = aStudentReport({
        id: Math.max(0, ...listed.map(({ id }) => id)) + 1,
        date: file_date,
        contract: aReportContract({ id: Number(course_id) }),
        student: { id: Number(student_id), name: 'Inès', lastName: 'Fortin' },
        file: { id: 3200, name: file.name, storedAt: new Date().toISOString(), taggedOn: file_date },
      });
      const report = studentReportToWire(uploaded);
      listed = [report, ...listed];
      return { message: 'Saved', data: report };
    }),
    answers('put', '/progressReports', situation, ({ body }) => {
      const { progress_report_id, status } = body as MarkProgressReportData['body'];
      listed = listed.map((report) => (report.id === progress_report_id ? { ...report, status } : report));
      const report = listed.find(({ id }) => id === progress_report_id);
      return report ? { message: 'Saved', data: report } : notFound();
    }),
    answers('get', '/progressReports/form', situation, ({ query }) => {
      const other = earlier.find(({ courseInfo: { contractId } }) => isOf(query.get('courseId'), contractId));
      if (other) return { data: progressRecordToWire(other.progressReport) };
      return record ? { data: record } : { message: 'Progress report form not found' };
    }),
    answers('post', '/progressReports/form', situation, ({ body }) => savedForm(body as ProgressForm)),
    answers('put', '/progressReports/form', situation, ({ body }) => savedForm(body as ProgressForm)),
    answers('put', '/progressReports/form/status', situation, () =>
      // The first submission keeps its date (DECISION-41).
      savedForm({ status: 1, tag_date: record?.form.tag_date ?? new Date().toISOString().slice(0, 10) }),
    ),
    answers('get', '/progressReports/courseInfo', situation, ({ query }) => {
      const other = earlier.find(({ courseInfo: { contractId } }) =>
        isOf(query.get('course_id'), contractId),
      );
      if (other) return { data: courseInfoToWire(other.courseInfo) };
      return info ? { data: info } : { message: 'Course info form not found' };
    }),
    answers('post', '/progressReports/courseInfo', situation, ({ body }) => savedInfo(body)),
    answers('put', '/progressReports/courseInfo', situation, ({ body }) => savedInfo(body)),
  ];
}

function isOf(requestedId: string | null, id: number): boolean {
  return Number(requestedId) === id;
}

function isRequested(requestedId: string | null, id: number | undefined): boolean {
  return requestedId === null || Number(requestedId) === id;
}

/** The fields of an uploaded form. */
interface Upload {
  file: File;
  student_id: string;
  course_id: string;
  file_date: string;
}
