import type { HttpHandler } from 'msw';
import type { Renaming } from '../generated/types.gen.ts';
import type { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';

/** The names of languages by id, as in the fixtures. */
export const languageNames = ['', 'Français', 'English', 'Español'];

/** The calls that languages and companies share: list, create, rename, archive and restore. */
export function namedHandlers<Row extends { id: number; name: string }>(
  noun: 'languages' | 'companies',
  rows: ReturnType<typeof recordsOf<Row>>,
  blank: (id: number) => Row,
  situation: Situation,
): HttpHandler[] {
  return [
    answers('get', `/${noun}`, situation, ({ query }) => {
      const archived = query.get('archived') ?? query.get('deletedCompanies');
      query.set('status', archived === 'true' ? '0' : '1');
      return rows.list(query, { companyName: '*' });
    }),
    answers('post', `/${noun}/create`, situation, ({ body }) => rows.add(blank, body)),
    answers('put', `/${noun}/update`, situation, ({ body }) => {
      const { id, name, newName } = body as Renaming;
      return rows.change(id ?? rows.all().find((row) => row.name === name)?.id, { name: newName });
    }),
    answers('put', `/${noun}/updateStatus`, situation, ({ body }) => rows.change((body as Row).id, body)),
  ];
}
