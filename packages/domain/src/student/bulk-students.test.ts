import { expect, it } from 'vitest';
import { contractStatuses } from '../contract/contract-status.ts';
import { whyNotJoining } from './bulk-students.ts';

it('lets students join a contract that is pending or activated (CON-SIDE-13)', () => {
  const student = { active: true, contracts: [] };
  expect(contractStatuses.map((status) => whyNotJoining(student, { id: 12, status }))).toEqual([
    null,
    null,
    'closed',
    'closed',
  ]);
});

it('leaves out who is in it already, and who is archived (OPEN-61)', () => {
  const contract = { id: 12, status: 'activated' as const };
  expect(whyNotJoining({ active: true, contracts: [{ id: 12 }] }, contract)).toBe('already-in');
  expect(whyNotJoining({ active: false, contracts: [] }, contract)).toBe('archived');
  expect(whyNotJoining({ active: true, contracts: [{ id: 13 }] }, contract)).toBeNull();
});
