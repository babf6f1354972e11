import { createServer } from 'node:http';
import type { Accounts } from '@portal/api-client/conformance';
import sample from '@portal/api-client/conformance/accounts.sample.json' with { type: 'json' };
import type { HealthyApi } from '@portal/api-client/conformance/planted';
import { createMock, type MockOptions } from '../createMock.ts';

/** The samples are grown for this moment, at noon so that every time zone agrees on the day. */
const moment = new Date('2026-11-20T12:00:00.000Z');
const dayBefore = new Date('2026-11-19T12:00:00.000Z');

/** The local API on a free port, with records of its own. */
export function healthyMock(): Promise<HealthyApi> {
  return start({ data: 'small' }, moment);
}

/** The sample accounts, and a token that has expired. */
export async function sampleAccounts(): Promise<Accounts> {
  const yesterday = await start({ data: 'small' }, dayBefore);
  const answer = await fetch(`${yesterday.base}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sample.admin, username: sample.admin.email }),
  });
  const { auth } = (await answer.json()) as { auth: { access_token: string } };
  yesterday.close();
  return { ...sample, expired: { token: auth.access_token } };
}

async function start({ data }: MockOptions, begin: Date): Promise<HealthyApi> {
  let now = begin;
  const mock = createMock({ data, now: () => now });
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mock does not listen');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    now: () => now,
    wait(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    records: () => JSON.stringify(mock.state()),
    copy: () => start({ data: mock.state() }, now),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
