import { inject, onTestFinished } from 'vitest';
import type { DataSet } from '../../samples/index.ts';
import { takeSampleDatabase } from './sampleDatabases.ts';

/** Creates a database with the small samples, or with other records, until the test ends. */
export async function sampleDatabase(data?: DataSet): Promise<string> {
  const { url, release } = await takeSampleDatabase(inject('postgres'), data);
  onTestFinished(release);
  return url;
}
