import type { TestProject } from 'vitest/node';
import { startSampleCluster } from './sampleCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's own database, in which other databases are made. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all test workers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startSampleCluster();
  project.provide('postgres', postgres);
  return stop;
}
