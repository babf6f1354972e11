import { createServer } from 'node:http';
import type { HealthyApi } from '@portal/api-client/conformance/planted';
import { createMock } from '../createMock.ts';
import type { DataSet } from '../store/tables.ts';

/** The samples are grown for this moment, at noon so that every time zone agrees on the day. */
const moment = new Date('2026-11-20T12:00:00.000Z');

/** The local API on a free port, with records of its own. */
export async function healthyMock(data: 'small' | DataSet = 'small'): Promise<HealthyApi> {
  const mock = createMock({ data, now: () => moment });
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mock does not listen');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    now: () => moment,
    records: () => JSON.stringify(mock.state()),
    copy: () => healthyMock(mock.state()),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
