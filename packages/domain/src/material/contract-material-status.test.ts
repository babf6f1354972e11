import { expect, it } from 'vitest';
import { contractMaterialStatuses, movesWithContract } from './contract-material-status.ts';

const statuses = [0, 1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }));

it.each([
  ['without a status start anywhere on the way', null, [1, 2, 3, 4, 5]],
  ['removed, from an old record, start as without one', 0, [0, 1, 2, 3, 4, 5]],
  ['requested go forward or are cancelled', 1, [1, 2, 3, 4, 5, 7]],
  ['ordered go forward, back to requested, or are cancelled', 2, [1, 2, 3, 4, 5, 7]],
  ['received go forward, back to ordered, or are cancelled', 3, [2, 3, 4, 5, 7]],
  ['in preparation are delivered, go back to received, or are cancelled', 4, [3, 4, 5, 7]],
  ['delivered are returned, or were still in preparation', 5, [4, 5, 6]],
  ['returned were still delivered, or are requested again', 6, [1, 5, 6]],
  ['cancelled are requested again', 7, [1, 7]],
  ['in a status that only the server knows can go anywhere', 9, [1, 2, 3, 4, 5, 6, 7]],
])('the materials of a contract %s (CON-OUT-06, OPEN-41, OPEN-42)', (_, current, ids) => {
  expect(contractMaterialStatuses(statuses, current).map(({ id }) => id)).toEqual(ids);
});

it('a status that only the server knows is always a choice', () => {
  const ids = contractMaterialStatuses([...statuses, { id: 9 }], 7).map(({ id }) => id);
  expect(ids).toEqual([1, 7, 9]);
});

it.each([
  ['ordered', 2, [1, 3]],
  ['delivered', 5, [1, 2, 3, 4, 6]],
  ['returned', 6, [5]],
  ['cancelled', 7, [1, 2, 3, 4]],
  ['requested again', 1, [2, 6, 7]],
  ['a status that only the server knows', 9, [1, 2, 3, 4, 5, 6, 7]],
])('a contract whose material is %s moves its requests along where they may (0§4)', (_, status, moved) => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((from) => movesWithContract(from, status))).toEqual(moved);
});
