import {
  aCompanyLinkMail,
  aReportRow,
  type ReportLeftOut,
  type ReportMailPreview,
  type ReportRow,
  reportStates,
  type SentReportMail,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ReportMailInput } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import {
  reportLeftOutToWire,
  reportMailPreviewToWire,
  sentReportMailToWire,
} from '../wire/report-filters.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { reportRowToWire } from './wire/report-filters.ts';

export interface ReportFiltersSituation extends Situation {
  extensions?: Extension[];
  rows?: ReportRow[];
  /** The mails for any selection. */
  mails?: ReportMailPreview[];
  leftOut?: ReportLeftOut[];
  /** Mails that a colleague sent first. */
  sentByOthers?: SentReportMail[];
}

/** Answers the calls that find reports and mail companies about them. */
export function reportFiltersHandlers({
  extensions = ['report-filters', 'company-contact'],
  rows = [aReportRow()],
  mails = [],
  leftOut = [],
  sentByOthers,
  ...situation
}: ReportFiltersSituation = {}): HttpHandler[] {
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/reportRows', situation, ({ query }) => {
      const since = rows.filter(({ day }) => (day ?? '') >= (query.get('from') ?? ''));
      const found = recordsOf(since.map((row, id) => ({ ...reportRowToWire(row), id })));
      const count = (state: string) => found.matching(new URLSearchParams({ state })).length;
      return {
        ...found.list(query, { search: '*', teacherId: 'teacher.id' }),
        counts: Object.fromEntries(reportStates.map((state) => [state, count(state)])),
      };
    }),
    answers('post', '/reportMails/preview', situation, () => ({
      data: mails.map(reportMailPreviewToWire),
      left_out: leftOut.map(reportLeftOutToWire),
    })),
    answers('post', '/reportMails', situation, ({ body }) => {
      const { reports } = body as ReportMailInput;
      const isMeant = ({ reports: own }: ReportMailPreview) =>
        own.some((one) => reports.some(({ student_id }) => student_id === one.studentId));
      const sent = mails.filter(isMeant).map(({ company, recipient }) => ({
        company,
        mail: aCompanyLinkMail({ recipient, state: 'waiting' }),
        isRepeated: false,
      }));
      return { message: 'Sent', data: (sentByOthers ?? sent).map(sentReportMailToWire) };
    }),
  ];
}
