import { aMaterial, type Material } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { plainTexts } from '@portal/records/testing';
import { expect, it } from 'vitest';
import { materialCsv } from './material-csv.ts';

const table = (material: Material, columns: readonly string[]) =>
  csvTable(materialCsv.columns, [material], columns, (column) => column, plainTexts);

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
  expect(table(material, ['contracts', 'quantity', 'title', 'flagged'])).toEqual([
    ['contracts', 'quantity', 'title', 'flagged'],
    ['2026-0412 × 3, 2026-0415 × 3', 6, 'Défi 3', 'yes'],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aMaterial({ language: null, requests: [] });
  expect(table(bare, ['flagged', 'id', 'title', 'language', 'quantity', 'contracts'])[1]).toEqual([
    null,
    11,
    'Défi 3',
    null,
    0,
    null,
  ]);
});
