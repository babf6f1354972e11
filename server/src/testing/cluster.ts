import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { largeDataSet, smallDataSet } from '../../samples/index.ts';
import { loadSamples } from '../../samples/loadSamples.ts';
import { migrate } from '../database/migrate.ts';
import { type OwnPostgres, startOwnPostgres } from '../database/ownPostgres.ts';
import { Passwords } from '../sessions/passwords.ts';
import { createDatabase } from './createDatabase.ts';
import { testDay } from './testMoment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's own database, in which other databases are made. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all test workers, with a database of the small samples that theirs are copies of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-tests-'));
  const cluster = await startOwnPostgres({
    folder,
    binaries: process.env.PORTAL_POSTGRES_BIN,
    isForTests: true,
  });
  await addTemplate(cluster, 'samples', smallDataSet(testDay));
  if (process.env.PORTAL_LARGE_SAMPLES) await addTemplate(cluster, 'large', largeDataSet(testDay));
  project.provide('postgres', cluster.url('postgres'));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function addTemplate(cluster: OwnPostgres, name: string, data: ReturnType<typeof smallDataSet>) {
  await createDatabase(cluster.url('postgres'), name);
  await migrate(cluster.url(name));
  await loadSamples(cluster.url(name), data, new Passwords({ isForTests: true }));
}
