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
import type { MarkProgressReportData, ProgressForm } from '../generated/types.gen.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import {
  companyReportRowToWire,
  courseInfoToWire,
  progressRecordToWire,
  studentReportToWire,
} from './wire/report.ts';

export interface ReportsSituation extends Situation {
  rows?: CompanyReportRow[];
  reports?: StudentReport[];
  /** The form that is returned for every row; null if none was written. */
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
  const ofCompany = recordsOf(rows.map((row, id) => ({ ...companyReportRowToWire(row), id })));
  const listed = recordsOf(reports.map(studentReportToWire));
  let record = progressReport && progressRecordToWire(progressReport);
  let info = courseInfo && courseInfoToWire(courseInfo);
  const other = (contractId: string | null) =>
    earlier.find((one) => one.courseInfo.contractId === Number(contractId));

  function savedForm(change: Partial<ProgressForm>) {
    record ??= progressRecordToWire(aProgressReport({ form: aBlankReportForm() }));
    record = { ...record, form: { ...record.form, ...change, update_date: new Date().toISOString() } };
    return { message: 'Saved', data: record };
  }

  function savedInfo(body: unknown) {
    const blank = {
      materialUsed: null,
      appsAndSitesUsed: null,
      skillsCovered: null,
      grammarPointsCovered: null,
    };
    info = { ...(info ?? courseInfoToWire(aCourseInfo(blank))), ...(body as object) };
    return { message: 'Saved', data: info };
  }

  return [
    answers('get', '/courses/byCompanyReports', situation, ({ query }) =>
      ofCompany.list(query, { search: '*' }),
    ),
    answers('get', '/progressReports', situation, ({ query }) =>
      listed.list(query, { studentId: 'student_id', courseId: 'course.id' }),
    ),
    // Like some backends, keeps the mark on the reports that were the latest before (DECISION-17).
    answers('post', '/progressReports', situation, ({ body }) => {
      const { file, student_id, course_id, file_date } = body as Upload;
      const uploaded = (id: number) =>
        aStudentReport({
          id,
          date: file_date,
          contract: aReportContract({ id: Number(course_id) }),
          student: { id: Number(student_id), name: 'Inès', lastName: 'Fortin' },
          file: { id: 3200, name: file.name, storedAt: new Date().toISOString(), taggedOn: file_date },
        });
      return listed.add((id) => studentReportToWire(uploaded(id)));
    }),
    answers('put', '/progressReports', situation, ({ body }) => {
      const { progress_report_id: id, status } = body as MarkProgressReportData['body'];
      return listed.change(id, { status });
    }),
    answers('get', '/progressReports/form', situation, ({ query }) => {
      const form = other(query.get('courseId'))?.progressReport;
      const data = form ? progressRecordToWire(form) : record;
      return data ? { data } : { message: 'Progress report form not found' };
    }),
    answers('post', '/progressReports/form', situation, ({ body }) => savedForm(body as ProgressForm)),
    answers('put', '/progressReports/form', situation, ({ body }) => savedForm(body as ProgressForm)),
    answers('put', '/progressReports/form/status', situation, () =>
      // The first submission keeps its date (DECISION-41).
      savedForm({ status: 1, tag_date: record?.form.tag_date ?? new Date().toISOString().slice(0, 10) }),
    ),
    answers('get', '/progressReports/courseInfo', situation, ({ query }) => {
      const found = other(query.get('course_id'))?.courseInfo;
      const data = found ? courseInfoToWire(found) : info;
      return data ? { data } : { message: 'Course info form not found' };
    }),
    answers('post', '/progressReports/courseInfo', situation, ({ body }) => savedInfo(body)),
    answers('put', '/progressReports/courseInfo', situation, ({ body }) => savedInfo(body)),
  ];
}

/** The fields of an uploaded form. */
interface Upload {
  file: File;
  student_id: string;
  course_id: string;
  file_date: string;
}
