import {
  afterMark,
  type CalendarDate,
  type CompanyReportRow,
  reportsToUnmark,
  type StudentReport,
} from '@portal/domain';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import {
  listCompanyReports,
  listProgressReports,
  markProgressReport,
  uploadProgressReport,
} from '../generated/sdk.gen.ts';
import { type UploadOptions, uploading } from '../upload.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import {
  type CompanyReportFilters,
  companyReportFiltersToWire,
  companyReportRowFromWire,
  studentReportFromWire,
} from '../wire/report.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { queriesShowingReports } from './queries-showing-reports';
import { reportMarks } from './report-marks.ts';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** A page of contracts and students with their latest report. A company's link sees its own only (API-105, OPEN-68). */
export function useCompanyReports(filters: CompanyReportFilters): Query<Page<CompanyReportRow>> {
  return useQuery(['company-reports', filters], (call) => readCompanyReports(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadCompanyReports(): ReadList<CompanyReportFilters, Page<CompanyReportRow>> {
  return useReadList(readCompanyReports);
}

const readCompanyReports = /* @__PURE__ */ pageReader(
  listCompanyReports,
  companyReportFiltersToWire,
  companyReportRowFromWire,
);

/** Every report of a student (API-075, LIMIT-42). Null sends no request. */
export function useStudentReports(studentId: number | null): Query<StudentReport[]> {
  return useQuery(studentId === null ? null : ['student-reports', studentId], async (call) => {
    const query = { studentId: studentId ?? 0, resourcesPerPage: 20_000, page: 1 };
    const { data } = await listProgressReports({ ...call, query });
    return data.data.map(studentReportFromWire);
  });
}

/**
 * The reports of a contract's students, newest first. Reads 100 by default (API-075, LIMIT-22). Null sends no request.
 */
export function useContractReports(
  contractId: number | null,
  { page = 1, pageSize = 100 }: { page?: number; pageSize?: number } = {},
): Query<Page<StudentReport>> {
  return useQuery(
    contractId === null ? null : ['contract-reports', contractId, page, pageSize],
    async (call) => {
      const query = { courseId: contractId ?? 0, resourcesPerPage: pageSize, page };
      return pageFromWire((await listProgressReports({ ...call, query })).data, studentReportFromWire);
    },
  );
}

/** A report that was written outside the portal. */
export interface NewReport {
  content: File;
  studentId: number;
  contractId: number;
  taggedOn: CalendarDate;
  /** Id of the signed-in user, sent as specified (DECISION-13). */
  userId: number;
}

/**
 * Uploads a report, which becomes the latest of its student in its contract (API-076, DECISION-17). Throws `too-large`
 * above the limit, `refused` for an unsupported file type.
 */
export function useUploadReport(): (report: NewReport, options?: UploadOptions) => Promise<StudentReport> {
  const unmarkOthers = useUnmarkOthers();
  const upload = useWrite(
    async (
      call,
      { content, studentId, contractId, taggedOn, userId }: NewReport,
      options: UploadOptions = {},
    ) => {
      const body = {
        file: content,
        users_id: userId,
        student_id: studentId,
        course_id: contractId,
        status: 1,
        file_date: taggedOn,
      } as const;
      return studentReportFromWire(
        (await uploadProgressReport({ ...call, ...uploading(options), body })).data.data,
      );
    },
    'files',
    ...queriesShowingReports,
  );
  return useCallback(
    async (report, options) => {
      const uploaded = await upload(report, options);
      // The upload succeeded even if the other marks could not be changed. The list shows them.
      await unmarkOthers(uploaded).catch(() => {});
      return uploaded;
    },
    [upload, unmarkOthers],
  );
}

/**
 * Marks a report as the latest of its student in its contract, or clears the mark (API-077, STU-EDIT-25, STU-EDIT-26).
 * An optimistic update, sent 350 ms after the last change or when the page is left (DECISION-25). A refusal rolls it
 * back and is thrown.
 */
export function useMarkReport(): (report: StudentReport, latest: boolean) => Promise<void> {
  const { mutate } = useSWRConfig();
  const setMark = useSetMark();
  const unmarkOthers = useUnmarkOthers();
  const marks = useMemo(() => {
    const keyOf = ({ student }: StudentReport) => ['student-reports', student?.id];
    const show = (report: StudentReport, latest: boolean) => {
      const marked = (reports?: StudentReport[]) => reports && afterMark(reports, report, latest);
      void ignoreClosedCache(mutate<StudentReport[]>(keyOf(report), marked, { revalidate: false }));
    };
    return reportMarks({
      show,
      async send(report, latest) {
        // A revalidation in the meantime may have restored the old mark.
        show(report, latest);
        try {
          await setMark(report, latest);
          if (latest) await unmarkOthers(report);
        } catch (error) {
          void ignoreClosedCache(mutate(keyOf(report)));
          throw error;
        }
      },
    });
  }, [mutate, setMark, unmarkOthers]);
  useFlushOnLeave(marks);
  return marks.mark;
}

function useSetMark(): (report: StudentReport, latest: boolean) => Promise<void> {
  return useWrite(
    async (call, { id, contract }: StudentReport, latest: boolean) => {
      const body = { progress_report_id: id, status: latest ? 2 : 0, course_id: contract?.id } as const;
      await markProgressReport({ ...call, body });
    },
    ...queriesShowingReports,
  );
}

/** A backend may leave the mark on earlier reports, so it is cleared on each of them (DECISION-17). */
function useUnmarkOthers(): (latest: StudentReport) => Promise<void> {
  const api = useApi();
  const mark = useSetMark();
  return useCallback(
    async (latest) => {
      const reports = await readReportsOf(api.call, latest.student?.id, latest.contract?.id);
      const others = reportsToUnmark(reports, latest);
      for (const other of others) await mark(other, false);
    },
    [api, mark],
  );
}

async function readReportsOf(
  call: ReadCall,
  studentId: number | undefined,
  courseId: number | undefined,
): Promise<StudentReport[]> {
  const query = { courseId, studentId, resourcesPerPage: 100, page: 1 };
  return (await listProgressReports({ ...call, query })).data.data.map(studentReportFromWire);
}
