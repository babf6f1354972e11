import { aStoredFile, type StoredFile } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { storedFileToWire } from '../wire/stored-file.ts';
import { answers, paged, type Situation } from './situation.ts';

export interface FilesSituation extends Situation {
  files?: StoredFile[];
  /** What every download holds. */
  content?: string;
}

/** Files of records, and their download. */
export function filesHandlers({
  files = [aStoredFile()],
  content = 'Un document',
  ...situation
}: FilesSituation = {}): HttpHandler[] {
  return [
    answers('get', '/files/ref', situation, ({ query }) =>
      paged(files.filter(({ type }) => type === query.get('refType')).map(storedFileToWire), query),
    ),
    answers('get', '/files/download', situation, ({ query }) => {
      const file = files.find(({ id }) => id === Number(query.get('fileId')));
      const name = encodeURIComponent(file?.name ?? 'document.pdf');
      return new Response(content, {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
        },
      });
    }),
  ];
}
