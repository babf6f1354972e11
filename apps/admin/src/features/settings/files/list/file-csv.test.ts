import { aStoredFile, type StoredFile } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { plainTexts } from '@portal/records/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fileCsv } from './file-csv';

const table = (files: readonly StoredFile[], columns: readonly string[]) =>
  csvTable(fileCsv.columns, files, columns, (column) => column, plainTexts);

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
    table(
      [sorted, unsorted],
      ['title', 'type', 'contract', 'student', 'language', 'taggedOn', 'storedAt', 'size'],
    ),
  ).toEqual([
    ['title', 'fileName', 'type', 'contract', 'student', 'language', 'taggedOn', 'storedAt', 'megabytes'],
    [
      'Proposition Aéro Beauséjour',
      'proposition-2026-0412.pdf',
      'fileType.courseProposal',
      '2026-0412',
      'Inès Fortin',
      'Français',
      '2026-08-14',
      '2026-08-14',
      0.23,
    ],
    ['scan', 'scan.pdf', 'fileType.undefined', null, null, null, null, null, 8],
  ]);
});

it('writes the day of the reader’s calendar on which a file was stored, as the list shows it', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  onTestFinished(() => void vi.unstubAllEnvs());
  const late = aStoredFile({ storedAt: '2026-11-21T01:00:00.000Z' });
  expect(table([late], ['storedAt'])[1]).toEqual(['2026-11-20']);
});

it('leaves out what the list leaves out', () => {
  expect(table([aStoredFile()], ['size', 'language'])).toEqual([
    ['megabytes', 'language'],
    [0.23, 'Français'],
  ]);
});
