import type { ReportRowColumn, ReportRowFilters } from '@portal/api-client';
import { isCalendarDate, type ReportState, reportStates } from '@portal/domain';
import { defineList, recordId, scopeOf } from '@portal/records/list-definitions';
import type { ReportColumnId } from '../list/report-list';

const sortable = [
  'state',
  'contract',
  'student',
  'company',
  'teacher',
  'startsOn',
  'completedOn',
  'taggedOn',
] as const satisfies readonly ReportRowColumn[];

/** The columns of the report list plus status and teacher. */
export type ReportStateColumnId = ReportColumnId | 'state' | 'teacher';

/** The scopes of the list: a status, or all reports. */
export const reportScopes = ['all', ...reportStates] as const;

/** The reports by status, in the server's order by default. */
export const reportStateList = defineList({
  sortable,
  opensBy: () => null,
  pageSize: 50,
  filters: {
    state: scopeOf(reportScopes, 'all'),
    teacher: recordId,
    company: recordId,
    contract: recordId,
    from: { off: '' as string },
    to: { off: '' as string },
  },
  query: ({ state, teacher, company, contract, from, to, search }, sort): ReportRowFilters => ({
    ...(isState(state) && { state }),
    ...(teacher && { teacherId: teacher }),
    ...(company && { companyId: company }),
    ...(contract && { contractId: contract }),
    ...(isReportDay(from) && { from }),
    ...(isReportDay(to) && (!isReportDay(from) || from <= to) && { to }),
    search,
    ...(sort && { sort }),
  }),
});

export type ReportStateListState = typeof reportStateList.defaults;

/**
 * Returns whether a date is plausible for reports: while a year is typed, the field reports dates such as 0002-05-01.
 */
export function isReportDay(day: string): boolean {
  return isCalendarDate(day) && day >= '2000-01-01';
}

function isState(scope: (typeof reportScopes)[number]): scope is ReportState {
  return scope !== 'all';
}
