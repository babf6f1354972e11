import type { PastImport, PastImportLine } from './import-history.ts';

/** A past import for tests and stories. */
export function aPastImport(more: Partial<PastImport> = {}): PastImport {
  return {
    id: 4,
    kind: 'student',
    fileName: 'automne.xlsx',
    hasFile: true,
    importedAt: '2026-11-20T17:00:00.000Z',
    importedBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    imported: 2,
    notImported: 1,
    undone: null,
    ...more,
  };
}

/** A line of a past import for tests and stories. */
export function aPastImportLine(more: Partial<PastImportLine> = {}): PastImportLine {
  return { line: 2, name: 'Kim', lastName: 'Ng', personId: 31, reason: null, uses: [], ...more };
}
