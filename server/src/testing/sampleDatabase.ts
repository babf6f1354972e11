import { inject, onTestFinished } from 'vitest';
import type { DataSet } from '../../samples/index.ts';
import type { Samples } from './sampleCluster.ts';
import { takeSampleDatabase } from './sampleDatabases.ts';

/** Creates a database with the samples, or with other records, until the test ends. */
export async function sampleDatabase(data?: DataSet | Samples): Promise<string> {
  const { url, release } = await takeSampleDatabase(inject('postgres'), data);
  onTestFinished(release);
  return url;
}
