import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSet, smallDataSet } from '../../samples/index.ts';
import { loadSamples } from '../../samples/loadSamples.ts';
import { makeResettable } from '../../samples/resettable.ts';
import { migrate } from '../database/migrate.ts';
import { startOwnPostgres } from '../database/ownPostgres.ts';
import { createDatabase } from './createDatabase.ts';
import { sampleSecrets } from './sampleSecrets.ts';
import { testDay } from './testMoment.ts';

export interface SampleCluster {
  /** The address of the cluster's default database, from which other databases are created. */
  readonly postgres: string;
  stop(): Promise<void>;
}

/** Starts one PostgreSQL for many databases of samples; it ends with this process. */
export async function startSampleCluster(): Promise<SampleCluster> {
  const cluster = await startOwnPostgres({
    folder: mkdtempSync(join(tmpdir(), 'portal-samples-')),
    binaries: process.env.PORTAL_POSTGRES_BIN,
    isForTests: true,
    isTemporary: true,
  });
  const postgres = cluster.url('postgres');
  await migrate(await createDatabase(postgres, 'no_samples'));
  await fillDatabase(await createDatabase(postgres, 'samples', 'no_samples'), smallDataSet(testDay));
  return { postgres, stop: cluster.stop };
}

/** Creates a database with a data set in a cluster; by default, a copy of the small samples. */
export async function createSampleDatabase(postgres: string, name: string, data?: DataSet): Promise<string> {
  if (!data) return createDatabase(postgres, name, 'samples');
  const url = await createDatabase(postgres, name, 'no_samples');
  await fillDatabase(url, data);
  return url;
}

async function fillDatabase(url: string, data: DataSet): Promise<void> {
  await loadSamples(url, data, sampleSecrets);
  await makeResettable(url);
}
