import { expect, it } from 'vitest';
import { contractMaterialStatuses } from './contract-material-status.ts';

const statuses = [0, 1, 2, 7].map((id) => ({ id }));

it.each([
  ['leaves out "removed", which is for one material', 1, [1, 2, 7]],
  ['leaves out "removed" where nothing is set', null, [1, 2, 7]],
  ['keeps "removed" where it is set already', 0, [0, 1, 2, 7]],
])('the status of all materials of a contract %s (OPEN-41, OPEN-42)', (_, current, ids) => {
  expect(contractMaterialStatuses(statuses, current).map(({ id }) => id)).toEqual(ids);
});
