import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSet } from '../../samples/index.ts';
import { dropDatabase } from './createDatabase.ts';
import { createSampleDatabase, type Samples } from './sampleCluster.ts';

/** Unused databases, by cluster and samples. */
const idle = new Map<string, string[]>();

export interface SampleDatabase {
  readonly url: string;
  /** Returns the database for later use, and deletes its records. */
  release(): Promise<void>;
}

/**
 * Returns a database with the samples, or with other records. Databases of the samples are reused, which is faster than
 * a copy, except those whose schema was changed.
 */
export async function takeSampleDatabase(
  postgres: string,
  data: DataSet | Samples = 'small',
): Promise<SampleDatabase> {
  const free = typeof data === 'string' ? idleOf(postgres, data) : [];
  for (let again = free.pop(); again !== undefined; again = free.pop()) {
    const url = again;
    if (await restore(url)) return { url, release: async () => void free.push(url) };
    await dropDatabase(postgres, new URL(url).pathname.slice(1));
  }
  const name = `samples_${randomUUID().replaceAll('-', '')}`;
  const url = await createSampleDatabase(postgres, name, data);
  const release = async () => (typeof data === 'string' ? void free.push(url) : dropDatabase(postgres, name));
  return { url, release };
}

function idleOf(postgres: string, samples: Samples): string[] {
  const key = `${samples} ${postgres}`;
  const free = idle.get(key) ?? [];
  idle.set(key, free);
  return free;
}

/** Restores the samples. Returns false, and restores nothing, if a test has changed the schema. */
async function restore(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if ((await client.query('select from samples.schema_changes limit 1')).rowCount !== 0) return false;
    await client.query('delete from sessions');
    await client.query('select samples.restore()');
    return true;
  } finally {
    await client.end();
  }
}
