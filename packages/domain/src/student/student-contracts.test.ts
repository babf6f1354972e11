import { expect, it } from 'vitest';
import { aReportContract, aStudentReport } from '../progress-report/progress-report.fixtures.ts';
import { aStudent } from './student.fixtures.ts';
import type { StudentContract } from './student.ts';
import { contractsByRelevance, contractsWithoutReport } from './student-contracts.ts';

const [usual] = aStudent().contracts;
const contract = (differing: Partial<StudentContract>) => ({ ...usual, ...differing }) as StudentContract;

it('shows what goes on before what is over, and the newest first (OPEN-94)', () => {
  const contracts = [
    contract({ id: 1, status: 'archived', startsOn: '2026-10-01' }),
    contract({ id: 2, status: 'activated', startsOn: '2026-01-05' }),
    contract({ id: 3, status: 'done', startsOn: '2026-09-01' }),
    contract({ id: 4, status: 'activated', startsOn: '2026-09-08' }),
    contract({ id: 5, status: 'pending', startsOn: null }),
    contract({ id: 6, status: 'pending', startsOn: '2027-01-05' }),
    contract({ id: 7, status: 'pending', startsOn: null }),
  ];
  expect(contractsByRelevance(contracts).map(({ id }) => id)).toEqual([4, 2, 6, 7, 5, 3, 1]);
});

it('names the contracts that go on without any report', () => {
  const contracts = [contract({ id: 412 }), contract({ id: 413 }), contract({ id: 305, status: 'done' })];
  const report = aStudentReport({ contract: aReportContract({ id: 412 }) });
  expect(contractsWithoutReport(contracts, [report]).map(({ id }) => id)).toEqual([413]);
  expect(contractsWithoutReport(contracts, [aStudentReport({ contract: null })])).toHaveLength(2);
});
