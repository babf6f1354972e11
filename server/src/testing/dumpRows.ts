import type pg from 'pg';

/** Replaces values that migrations take from the clock or at random, so that every dump is the same. */
const moment = '2026-11-28 12:00:00+00';

/** Returns SQL that replaces the rows of a database with the same tables by the rows of this one. */
export async function dumpRows(client: pg.Client): Promise<string> {
  await client.query("set timezone = 'UTC'");
  const { rows: tables } = await client.query<{ name: string; columns: string[]; types: string[] }>(
    `select t.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, null) order by a.attnum) as types
     from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by t.relname order by t.relname`,
  );
  const lines: string[] = [];
  for (const { name, columns, types } of tables) {
    const values = columns.map((column, place) =>
      types[place] === 'timestamp with time zone'
        ? `quote_nullable(case when "${column}" between pg_postmaster_start_time() and clock_timestamp()
            then '${moment}' else "${column}" end)`
        : types[place] === 'uuid'
          ? `quote_nullable(case when "${column}" is not null
              then md5('${name}.${column}' || row_number() over (order by "${columns[0]}"))::uuid end)`
          : `quote_nullable("${column}"::text)`,
    );
    const head = `insert into ${name} (${columns.join(', ')}) values (`;
    const { rows } = await client.query<{ line: string }>(
      `select $1 || concat_ws(', ', ${values.join(', ')}) || ');' as line from ${name} order by "${columns[0]}", 1`,
      [head],
    );
    lines.push(...rows.map(({ line }) => line));
  }
  const { rows: sequences } = await client.query<{ line: string }>(
    `select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as line from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return [
    '-- Rows of an office of this schema version, made by server/src/database/dumps.test.ts. Never changed.',
    "set local session_replication_role = replica; set local timezone = 'UTC';",
    `truncate ${tables.map(({ name }) => name).join(', ')};`,
    ...lines,
    ...sequences.map(({ line }) => line),
    '',
  ].join('\n');
}
