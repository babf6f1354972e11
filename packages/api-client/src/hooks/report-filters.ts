import type { ReportMailPreviews, SentReportMail } from '@portal/domain';
import { listReportRows, previewReportMails, sendReportMails } from '../generated/sdk.gen.ts';
import { pageFromWire } from '../wire/page.ts';
import {
  type ReportRowFilters,
  type ReportRowPage,
  reportLeftOutFromWire,
  reportMailPreviewFromWire,
  reportRowFiltersToWire,
  reportRowFromWire,
  sentReportMailFromWire,
} from '../wire/report-filters.ts';
import type { ReportKey } from './reports-to-print.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type ReadList, useReadList } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** A page of the reports by state, including those that are due (DECISION-51). 50 rows by default. */
export function useReportRows(filters: ReportRowFilters): Query<ReportRowPage> {
  return useQuery(['report-rows', filters], (call) => readReportRows(call, filters), keepRows);
}

/** Reads pages of the reports by state for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadReportRows(): ReadList<ReportRowFilters, ReportRowPage> {
  return useReadList(readReportRows);
}

async function readReportRows(call: ReadCall, filters: ReportRowFilters): Promise<ReportRowPage> {
  const { data } = await listReportRows({ ...call, query: reportRowFiltersToWire(filters) });
  return { ...pageFromWire(data, reportRowFromWire), counts: data.counts };
}

/** Previews the mails to companies about the selected reports. */
export function useReportMailPreview(reports: readonly ReportKey[]): Query<ReportMailPreviews> {
  return useQuery(['report-mail-preview', reports], async (call) => {
    const { data } = await previewReportMails({ ...call, body: bodyOf(reports) });
    return {
      mails: data.data.map(reportMailPreviewFromWire),
      leftOut: data.left_out.map(reportLeftOutFromWire),
    };
  });
}

/**
 * Mails each company its selected reports. Returns the mails, which a colleague may have sent a moment ago. Throws
 * `conflict` and sends none when one of them cannot be sent; `unanswered` if the outcome is unknown.
 */
export function useSendReportMails(): (reports: readonly ReportKey[]) => Promise<SentReportMail[]> {
  return useWrite(
    async (call, reports: readonly ReportKey[]) =>
      (await sendReportMails({ ...call, body: bodyOf(reports) })).data.data.map(sentReportMailFromWire),

    'report-mail-preview',
    'company-contact',
    'company-link-preview',
    'companies',
    'links',
    'link',
    'mails',
  );
}

function bodyOf(reports: readonly ReportKey[]) {
  return {
    reports: reports.map(({ studentId, contractId }) => ({ student_id: studentId, course_id: contractId })),
  };
}
