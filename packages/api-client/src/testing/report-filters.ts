import {
  aCompanyLinkMail,
  aReportRow,
  type ReportLeftOut,
  type ReportMailPreview,
  type ReportRow,
  type ReportState,
  reportStates,
  type SentReportMail,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ReportMailInput } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import {
  reportLeftOutToWire,
  reportMailPreviewToWire,
  reportRowToWire,
  sentReportMailToWire,
} from '../wire/report-filters.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, matches, ordered, paged, type Situation } from './situation.ts';

export interface ReportFiltersSituation extends Situation {
  extensions?: Extension[];
  rows?: ReportRow[];
  /** The ids of the companies in the rows, by name. */
  companyIds?: Readonly<Record<string, number>>;
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
  companyIds = {},
  mails = [],
  leftOut = [],
  sentByOthers,
  ...situation
}: ReportFiltersSituation = {}): HttpHandler[] {
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/reportRows', situation, ({ query }) => {
      const asks = (name: string, id: number | undefined) =>
        !query.has(name) || Number(query.get(name)) === id;
      const others = rows.filter(
        ({ contract, student, company, teacher, day }) =>
          asks('teacherId', teacher?.id) &&
          asks('courseId', contract.id) &&
          asks('companyId', companyIds[company?.name ?? '']) &&
          (day ?? '') >= (query.get('from') ?? '') &&
          (!query.has('to') || (day !== null && day <= (query.get('to') ?? ''))) &&
          matches(query.get('search'), contract.number, student.name, student.lastName, company?.name),
      );
      const found = others.filter(({ state }) => !query.has('state') || state === query.get('state'));
      const count = (state: ReportState) => others.filter((one) => one.state === state).length;
      return {
        ...paged(ordered(found.map(reportRowToWire), query), query),
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
