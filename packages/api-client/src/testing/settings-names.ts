import type { HttpHandler } from 'msw';
import type { Renaming, YesNo } from '../generated/types.gen.ts';
import { answers, matches, paged, type Situation } from './situation.ts';

/** A record with little more than a name. */
interface NamedRecord {
  id: number;
  name: string;
  status?: YesNo;
}

export interface NamedRecords<Row> {
  noun: 'languages' | 'companies';
  /** The query parameter for archived records. */
  archivedField: string;
  rows: Row[];
  /** Returns a new record. */
  added(id: number, name: string): Row;
}

/** The calls that languages and companies share: list, create, rename, archive and restore. */
export function namedRecords<Row extends NamedRecord>(
  { noun, archivedField, rows: initial, added }: NamedRecords<Row>,
  situation: Situation,
) {
  let rows = initial;

  function saved(row: Row) {
    rows = rows.some(({ id }) => id === row.id)
      ? rows.map((known) => (known.id === row.id ? row : known))
      : [...rows, row];
    return { message: 'Saved', data: row };
  }

  /** Changes the record with this id, or answers 404. */
  function change(isMeant: (row: Row) => boolean, changed: (row: Row) => Row) {
    const row = rows.find(isMeant);
    return row
      ? saved(changed(row))
      : Response.json({ message: 'Not found', code: 'not-found' }, { status: 404 });
  }

  const handlers: HttpHandler[] = [
    answers('get', `/${noun}`, situation, ({ query }) => {
      const status = query.get(archivedField) === 'true' ? 0 : 1;
      const found = rows.filter(
        (row) => row.status === status && matches(query.get('companyName'), row.name),
      );
      return paged(found, query);
    }),
    answers('post', `/${noun}/create`, situation, ({ body }) =>
      saved(added(Math.max(0, ...rows.map(({ id }) => id)) + 1, (body as { name: string }).name)),
    ),
    answers('put', `/${noun}/update`, situation, ({ body }) => {
      const { id, name, newName } = body as Renaming;
      return change(
        (row) => (id === undefined ? row.name === name : row.id === id),
        (row) => ({ ...row, name: newName }),
      );
    }),
    answers('put', `/${noun}/updateStatus`, situation, ({ body }) => {
      const { id, status } = body as { id: number; status: YesNo };
      return change(
        (row) => row.id === id,
        (row) => ({ ...row, status }),
      );
    }),
  ];
  return { handlers, change };
}
