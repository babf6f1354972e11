import type { ImportKind, PastImport, PastImportLine, PastImportResult, Person } from '@portal/domain';
import type {
  ImportWithLines,
  ListImportsData,
  PersonName,
  Import as WireImport,
  ImportLine as WireLine,
} from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

export function pastImportFromWire(done: WireImport): PastImport {
  return {
    id: done.id,
    kind: done.kind,
    fileName: done.file_name,
    hasFile: yes(done.has_file),
    importedAt: done.imported_at,
    importedBy: whoFromWire(done.imported_by),
    imported: done.imported,
    notImported: done.not_imported,
    undone: done.undone_at === null ? null : { at: done.undone_at, by: whoFromWire(done.undone_by) },
  };
}

export function pastImportToWire(done: PastImport): WireImport {
  return {
    id: done.id,
    kind: done.kind,
    file_name: done.fileName,
    has_file: yesNo(done.hasFile),
    imported_at: done.importedAt,
    imported_by: done.importedBy && personToWire(done.importedBy),
    imported: done.imported,
    not_imported: done.notImported,
    undone_at: done.undone?.at ?? null,
    undone_by: done.undone?.by ? personToWire(done.undone.by) : null,
  };
}

export function pastImportResultFromWire({ lines, ...done }: ImportWithLines): PastImportResult {
  return { ...pastImportFromWire(done), lines: lines.map(lineFromWire) };
}

export function pastImportResultToWire({ lines, ...done }: PastImportResult): ImportWithLines {
  return { ...pastImportToWire(done), lines: lines.map(lineToWire) };
}

function lineFromWire({ last_name, person_id, ...line }: WireLine): PastImportLine {
  return { ...line, lastName: last_name, personId: person_id };
}

function lineToWire({ lastName, personId, ...line }: PastImportLine): WireLine {
  return { ...line, last_name: lastName, person_id: personId };
}

function whoFromWire(who: PersonName | null): Person | null {
  return who && personFromWire(who);
}

/** The wire path that each column is sorted by. */
export const importSortPaths = {
  importedAt: 'imported_at',
  fileName: 'file_name',
  imported: 'imported',
  notImported: 'not_imported',
} as const satisfies Record<string, NonNullable<NonNullable<ListImportsData['query']>['orderBy']>>;
export type PastImportColumn = keyof typeof importSortPaths;

/** Filters of the past imports. */
export interface PastImportFilters {
  kind?: ImportKind;
  /** Matches the file name and the importing user. */
  search?: string;
  sort?: { by: PastImportColumn; direction: 'ASC' | 'DESC' };
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

export function pastImportFiltersToWire({
  kind,
  search,
  sort,
  page = 1,
  pageSize = 50,
}: PastImportFilters): NonNullable<ListImportsData['query']> {
  return {
    kind,
    search: search || undefined,
    orderBy: sort && importSortPaths[sort.by],
    orderDirection: sort?.direction,
    page,
    resourcesPerPage: pageSize,
  };
}
