import type { StudentColumn, StudentFilters } from '@portal/api-client';
import { cefrLevels, type Enrolment } from '@portal/domain';
import { archivedScope, defineList, oneOf, recordId } from '../../../parts/list/define-list';

/** The columns of the list; all are sortable (STU-LIST-01). */
export const studentColumnIds = [
  'id',
  'name',
  'city',
  'company',
  'enrolment',
  'testedOn',
] as const satisfies readonly StudentColumn[];

/** The two enrolment filters (STU-LIST-05). */
export const enrolments = ['enrolled', 'not-enrolled'] as const satisfies readonly Enrolment[];

/** The student list, last tested first (STU-LIST-02 to STU-LIST-07, LIMIT-36). */
export const studentList = defineList({
  sortable: studentColumnIds,
  opensBy: () => ({ by: 'testedOn', direction: 'DESC' }),
  pageSize: 50,
  filters: {
    level: oneOf(cefrLevels),
    enrolment: oneOf(enrolments),
    contract: recordId,
    company: recordId,
    archived: archivedScope,
  },
  query: ({ search, level, enrolment, contract, company, archived }, sort): StudentFilters => ({
    search,
    ...(level && { level }),
    ...(enrolment && { enrolment }),
    ...(contract !== 0 && { contractId: contract }),
    ...(company !== 0 && { companyId: company }),
    ...(archived && { archived }),
    ...(sort && { sort }),
  }),
});

export type StudentListState = typeof studentList.defaults;
export type StudentColumnId = (typeof studentColumnIds)[number];
