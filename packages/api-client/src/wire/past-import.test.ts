import type { PastImport } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Import as WireImport } from '../generated/types.gen.ts';
import { pastImportToWire } from '../testing/wire/past-import.ts';
import { type PastImportFilters, pastImportFiltersToWire, pastImportFromWire } from './past-import.ts';

const wireMarie = { id: 2, name: 'Marie', last_name: 'Bélanger' };
const marie = { id: 2, name: 'Marie', lastName: 'Bélanger' };
const at = '2026-11-20T15:00:00.000Z';

it.each<[string, Pick<WireImport, 'undone_at' | 'undone_by'>, PastImport['undone']]>([
  ['that stands', { undone_at: null, undone_by: null }, null],
  ['that somebody undid', { undone_at: at, undone_by: wireMarie }, { at, by: marie }],
  ['that a deleted user undid', { undone_at: at, undone_by: null }, { at, by: null }],
])('reads and writes an import %s', (_what, onWire, undone) => {
  const wire: WireImport = {
    id: 1,
    kind: 'teacher',
    file_name: 'liste.xlsx',
    has_file: 1,
    imported_by: null,
    imported_at: '2026-11-19T15:00:00.000Z',
    imported: 4,
    not_imported: 3,
    ...onWire,
  };
  const own: PastImport = {
    id: 1,
    kind: 'teacher',
    fileName: 'liste.xlsx',
    hasFile: true,
    importedBy: null,
    importedAt: '2026-11-19T15:00:00.000Z',
    imported: 4,
    notImported: 3,
    undone,
  };
  expect(pastImportFromWire(wire)).toStrictEqual(own);
  expect(pastImportToWire(own)).toStrictEqual(wire);
});

const everything = {
  kind: undefined,
  search: undefined,
  orderBy: undefined,
  orderDirection: undefined,
  page: 1,
  resourcesPerPage: 50,
};

it.each<[PastImportFilters, object]>([
  [{}, everything],
  [{ search: '' }, everything],
  [
    {
      kind: 'student',
      search: 'liste',
      sort: { by: 'notImported', direction: 'DESC' },
      page: 2,
      pageSize: 10,
    },
    {
      kind: 'student',
      search: 'liste',
      orderBy: 'not_imported',
      orderDirection: 'DESC',
      page: 2,
      resourcesPerPage: 10,
    },
  ],
])('asks for imports with %j', (filters, query) => {
  expect(pastImportFiltersToWire(filters)).toStrictEqual(query);
});
