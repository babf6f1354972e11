import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSet } from '../../samples/index.ts';
import { dropDatabase } from './createDatabase.ts';
import { createSampleDatabase } from './sampleCluster.ts';

/** Unused databases of the small samples, by cluster. */
const idle = new Map<string, string[]>();

export interface SampleDatabase {
  readonly url: string;
  /** Returns the database for later use, and deletes its records. */
  release(): Promise<void>;
}

/**
 * Returns a database with the small samples, or with other records. Databases of the samples are reused, which is
 * faster than a copy.
 */
export async function takeSampleDatabase(postgres: string, data?: DataSet): Promise<SampleDatabase> {
  const free = idle.get(postgres) ?? [];
  idle.set(postgres, free);
  const again = data ? undefined : free.pop();
  if (again !== undefined) {
    await restore(again);
    return { url: again, release: async () => void free.push(again) };
  }
  const name = `samples_${randomUUID().replaceAll('-', '')}`;
  const url = await createSampleDatabase(postgres, name, data);
  const release = async () => (data ? dropDatabase(postgres, name) : void free.push(url));
  return { url, release };
}

async function restore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from sessions');
  await client.query('select samples.restore()');
  await client.end();
}
