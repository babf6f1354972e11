import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an object store with this request handler, until the test ends. Returns its settings. */
export async function storeAnswering(answer: RequestListener) {
  const store = createServer(answer);
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void store.close().closeAllConnections());
  return {
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_REGION: 'any',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
}
