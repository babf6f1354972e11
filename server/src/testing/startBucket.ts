import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import type { BucketSettings } from '../files/contentsInBucket.ts';
import { temporaryFolder } from './organisations.ts';

/** Starts an object store with one empty bucket, until the test ends. */
export async function startBucket() {
  const directory = temporaryFolder();
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await store.run();
  onTestFinished(() => store.close());
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ca-central-1',
    bucket: 'portal',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: '',
  };
  return { settings, folder: `${directory}/portal` };
}
