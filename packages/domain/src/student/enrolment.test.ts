import { expect, it } from 'vitest';
import type { ContractStatus } from '../contract/contract-status.ts';
import { enrolmentOf } from './enrolment.ts';

it.each<[ContractStatus[], string, string]>([
  [['pending'], 'enrolled', 'DOMAIN-12'],
  [['activated'], 'enrolled', 'DOMAIN-12'],
  [['archived', 'done', 'pending'], 'enrolled', 'DOMAIN-12'],
  [['done'], 'not-enrolled', 'DOMAIN-13'],
  [['archived', 'done'], 'not-enrolled', 'DOMAIN-13'],
  [[], 'not-enrolled', 'DOMAIN-13'],
])('a student with contracts %j is %s (%s)', (statuses, enrolment) => {
  expect(enrolmentOf(statuses.map((status) => ({ status })))).toBe(enrolment);
});
