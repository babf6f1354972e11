import { type ImportKind, type RememberedColumn, rememberedField } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { answers, type Situation } from './situation.ts';

export interface ImportColumnsSituation extends Situation {
  /** Columns of both kinds of imports. */
  columns?: Partial<Record<ImportKind, RememberedColumn[]>>;
}

/** Answers the calls about column headings from these records, which the writes change. */
export function importColumnsHandlers({
  columns = {},
  ...situation
}: ImportColumnsSituation = {}): HttpHandler[] {
  const saved: Record<ImportKind, RememberedColumn[]> = { student: [], teacher: [], ...columns };
  return [
    answers('get', '/import/columns', situation, ({ query }) => ({
      data: saved[query.get('kind') as ImportKind],
    })),
    answers('post', '/import/columns', situation, ({ body }) => {
      const { kind, columns: sent } = body as { kind: ImportKind; columns: RememberedColumn[] };
      const others = saved[kind].filter(({ head }) => rememberedField(head, sent) === undefined);
      saved[kind] = [...others, ...sent];
      return { message: 'Saved', data: saved[kind] };
    }),
  ];
}
