import type { CompanyReportColumn } from '@portal/api-client';
import { defineFilterList } from '@portal/records/list-definitions';

const sortable = [
  'contract',
  'student',
  'company',
  'startsOn',
  'completedOn',
  'taggedOn',
] as const satisfies readonly CompanyReportColumn[];

/** The columns of the list (REP-LIST-05); all but the report itself are sortable (REP-LIST-03). */
export type ReportColumnId = (typeof sortable)[number] | 'lastReport';

/** The report list, in the server's order by default (REP-LIST-02 to REP-LIST-04, LIMIT-01). */
export const reportList = defineFilterList({
  sortable,
  opensBy: () => null,
  pageSize: 50,
  filters: {},
});
