import type { StudentColumn } from '@portal/api-client';
import { cefrLevels, type Enrolment } from '@portal/domain';
import { archivedScope, defineFilterList, oneOf, recordId, sentAs } from '@portal/records/list-definitions';

/** The columns of the list with a heading of their own (STU-LIST-01). */
export type StudentColumnId = 'id' | 'name' | 'company' | 'enrolment' | 'testedOn';

/** The two enrolment filters (STU-LIST-05). */
export const enrolments = ['enrolled', 'not-enrolled'] as const satisfies readonly Enrolment[];

/** The student list, last tested first (STU-LIST-02 to STU-LIST-07, LIMIT-36). */
export const studentList = defineFilterList({
  sortable: ['id', 'name', 'city', 'company', 'enrolment', 'testedOn'] satisfies readonly StudentColumn[],
  opensBy: () => ({ by: 'testedOn', direction: 'DESC' }),
  pageSize: 50,
  filters: {
    level: oneOf(cefrLevels),
    enrolment: oneOf(enrolments),
    contract: sentAs('contractId', recordId),
    company: sentAs('companyId', recordId),
    archived: archivedScope,
  },
});

export type StudentListState = typeof studentList.defaults;
