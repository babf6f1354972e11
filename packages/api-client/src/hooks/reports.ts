import type { CompanyReportRow, CourseInfo, ProgressReport, StudentReport } from '@portal/domain';
import {
  getCourseInfo,
  getProgressForm,
  listCompanyReports,
  listProgressReports,
} from '../generated/sdk.gen.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import {
  type CompanyReportFilters,
  companyReportFiltersToWire,
  companyReportRowFromWire,
  courseInfoFromWire,
  progressReportFromWire,
  studentReportFromWire,
} from '../wire/report.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** A page of contracts and students with their latest report; a company's link sees its own only (API-105, OPEN-68). */
export function useCompanyReports(filters: CompanyReportFilters): Query<Page<CompanyReportRow>> {
  return useQuery(
    ['company-reports', filters],
    async (call) => {
      const { data } = await listCompanyReports({ ...call, query: companyReportFiltersToWire(filters) });
      return pageFromWire(data, companyReportRowFromWire);
    },
    keepRows,
  );
}

/** Every report of one student (API-075, LIMIT-42). Null reads nothing. */
export function useStudentReports(studentId: number | null): Query<StudentReport[]> {
  return useQuery(studentId === null ? null : ['student-reports', studentId], async (call) => {
    const query = { studentId: studentId ?? 0, resourcesPerPage: 20_000, page: 1 };
    const { data } = await listProgressReports({ ...call, query });
    return data.data.map(studentReportFromWire);
  });
}

/** The report form of a student in a contract; null where there is none yet (API-085, decision 18). */
export function useProgressReport(studentId: number, contractId: number): Query<ProgressReport | null> {
  return useQuery(['progress-report', studentId, contractId], async (call) => {
    const { data } = await getProgressForm({ ...call, query: { studentId, courseId: contractId } });
    return progressReportFromWire(data);
  });
}

/** What reports say about the course of a contract; null where nothing was written yet (API-082, decision 22). */
export function useCourseInfo(contractId: number): Query<CourseInfo | null> {
  return useQuery(['course-info', contractId], async (call) => {
    const { data } = await getCourseInfo({ ...call, query: { course_id: contractId } });
    return data.data ? courseInfoFromWire(data.data) : null;
  });
}
