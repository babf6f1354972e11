import type { TestProject } from 'vitest/node';
import { startSampleCluster } from './sampleCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's default database, from which other databases are created. */
    readonly postgres: string;
  }
}

/** Starts one PostgreSQL for all test workers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startSampleCluster();
  project.provide('postgres', postgres);
  return stop;
}
