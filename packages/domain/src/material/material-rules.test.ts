import { expect, it } from 'vitest';
import { aMaterial } from './material.fixtures.ts';
import { openRequests, quantityRequested } from './material-rules.ts';

it('leaves requests with status 0, 6 and 7 out of what is requested at present (DOMAIN-22, SET-MAT-16, SET-MAT-17)', () => {
  const material = aMaterial({
    requests: [0, 1, 2, 3, 4, 5, 6, 7].map((statusId) => ({
      contractId: statusId,
      contractNumber: `2026-000${statusId}`,
      statusId,
      quantity: 10 ** statusId,
    })),
  });
  expect(openRequests(material).map(({ statusId }) => statusId)).toEqual([1, 2, 3, 4, 5]);
  expect(quantityRequested(material)).toBe(111_110);
});
