import { checkBackend, clock } from '@portal/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, checkMock, expectOnlyReads, flawsIn } from './testing/checkMock.ts';
import { startMock } from './testing/startMock.ts';

// Each test sends thousands of requests. conformance.test.ts covers the same with fewer.

beforeEach(() => void vi.spyOn(clock, 'wait').mockResolvedValue());
afterEach(() => void vi.restoreAllMocks());

describe('the whole conformance suite', () => {
  it('finds the same when it reads everything after each step', async () => {
    expect(flawsIn(await checkMock({ readsEverything: true }))).toEqual([]);
  }, 600_000);

  it('only reads from a backend that nobody called a test system', async () => {
    await expectOnlyReads();
  }, 120_000);

  it('needs no more than one account', async () => {
    const mock = await startMock();
    const report = await checkBackend({ base: `${mock.origin}/api`, accounts: { admin: accounts.admin } });
    expect(report.failures()).toEqual([]);
  }, 120_000);
});
