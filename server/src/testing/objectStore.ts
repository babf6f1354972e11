import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../files/contentsInBucket.ts';

/** An object store on this machine, with one bucket. */
export interface ObjectStore {
  readonly settings: BucketSettings;
  /** The folder in which the bucket is stored. */
  readonly folder: string;
  /** Removes everything in the bucket. */
  empty(): void;
  stop(): Promise<void>;
}

/** Starts an object store that keeps its objects in this folder. */
export async function startObjectStore(directory: string): Promise<ObjectStore> {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await store.run();
  const folder = `${directory}/portal`;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ca-central-1',
      bucket: 'portal',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix: '',
    },
    folder,
    empty: () => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    },
    stop: () => store.close(),
  };
}
