import {
  aCompanyReportRow,
  aCourseInfo,
  aProgressReport,
  aStudentReport,
  type CompanyReportRow,
  type CourseInfo,
  type ProgressReport,
  type StudentReport,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import {
  companyReportRowToWire,
  courseInfoToWire,
  progressReportToWire,
  studentReportToWire,
} from '../wire/report.ts';
import { answers, matches, ordered, paged, type Situation } from './situation.ts';

export interface ReportsSituation extends Situation {
  rows?: CompanyReportRow[];
  reports?: StudentReport[];
  /** The form that every row opens; null where none was written. */
  progressReport?: ProgressReport | null;
  courseInfo?: CourseInfo | null;
}

/** Reports as a company, a student and the reports list read them. */
export function reportsHandlers({
  rows = [aCompanyReportRow()],
  reports = [aStudentReport()],
  progressReport = aProgressReport(),
  courseInfo = aCourseInfo(),
  ...situation
}: ReportsSituation = {}): HttpHandler[] {
  return [
    answers('get', '/courses/byCompanyReports', situation, ({ query }) => {
      const found = rows.filter(({ contract, student, company }) =>
        matches(query.get('search'), contract.number, `${student.name} ${student.lastName}`, company?.name),
      );
      return paged(ordered(found.map(companyReportRowToWire), query), query);
    }),
    answers('get', '/progressReports', situation, ({ query }) =>
      paged(reports.map(studentReportToWire), query),
    ),
    answers('get', '/progressReports/form', situation, () =>
      progressReport ? progressReportToWire(progressReport) : { message: 'Progress report form not found' },
    ),
    answers('get', '/progressReports/courseInfo', situation, () =>
      courseInfo ? { data: courseInfoToWire(courseInfo) } : { message: 'Course info form not found' },
    ),
  ];
}
