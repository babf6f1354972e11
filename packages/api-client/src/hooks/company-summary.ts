import type { CompanySummary } from '@portal/domain';
import { getCompanySummary } from '../generated/sdk.gen.ts';
import { companySummaryFromWire, type SummaryPeriod, summaryPeriodToWire } from '../wire/company-summary.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

export type { SummaryPeriod } from '../wire/company-summary.ts';

/** A company's summary with the period that it was read for. */
export interface SummaryOfPeriod extends CompanySummary {
  period: SummaryPeriod;
}

/**
 * The summary of a company's contracts in a period, for its private link (DECISION-51). Keeps the previous data while
 * another period loads.
 */
export function useCompanySummary(period: SummaryPeriod): Query<SummaryOfPeriod> {
  return useQuery(
    ['company-summary', period],
    async (call) => {
      const { data } = await getCompanySummary({ ...call, query: summaryPeriodToWire(period) });
      return { ...companySummaryFromWire(data.data), period };
    },
    keepRows,
  );
}
