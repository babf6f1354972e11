import { aPastImport, aPastImportLine, type PastImport, type PastImportLine } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { download } from './files.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, type Situation } from './situation.ts';
import { pastImportResultToWire, pastImportToWire } from './wire/past-import.ts';

export interface PastImportsSituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  imports?: PastImport[];
  /** The lines of every import. */
  lines?: PastImportLine[];
}

/** Answers the calls about past imports. */
export function pastImportsHandlers({
  extensions = ['import-history'],
  imports = [aPastImport()],
  lines = [
    aPastImportLine(),
    aPastImportLine({ line: 3, name: 'Lou', personId: 32 }),
    aPastImportLine({ line: 4, name: 'Inès', personId: null, reason: 'Email duplicated' }),
  ],
  ...situation
}: PastImportsSituation = {}): HttpHandler[] {
  const rows = recordsOf(imports.map(pastImportToWire));
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/import/list', situation, ({ query }) => rows.list(query, { search: '*' })),
    answers('get', '/import/:id', situation, ({ params }) => {
      const [done, row] = [imports.find(({ id }) => id === Number(params.id)), rows.find(params.id)];
      if (!done || !row) return notFound();
      const left = row.undone_at ? lines.map((line) => ({ ...line, personId: null, uses: [] })) : lines;
      return { data: { ...pastImportResultToWire({ ...done, lines: done.hasFile ? left : [] }), ...row } };
    }),
    answers('get', '/import/:id/file', situation, ({ params }) => {
      const row = rows.find(params.id);
      return row?.has_file ? download('sheet', row.file_name ?? '') : notFound();
    }),
    answers('post', '/import/undo', situation, ({ body }) => {
      const { id } = body as PastImport;
      const undone = { undone_at: '2026-11-20T18:00:00.000Z', undone_by: rows.find(id)?.imported_by };
      return rows.change(id, undone);
    }),
  ];
}
