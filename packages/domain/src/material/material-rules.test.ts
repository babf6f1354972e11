import { expect, it } from 'vitest';
import { aMaterial } from './material.fixtures.ts';
import { openRequests, quantityRequested, requestingContracts } from './material-rules.ts';

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

it('names each contract that requests it once, by number, with all its copies (SET-MAT-17)', () => {
  const request = (contractId: number, statusId: number, quantity: number) => ({
    contractId,
    contractNumber: `2026-0${contractId}`,
    statusId,
    quantity,
  });
  const requests = [request(430, 1, 2), request(412, 2, 3), request(430, 5, 4), request(401, 7, 9)];
  expect(requestingContracts(aMaterial({ requests }))).toEqual([
    { contractId: 412, contractNumber: '2026-0412', quantity: 3 },
    { contractId: 430, contractNumber: '2026-0430', quantity: 6 },
  ]);
  expect(requestingContracts(aMaterial({ requests: [] }))).toEqual([]);
});
