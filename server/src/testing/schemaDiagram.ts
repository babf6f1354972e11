import pg from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_key: boolean;
  readonly is_unique: boolean;
  readonly points_to: string | null;
  readonly is_optional: boolean;
}

/** Returns a page with a Mermaid diagram of the tables of a database, with their columns and references. */
export async function schemaDiagram(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(columnsOfTables);
  await client.end();
  const tables = Map.groupBy(rows, ({ table }) => table);
  const boxes = [...tables].flatMap(([table, columns]) => [
    `  ${table} {`,
    ...columns.map(({ type, column, is_key, points_to }) => {
      const marks = [is_key ? 'PK' : '', points_to ? 'FK' : ''].filter(Boolean).join(', ');
      return `    ${type} ${column}${marks ? ` ${marks}` : ''}`;
    }),
    '  }',
  ]);
  const lines = rows.flatMap(({ table, column, points_to, is_unique, is_optional }) =>
    points_to
      ? [`  ${points_to} ${is_optional ? '|o' : '||'}--${is_unique ? 'o|' : 'o{'} ${table} : ${column}`]
      : [],
  );
  return `${['# The database', '', introduction, '', '```mermaid', 'erDiagram', ...boxes, ...lines, '```'].join('\n')}\n`;
}

const introduction =
  'For developers of the server, and for people who read its database. The tables of the server, drawn from its migrations (`server/src/database/migrations/`) by `server/src/database/schema.test.ts`. Columns that end in `_folded` are computed. [backend.md](backend.md) explains the rules, [ADR-0023](decisions/0023-one-server-on-postgresql.md) why the schema is built this way.';

const columnsOfTables = `
  select t.relname as table, a.attname as column, a.attnotnull is false as is_optional,
    replace(format_type(a.atttypid, null), ' ', '_') as type,
    coalesce(bool_or(c.contype = 'p'), false) as is_key,
    coalesce(bool_or(c.contype in ('p', 'u') and cardinality(c.conkey) = 1), false) as is_unique,
    max(f.relname) filter (where c.contype = 'f') as points_to
  from pg_class t join pg_namespace s on s.oid = t.relnamespace and s.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint c on c.conrelid = t.oid and a.attnum = any (c.conkey)
    left join pg_class f on f.oid = c.confrelid
  where t.relkind = 'r'
  group by t.relname, a.attname, a.attnum, a.atttypid, a.attnotnull
  order by t.relname, a.attnum`;
