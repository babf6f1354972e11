import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sender, type Senders, sendersTo, testMoment } from '@portal/server/testing';
import { inject, onTestFinished } from 'vitest';
import { createMock, type Mock, type MockOptions } from '../createMock.ts';
import { switchHeaders } from '../http/switches.ts';
import { sampleRecords } from '../records/sampleRecords.ts';

export interface StartedMock extends Mock, Senders {
  readonly origin: string;
  /** Sends requests to the switches (`__faults`, `__db` and the others) with their header. */
  readonly switches: Sender;
}

/** A mock with the small samples for one test. It is closed when the test ends. */
export async function aMock(options: Partial<MockOptions> = {}): Promise<Mock> {
  const records = options.records ?? (await sampleRecords(inject('postgres')));
  const mock = await createMock({
    now: () => testMoment,
    faults: true,
    checkAnswers: true,
    ...options,
    records,
  });
  onTestFinished(() => mock.close());
  return mock;
}

/** A mock for one test, on a free port. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<StartedMock> {
  const mock = await aMock(options);
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const senders = sendersTo(origin);
  return { ...mock, ...senders, origin, switches: senders.bearing(undefined, switchHeaders) };
}
