import type { CompanyReportColumn, CompanyReportFilters } from '@portal/api-client';
import type { ListDefinition } from '@portal/records';

/** Filters and order of a company's reports. */
export type CompanyReportList = {
  search: string;
  /** Empty for the server's order, which is the latest first. */
  sort: '' | Extract<CompanyReportColumn, 'student' | 'startsOn' | 'completedOn'>;
  direction: 'ascending' | 'descending';
  page: number;
};

export const companyReportList: ListDefinition<CompanyReportList> = {
  defaults: { search: '', sort: '', direction: 'ascending', page: 1 },
  choices: {
    sort: ['', 'student', 'startsOn', 'completedOn'],
    direction: ['ascending', 'descending'],
  },
};

export function filtersOf({ search, sort, direction, page }: CompanyReportList): CompanyReportFilters {
  return {
    search,
    page,
    sort: sort ? { by: sort, direction: direction === 'ascending' ? 'ASC' : 'DESC' } : undefined,
  };
}
