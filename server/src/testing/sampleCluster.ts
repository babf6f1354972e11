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

/**
 * The records of a test's database: the small samples, or the same organisation before its first class, which has no
 * plans, planned classes, recorded classes or statements of hours.
 */
export type Samples = 'small' | 'untaught';

const templates: Record<Samples, string> = { small: 'samples', untaught: 'untaught_samples' };

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
  const small = smallDataSet(testDay);
  for (const [samples, data] of Object.entries({ small, untaught: untaught(small) })) {
    const name = templates[samples as Samples];
    await fillDatabase(await createDatabase(postgres, name, 'no_samples'), data);
  }
  return { postgres, stop: cluster.stop };
}

const untaught = (data: DataSet): DataSet => ({
  ...data,
  lessons: [],
  classPlans: [],
  plannedClasses: [],
  statements: [],
  meetingFiles: [],
});

/** Creates a database in a cluster: a copy of the samples, or one with these records. */
export async function createSampleDatabase(
  postgres: string,
  name: string,
  data: DataSet | Samples = 'small',
): Promise<string> {
  if (typeof data === 'string') return createDatabase(postgres, name, templates[data]);
  const url = await createDatabase(postgres, name, 'no_samples');
  await fillDatabase(url, data);
  return url;
}

async function fillDatabase(url: string, data: DataSet): Promise<void> {
  await loadSamples(url, data, sampleSecrets);
  await makeResettable(url);
}
