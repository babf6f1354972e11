import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSet } from '../../samples/index.ts';
import { dropDatabase } from './createDatabase.ts';
import { createSampleDatabase } from './sampleCluster.ts';

/** Unused databases of the small samples, by cluster. */
const idle = new Map<string, string[]>();

/** The schema of the small samples' databases, by cluster, as `schemaOf` returns it. */
const schemas = new Map<string, string>();

export interface SampleDatabase {
  readonly url: string;
  /** Returns the database for later use, and deletes its records. */
  release(): Promise<void>;
}

/**
 * Returns a database with the small samples, or with other records. Databases of the samples are reused, which is
 * faster than a copy, except those whose schema was changed.
 */
export async function takeSampleDatabase(postgres: string, data?: DataSet): Promise<SampleDatabase> {
  const free = idle.get(postgres) ?? [];
  idle.set(postgres, free);
  for (let again = data ? undefined : free.pop(); again !== undefined; again = free.pop()) {
    const url = again;
    if (await restore(url, schemas.get(postgres))) return { url, release: async () => void free.push(url) };
    await dropDatabase(postgres, new URL(url).pathname.slice(1));
  }
  const name = `samples_${randomUUID().replaceAll('-', '')}`;
  const url = await createSampleDatabase(postgres, name, data);
  if (!data && !schemas.has(postgres)) schemas.set(postgres, await withClient(url, schemaOf));
  const release = async () => (data ? dropDatabase(postgres, name) : void free.push(url));
  return { url, release };
}

/** Restores the samples. Returns false if the schema is not the given one, because a test changed it. */
function restore(url: string, schema: string | undefined): Promise<boolean> {
  return withClient(url, async (client) => {
    if ((await schemaOf(client)) !== schema) return false;
    await client.query('delete from sessions');
    await client.query('select samples.restore()');
    return true;
  });
}

/**
 * Returns a digest of the tables, columns, constraints, triggers and functions. One that was dropped and created again
 * makes another digest, since its `oid` is another.
 */
async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{
    schema: string;
  }>(`select md5(string_agg(part, ' ' order by part)) as schema
    from (select concat_ws(' ', oid, relname, relkind) as part from pg_class where relkind <> 't'
      union all select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull) from pg_attribute where attnum > 0
      union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint
      union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
      union all select concat_ws(' ', oid, proname, md5(prosrc)) from pg_proc) as parts`);
  return rows[0]?.schema ?? '';
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
