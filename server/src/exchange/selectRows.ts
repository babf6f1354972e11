import type { RawBuilder } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import { type Column, shownValue } from './columns.ts';
import { type Noun, nounOf } from './nouns.ts';

/** A row as files and pages show it, by field. */
export type ShownRow = Readonly<Record<string, unknown>>;

/**
 * Returns the rows of a noun in a fixed order: all of them, or those for which a condition on the table `t` is true.
 */
export async function selectRows(
  db: Db,
  noun: Noun,
  where: RawBuilder<SqlBool> | Sql = sql`true`,
): Promise<ShownRow[]> {
  const columns = noun.columns.map((column) => sql`${selected(column)} as ${sql.ref(column.field)}`);
  const { rows } = await sql<ShownRow>`select ${sql.join(columns)}
    from ${noun.from ?? sql`${sql.table(noun.table)} as t`}
    where ${where} order by ${noun.order ?? sql`t.id`}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(noun.columns.map(({ field, kind }) => [field, shownValue(kind, row[field])])),
  );
}

function selected({ field, column, kind, select }: Column): Sql {
  if (select) return select;
  const stored = sql.ref(`t.${column ?? field}`);
  const of = kind.is === 'record' ? nounOf(kind.of).nameOf : undefined;
  return of ? of(stored) : sql`${stored}`;
}

/** Converts a shown value to one text. */
export function shownText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
