import { aCompanySummary, type CompanySummary } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { companySummaryToWire } from '../wire/company-summary.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';

export interface CompanySummarySituation extends Situation {
  summary?: CompanySummary;
  /** Summaries of single years, by year. */
  years?: Readonly<Record<string, CompanySummary>>;
}

/** Answers the call for a company's summary. */
export function companySummaryHandlers({
  summary = aCompanySummary(),
  years = {},
  ...situation
}: CompanySummarySituation = {}): HttpHandler[] {
  return [
    ...capabilitiesHandlers(['company-summary']),
    answers('get', '/companySummary', situation, ({ query }) => {
      const year = query.get('from')?.slice(0, 4);
      return { data: companySummaryToWire((year && years[year]) || summary) };
    }),
  ];
}
