import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSet } from '@portal/server/samples';
import { startSampleCluster, takeSampleDatabase, testSecret } from '@portal/server/testing';
import pg from 'pg';
import type { Records } from './Records.ts';

/** Creates a database in a cluster of samples: the small samples for the date of the tests, or other data. */
export async function sampleRecords(postgres: string, data?: DataSet): Promise<Records> {
  const { url, release } = await takeSampleDatabase(postgres, data);
  const files = mkdtempSync(join(tmpdir(), 'portal-mock-files-'));
  // Keeps one connection open, since opening another takes longer than a reset.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    files,
    secret: testSecret,
    reset: async () => void (await client.query('select samples.restore()')),
    async close() {
      await client.end();
      await release();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** Creates records in a temporary PostgreSQL that ends with this process. */
export async function temporaryRecords(data?: DataSet): Promise<Records> {
  const cluster = await startSampleCluster();
  const records = await sampleRecords(cluster.postgres, data);
  return {
    ...records,
    async close() {
      await records.close();
      await cluster.stop();
    },
  };
}
