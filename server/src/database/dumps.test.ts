import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../samples/index.ts';
import { dumpRows } from '../testing/dumpRows.ts';
import { emptyDatabase } from '../testing/organisations.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { schemaDiagram } from '../testing/schemaDiagram.ts';
import { connect } from './connect.ts';
import { migrate, newestSchema } from './migrate.ts';

// A database of each schema version, as SQL. The first is a complete dump. The others hold only rows; the migrations up
// to that version create the tables, and checksums guarantee that those have not changed.

const dumps = fileURLToPath(new URL('./dumps', import.meta.url));
const first = 14;
const nameOf = (version: number) => `${String(version).padStart(4, '0')}.sql`;
const versions = Array.from({ length: newestSchema() - first + 1 }, (_, place) => first + place);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the address of a database in the state of that version. */
async function databaseOf(version: number): Promise<string> {
  const url = await emptyDatabase();
  if (version > first) await migrate(url, { upTo: version });
  const rows = readFileSync(join(dumps, nameOf(version)), 'utf8');
  await withClient(url, (client) => client.query(`begin; ${rows} commit`));
  return url;
}

/** Every table with its columns, constraints, indexes, functions and triggers. */
const definitions = `select 'constraint' as kind, conrelid::regclass::text as of, pg_get_constraintdef(oid) as as
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
  union all select 'index', tablename, regexp_replace(indexdef, '^.* USING', '') from pg_indexes where schemaname = 'public'
  union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1, 2, 3`;

/** `npm run test:full` opens every version. `npm test` opens the first one, which runs all migrations as well. */
const opened = process.env.TEST_FULL ? versions : [first];

describe('a database of an earlier version', () => {
  it('becomes the next one, step by step', async () => {
    const url = await databaseOf(first);
    for (const version of versions.slice(1)) {
      await migrate(url, { upTo: version });
      const [rows, file] = [await withClient(url, dumpRows), join(dumps, nameOf(version))];
      if (!existsSync(file)) {
        writeFileSync(file, rows);
        throw new Error(`There was no dump of version ${version}: commit ${file}, which is written now`);
      }
      expect(readFileSync(file, 'utf8')).toBe(rows);
    }
  });

  it.each(opened)(
    '%i opens with this version, keeps its rows, and has the tables of a new one',
    async (version) => {
      const [url, fresh] = [await databaseOf(version), await emptyDatabase()];
      await migrate(url);
      await migrate(fresh);
      expect(await schemaDiagram(url)).toBe(await schemaDiagram(fresh));
      const [old, made] = await Promise.all(
        [url, fresh].map((address) =>
          withClient(address, async (client) => (await client.query(definitions)).rows),
        ),
      );
      expect(old).toEqual(made);
      const db = connect({ url });
      const { contracts, students, users, files, lessons } = await readRecords(
        db,
        sampleSecrets.links,
      ).finally(() => db.destroy());
      expect([contracts, students, users, files, lessons].map((rows) => rows.length)).toEqual([
        1, 2, 2, 2, 2,
      ]);
      expect([contracts[0]?.number, students[0]?.email]).toEqual(['2026-001', 'etudes@example.com']);
    },
  );

  it('has a dump for each version, and no other', () => {
    expect(readdirSync(dumps).sort()).toEqual(versions.map(nameOf));
  });
});
