import { aMaterial } from '@portal/domain';
import { expect, it } from 'vitest';
import { materialTable } from './material-csv.ts';
import { materialColumns } from './material-list-state.ts';

const words = { head: (column: string) => column, yes: 'oui - yes' };

it('writes the columns that are shown, in their order, of the requests only the open ones (SET-MAT-16, SET-MAT-17)', () => {
  const request = (contractId: number, statusId: number) => ({
    contractId,
    contractNumber: `2026-0${contractId}`,
    statusId,
    quantity: 3,
  });
  const material = aMaterial({
    flagged: true,
    requests: [request(430, 6), request(415, 2), request(412, 1)],
  });
  expect(materialTable([material], ['contracts', 'quantity', 'title', 'flagged'], words)).toEqual([
    ['contracts', 'quantity', 'title', 'flagged'],
    ['2026-0412 × 3, 2026-0415 × 3', 6, 'Défi 3', 'oui - yes'],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aMaterial({ language: null, requests: [] });
  expect(materialTable([bare], materialColumns, words)[1]).toEqual([null, 11, 'Défi 3', null, 0, null]);
});
