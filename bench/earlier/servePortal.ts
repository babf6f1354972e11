import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMock, createOrigin, largeDataSet, localDay, temporaryRecords } from '@portal/mock-api';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the apps of this checkout and serves them with the large data set in memory, so that each series starts from
 * the same state.
 */
export async function servePortal(): Promise<{ address: string; close: () => void }> {
  // Always builds, because an earlier build may be incomplete or from other sources.
  const { status } = spawnSync('node', ['tools/build-apps.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build of the apps ended with ${status}`);
  // Each fresh browser starts with the tokens of the single sign-in, so they must not expire.
  const mock = await createMock({
    records: await temporaryRecords(largeDataSet(localDay(new Date()))),
    accessSeconds: 24 * 3600,
    leewaySeconds: 24 * 3600,
  });
  const server = createServer(createOrigin({ mock, site: join(root, 'dist') }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

// As a script of another checkout it tells its parent the address, and serves until it is killed.
if (import.meta.main) process.send?.((await servePortal()).address);
