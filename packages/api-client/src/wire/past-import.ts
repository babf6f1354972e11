import type { ImportKind, PastImport, PastImportLine, PastImportResult } from '@portal/domain';
import type {
  ImportWithLines,
  ListImportsData,
  Import as WireImport,
  ImportLine as WireLine,
} from '../generated/types.gen.ts';
import { fields, orNull, person, yesField } from './fields.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';

export function pastImportFromWire({ undone_at, undone_by, ...done }: WireImport): PastImport {
  const by = orNull(person).fromWire(undone_by);
  return { ...pastImport.fromWire(done), undone: undone_at === null ? null : { at: undone_at, by } };
}

export const pastImport = fields<Omit<WireImport, 'undone_at' | 'undone_by'>, Omit<PastImport, 'undone'>>()({
  id: 'id',
  kind: 'kind',
  fileName: 'file_name',
  hasFile: ['has_file', yesField],
  importedAt: 'imported_at',
  importedBy: ['imported_by', orNull(person)],
  imported: 'imported',
  notImported: 'not_imported',
});

export function pastImportResultFromWire({ lines, ...done }: ImportWithLines): PastImportResult {
  return { ...pastImportFromWire(done), lines: lines.map(line.fromWire) };
}

export const line = fields<WireLine, PastImportLine>()({
  line: 'line',
  name: 'name',
  lastName: 'last_name',
  personId: 'person_id',
  reason: 'reason',
  uses: 'uses',
});

/** The wire path that each column is sorted by. */
export const importSortPaths = {
  importedAt: 'imported_at',
  fileName: 'file_name',
  imported: 'imported',
  notImported: 'not_imported',
} as const satisfies SortPaths<ListImportsData>;
export type PastImportColumn = keyof typeof importSortPaths;

/** Filters of the past imports. */
export interface PastImportFilters extends Sorted<PastImportColumn> {
  kind?: ImportKind;
  /** Matches the file name and the importing user. */
  search?: string;
}

export function pastImportFiltersToWire({
  kind,
  search,
  ...sorted
}: PastImportFilters): NonNullable<ListImportsData['query']> {
  return { kind, search: search || undefined, ...sortedToWire(sorted, importSortPaths) };
}
