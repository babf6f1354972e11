import type { ContractColumn, ContractStatus } from '@portal/domain';
import type { ListCoursesData } from '../generated/types.gen.ts';
import { contractSortPaths, statusToWire } from './contract.ts';

/** Filters and order of the contract list (CON-LIST-37). */
export interface ContractFilters {
  status?: ContractStatus;
  /** Matches number, company, language, type and teacher. */
  search?: string;
  courseTypeId?: number;
  languageId?: number;
  /** Only contracts whose current teacher is this user. */
  teacherUserId?: number;
  highlightedOnly?: boolean;
  /** Only this contract, with its students. */
  contractId?: number;
  sort?: { by: ContractColumn; direction: 'ASC' | 'DESC' };
  /** Counted from 1. */
  page?: number;
  /** Default: 100 (LIMIT-18). */
  pageSize?: number;
}

export function contractFiltersToWire(filters: ContractFilters): NonNullable<ListCoursesData['query']> {
  return {
    courseStatus: filters.status && statusToWire(filters.status),
    courseName: filters.search || undefined,
    courseType: filters.courseTypeId,
    languageId: filters.languageId,
    userId: filters.teacherUserId,
    highlight: filters.highlightedOnly ? 1 : undefined,
    courseId: filters.contractId,
    orderBy: filters.sort && contractSortPaths[filters.sort.by],
    orderDirection: filters.sort?.direction,
    page: filters.page ?? 1,
    resourcesPerPage: filters.pageSize ?? 100,
  };
}
