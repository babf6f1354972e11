import { type ImportKind, type RememberedColumn, rememberedField } from '@portal/domain';
import { getImportColumns, rememberImportColumns } from '../generated/sdk.gen.ts';
import { withReadBack } from '../read-back.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The column headings matched manually in earlier imports (DECISION-51). Null reads nothing. */
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
  return useWrite(
    async (call, kind: ImportKind, columns: readonly RememberedColumn[]) =>
      withReadBack(
        call,
        async (writeCall) => {
          const body = { kind, columns: [...columns] };
          return (await rememberImportColumns({ ...writeCall, body })).data.data;
        },
        async (fresh) => {
          const now = await readColumns(fresh, kind);
          return columns.every(({ head, field }) => rememberedField(head, now) === field) ? now : null;
        },
      ),
    'import-columns',
  );
}
