import type { PastImport, PastImportResult } from '@portal/domain';
import type { Api } from '../client.ts';
import { downloadImport, getImport, listImports, undoImport } from '../generated/sdk.gen.ts';
import type { Page } from '../wire/page.ts';
import {
  type PastImportFilters,
  pastImportFiltersToWire,
  pastImportFromWire,
  pastImportResultFromWire,
} from '../wire/past-import.ts';
import { type DownloadedFile, downloadedFile } from './files.ts';
import { queriesShowingStudents } from './queries-showing-students';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** Nouns of queries that show past imports. */
export const queriesShowingImports = ['imports', 'import'] as const;

/** A page of the past imports, newest first. 50 rows by default (DECISION-51). */
export function usePastImports(filters: PastImportFilters = {}): Query<Page<PastImport>> {
  return useQuery(['imports', filters], (call) => readImports(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadPastImports(): ReadList<PastImportFilters, Page<PastImport>> {
  return useReadList(readImports);
}

const readImports = /* @__PURE__ */ pageReader(listImports, pastImportFiltersToWire, pastImportFromWire);

/** A past import with the result of each line. Null sends no request. */
export function usePastImport(id: number | null): Query<PastImportResult> {
  return useQuery(id === null ? null : ['import', id], (call) => readImport(call, id ?? 0));
}

async function readImport(call: ReadCall, id: number): Promise<PastImportResult> {
  return pastImportResultFromWire((await getImport({ ...call, path: { id } })).data.data);
}

/** Downloads the file of an import. Throws `not-found` after it is deleted. */
export async function downloadPastImport(api: Api, id: number): Promise<DownloadedFile> {
  return downloadedFile(await downloadImport({ ...api.call, path: { id }, parseAs: 'blob' }));
}

/**
 * Deletes all people of an import. Throws `conflict` when it is already undone, or when one of them is in use;
 * `fields` then has the names by use.
 */
export function useUndoImport(): (id: number) => Promise<PastImport> {
  return useWrite(
    async (call, id: number) => pastImportFromWire((await undoImport({ ...call, body: { id } })).data.data),
    ...queriesShowingImports,
    ...queriesShowingStudents,
    'teachers',
    'users',
  );
}
