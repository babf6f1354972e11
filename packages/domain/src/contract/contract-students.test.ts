import { expect, it } from 'vitest';
import { aContract } from './contract.fixtures.ts';
import { hasStudents } from './contract-students.ts';

it.each([
  ['those who came', aContract({}), true],
  ['nobody, and nobody is to come', aContract({ students: [], studentCount: 0 }), true],
  ['nobody yet, of three', aContract({ students: [], studentCount: 3 }), false],
])('knows the students of a contract with %s (DOMAIN-37)', (_what, contract, known) => {
  expect(hasStudents(contract)).toBe(known);
});
