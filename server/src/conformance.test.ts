import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Accounts, checkBackend, clock, readTreaty } from '@portal/api-client/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers } from './features/handlers.ts';
import { startServer } from './testing/startServer.ts';
import { testMoment } from './testing/testMoment.ts';

const sample = createRequire(import.meta.url).resolve('@portal/api-client/conformance/accounts.sample.json');
const accounts = JSON.parse(readFileSync(sample, 'utf8')) as Accounts;

beforeEach(() => void vi.spyOn(clock, 'wait').mockResolvedValue());
afterEach(() => void vi.restoreAllMocks());

const notBuilt: readonly string[] = [];

describe('the conformance suite', () => {
  it('finds that the server keeps the treaty of every call that is built', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    vi.mocked(clock.wait).mockImplementation(async (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    });
    const yesterday = new Date(testMoment.getTime() - 86_400_000);
    const earlier = await startServer({ database: server.database, now: () => yesterday });
    const { email, password } = accounts.admin ?? {};
    const { body } = await earlier.anonymous.send('POST', 'login', { body: { email, password } });
    const report = await checkBackend({
      base: `${server.origin}/api`,
      accounts: { ...accounts, expired: { token: String(body.auth.access_token) } },
      allowWrites: true,
      allowMail: true,
      strict: true,
      only: Object.keys(handlers),
    });
    const flaws = report.checks.filter(({ outcome }) => outcome !== 'passed');
    expect(flaws.map(({ call, name, detail }) => `${call} | ${name} | ${detail}`)).toEqual([]);
  }, 600_000);

  it('asks every call of the treaty but these, which are not built yet', () => {
    const missing = readTreaty().filter(({ id }) => !Object.hasOwn(handlers, id));
    expect(missing.map(({ id }) => id)).toEqual(notBuilt);
  });
});
