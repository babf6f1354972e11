import type { CompanySummary } from '@portal/domain';
import { getCompanySummary } from '../generated/sdk.gen.ts';
import { companySummaryFromWire, type SummaryPeriod, summaryPeriodToWire } from '../wire/company-summary.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

export type { SummaryPeriod } from '../wire/company-summary.ts';

/**
 * What the company of a private link sees of its contracts in a period (DECISION-51). While another period loads, the
 * former one stays.
 */
export function useCompanySummary(period: SummaryPeriod): Query<CompanySummary> {
  return useQuery(
    ['company-summary', period],
    async (call) => {
      const { data } = await getCompanySummary({ ...call, query: summaryPeriodToWire(period) });
      return companySummaryFromWire(data.data);
    },
    keepRows,
  );
}
