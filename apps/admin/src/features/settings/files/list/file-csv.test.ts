import { aStoredFile } from '@portal/domain';
import { expect, it } from 'vitest';
import { fileTable } from './file-csv';

const words = { head: (column: string) => column, type: (type: string) => `kind ${type}` };

it('writes the columns that are shown, the name of the file beside its title, megabytes as a number (FILES-02, FILES-03, FILES-04)', () => {
  const sorted = aStoredFile({ student: { id: 501, name: 'Inès', lastName: 'Fortin' } });
  const unsorted = aStoredFile({
    id: 3051,
    title: 'scan',
    name: 'scan.pdf',
    type: 'undefined',
    contract: null,
    language: null,
    taggedOn: null,
    storedAt: null,
    sizeInBytes: 8_388_608,
  });
  expect(
    fileTable(
      [sorted, unsorted],
      ['title', 'type', 'contract', 'student', 'language', 'taggedOn', 'storedAt', 'size'],
      words,
    ),
  ).toEqual([
    ['title', 'name', 'type', 'contract', 'student', 'language', 'taggedOn', 'storedAt', 'size'],
    [
      'Proposition Aéro Beauséjour',
      'proposition-2026-0412.pdf',
      'kind courseProposal',
      '2026-0412',
      'Inès Fortin',
      'Français',
      '2026-08-14',
      '2026-08-14',
      0.23,
    ],
    ['scan', 'scan.pdf', 'kind undefined', null, null, null, null, null, 8],
  ]);
});

it('leaves out what the list leaves out', () => {
  expect(fileTable([aStoredFile()], ['size', 'language'], words)).toEqual([
    ['size', 'language'],
    [0.23, 'Français'],
  ]);
});
