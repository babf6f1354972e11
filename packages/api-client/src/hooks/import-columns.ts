import type { ImportKind, RememberedColumn } from '@portal/domain';
import { getImportColumns, rememberImportColumns } from '../generated/sdk.gen.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The column headings matched manually in earlier imports (DECISION-51). Null sends no request. */
export function useRememberedColumns(kind: ImportKind | null): Query<RememberedColumn[]> {
  return useQuery(kind && ['import-columns', kind], (call) => readColumns(call, kind ?? 'student'));
}

async function readColumns(call: ReadCall, kind: ImportKind): Promise<RememberedColumn[]> {
  return (await getImportColumns({ ...call, query: { kind } })).data.data;
}

/** Stores manually matched column headings. Returns all headings of this kind of import. */
export function useRememberColumns(): (
  kind: ImportKind,
  columns: readonly RememberedColumn[],
) => Promise<RememberedColumn[]> {
  return useWrite(async (call, kind: ImportKind, columns: readonly RememberedColumn[]) => {
    const body = { kind, columns: [...columns] };
    return (await rememberImportColumns({ ...call, body })).data.data;
  }, 'import-columns');
}
