import { describe, expect, it } from 'vitest';
import { aContract, aContractStudent } from './contract.fixtures.ts';
import { contractStatuses } from './contract-status.ts';
import { contractsOnHome, reportsDueOnHome, warningsOf } from './contract-warnings.ts';

const submitted = aContractStudent({ id: 1, reportForm: { id: 1, status: 'submitted' } });
const incomplete = aContractStudent({ id: 2, reportForm: { id: 2, status: 'incomplete' } });
const unwritten = aContractStudent({ id: 3, reportForm: null });
const calm = { students: [submitted] };
const material = { id: 1, materialId: 1, title: 'Défi 3', quantity: 1, note: null, active: true };

describe('the warnings of a contract', () => {
  it.each([
    ['nothing is missing', {}, []],
    ['there is no outline (PORTAL-HOME-06)', { outline: null }, ['outline-required']],
    [
      'the outline is a draft (PORTAL-HOME-07, DOMAIN-24)',
      { outline: { id: 1, status: 'draft', savedAt: null } },
      ['outline-required'],
    ],
    ['the outline was resubmitted', { outline: { id: 1, status: 'resub', savedAt: null } }, []],
    ['there is no material (PORTAL-HOME-08)', { materials: [] }, ['material-required']],
    [
      'its only material was removed (DOMAIN-27)',
      { materials: [{ ...material, active: false }] },
      ['material-required'],
    ],
    ['no material is needed (DOMAIN-26)', { materials: [], noMaterialNeeded: true }, []],
    [
      'one report is not submitted (PORTAL-HOME-09)',
      { students: [submitted, incomplete] },
      ['report-required'],
    ],
    ['one report is not begun (PORTAL-HOME-09)', { students: [submitted, unwritten] }, ['report-required']],
    ['it has no students yet', { students: [] }, []],
    [
      'it is archived, whatever is missing (DECISION-40)',
      { status: 'archived', outline: null, materials: [], students: [unwritten] },
      [],
    ],
    [
      'only its attendance is the teacher’s, whatever is missing (DECISION-92)',
      { attendanceOnly: true, outline: null, materials: [], students: [unwritten] },
      [],
    ],
    [
      'everything is missing',
      { outline: null, materials: [], students: [unwritten] },
      ['outline-required', 'material-required', 'report-required'],
    ],
  ] as const)('when %s', (_, situation, warnings) => {
    expect(
      warningsOf(aContract({ ...calm, ...structuredClone(situation) } as Parameters<typeof aContract>[0])),
    ).toEqual(warnings);
  });
});

describe('the teacher’s home', () => {
  const contracts = contractStatuses.map((status, index) =>
    aContract({ id: index, status, students: [submitted, unwritten, incomplete] }),
  );

  it('has a card for each contract that is not archived (PORTAL-HOME-03, PORTAL-HOME-04)', () => {
    expect(contractsOnHome(contracts).map(({ status }) => status)).toEqual(['pending', 'activated', 'done']);
  });

  it('lists whom a report is due about, of contracts that are not archived (PORTAL-HOME-10)', () => {
    expect(reportsDueOnHome(contracts).map(({ contract, student }) => [contract.status, student.id])).toEqual(
      [
        ['pending', 3],
        ['pending', 2],
        ['activated', 3],
        ['activated', 2],
        ['done', 3],
        ['done', 2],
      ],
    );
  });
});
