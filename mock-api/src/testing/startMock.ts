import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sender, type Senders, sendersTo, testMoment } from '@portal/server/testing';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createMock, type Mock, type MockOptions } from '../createMock.ts';
import { switchHeaders } from '../http/switches.ts';
import { sampleRecords } from '../records/sampleRecords.ts';

export interface StartedMock extends Mock, Senders {
  readonly origin: string;
  /** Sends requests to the switches (`__faults`, `__db` and the others) with their header. */
  readonly switches: Sender;
}

/** Creates a mock with the small samples for one test, and closes it when the test ends. */
export async function aMock(options: Partial<MockOptions> = {}): Promise<Mock> {
  const mock = await createTestMock(options);
  onTestFinished(() => mock.close());
  return mock;
}

/** Starts a mock for one test on a free port. A mock without options is reused by a later test, which is faster. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<StartedMock> {
  if (Object.keys(options).length === 0) return usualMock();
  const { started, breakConnections, close } = await listen(await aMock(options));
  onTestFinished(() => {
    breakConnections();
    close();
  });
  return started;
}

/** Starts a mock that can be stopped and started again at the same address, with the same records. */
export async function startRestartableMock(options: MockOptions) {
  const start = () =>
    createTestMock({ ...options, records: { ...options.records, close: async () => undefined } });
  let mock = await start();
  const { started, breakConnections, close } = await listen({
    ...mock,
    app: ((request, response) => mock.app(request, response)) as Mock['app'],
  });
  onTestFinished(async () => {
    breakConnections();
    close();
    await mock.close();
    await options.records.close();
  });
  return {
    origin: started.origin,
    async restart(): Promise<void> {
      breakConnections();
      await mock.close();
      mock = await start();
    },
  };
}

/** Mocks without options that no test is using. */
const idle: UsualMock[] = [];

interface UsualMock extends Awaited<ReturnType<typeof listen>> {
  readonly client: pg.Client;
}

async function usualMock(): Promise<StartedMock> {
  const usual = idle.pop() ?? (await addUsual());
  onTestFinished(async () => {
    usual.breakConnections();
    await usual.started.reset();
    await usual.client.query('delete from sessions');
    idle.push(usual);
  });
  return usual.started;
}

async function addUsual(): Promise<UsualMock> {
  const records = await sampleRecords(inject('postgres'));
  const client = new pg.Client({ connectionString: records.url });
  await client.connect();
  // PostgreSQL ends before the tests do.
  client.on('error', () => undefined);
  return { ...(await listen(await createTestMock({ records }))), client };
}

async function createTestMock(options: Partial<MockOptions>) {
  const records = options.records ?? (await sampleRecords(inject('postgres')));
  return createMock({ now: () => testMoment, faults: true, checkAnswers: true, ...options, records });
}

async function listen(mock: Mock) {
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const senders = sendersTo(origin);
  return {
    started: { ...mock, ...senders, origin, switches: senders.bearing(undefined, switchHeaders) },
    breakConnections: () => server.closeAllConnections(),
    close: () => server.close(),
  };
}
