import { aPastImport, aPastImportLine, type PastImport, type PastImportLine } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { pastImportResultToWire, pastImportToWire } from '../wire/past-import.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface PastImportsSituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  imports?: PastImport[];
  /** The lines of every import. */
  lines?: PastImportLine[];
  /** Names by use of the people whom a colleague has used before the undo. */
  usedMeanwhile?: Record<string, string[]>;
}

/** Answers the calls about past imports from these records, which an undo changes. */
export function pastImportsHandlers({
  extensions = ['import-history'],
  imports = [aPastImport()],
  lines = [
    aPastImportLine(),
    aPastImportLine({ line: 3, name: 'Lou', personId: 32 }),
    aPastImportLine({ line: 4, name: 'Inès', personId: null, reason: 'Email duplicated' }),
  ],
  usedMeanwhile,
  ...situation
}: PastImportsSituation = {}): HttpHandler[] {
  let rows = imports;
  const found = (id: unknown) => rows.find((row) => row.id === Number(id));
  const linesNow = ({ undone }: PastImport) =>
    undone ? lines.map((line) => ({ ...line, personId: null, uses: [] })) : lines;
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/import/list', situation, ({ query }) => {
      const shown = rows.filter(
        ({ kind, fileName, importedBy }) =>
          (!query.has('kind') || kind === query.get('kind')) &&
          matches(query.get('search'), fileName, importedBy?.name, importedBy?.lastName),
      );
      return paged(ordered(shown.map(pastImportToWire), query), query);
    }),
    answers('get', '/import/:id', situation, ({ params }) => {
      const done = found(params.id);
      if (!done) return notFound();
      return { data: pastImportResultToWire({ ...done, lines: done.hasFile ? linesNow(done) : [] }) };
    }),
    answers('get', '/import/:id/file', situation, ({ params }) => {
      const done = found(params.id);
      if (!done?.hasFile) return notFound();
      const name = `attachment; filename*=UTF-8''${encodeURIComponent(done.fileName)}`;
      return new HttpResponse('sheet', {
        headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': name },
      });
    }),
    answers('post', '/import/undo', situation, ({ body }) => {
      const done = found((body as { id: number }).id);
      if (!done) return notFound();
      if (done.undone || usedMeanwhile) {
        const message = done.undone
          ? 'Cette importation est déjà annulée - This import is undone already'
          : 'Quelqu’un utilise déjà des personnes de cette importation - Somebody uses people of this import already';
        return failed({ status: 409, message, code: 'conflict', errors: usedMeanwhile });
      }
      const undone = { ...done, undone: { at: '2026-11-20T18:00:00.000Z', by: done.importedBy } };
      rows = rows.map((row) => (row === done ? undone : row));
      return { message: 'Undone', data: pastImportToWire(undone) };
    }),
  ];
}
