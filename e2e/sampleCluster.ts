import { startSampleCluster } from '@portal/mock-api';

/** Starts one PostgreSQL for all workers, with a database for each. `PORTAL_SAMPLES` contains its address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { postgres, stop } = await startSampleCluster();
  process.env.PORTAL_SAMPLES = postgres;
  return stop;
}
