import type { ImportKind, RememberedColumn } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { answers, type Situation } from './situation.ts';

export interface ImportColumnsSituation extends Situation {
  /** Columns of both kinds of imports. */
  columns?: Partial<Record<ImportKind, RememberedColumn[]>>;
}

/** Answers the calls about column headings. */
export function importColumnsHandlers({
  columns = {},
  ...situation
}: ImportColumnsSituation = {}): HttpHandler[] {
  return [
    answers('get', '/import/columns', situation, ({ query }) => ({
      data: columns[query.get('kind') as ImportKind] ?? [],
    })),
    answers('post', '/import/columns', situation, ({ body }) => ({
      message: 'Saved',
      data: (body as { columns: RememberedColumn[] }).columns,
    })),
  ];
}
