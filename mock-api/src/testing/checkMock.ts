import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Accounts, type Check, checkBackend, clock } from '@portal/conformance';
import { testMoment } from '@portal/server/testing';
import pg from 'pg';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { sampleRecords } from '../records/sampleRecords.ts';
import { startMock, startRestartableMock } from './startMock.ts';

const sample = createRequire(import.meta.url).resolve('@portal/conformance/accounts.sample.json');
export const accounts = JSON.parse(readFileSync(sample, 'utf8')) as Accounts;

/**
 * Runs the whole suite over a mock. Unless it `readsEverything`, which is most of its work, the log of the changed
 * tables says that a refused request has changed nothing.
 */
export async function checkMock({
  readsEverything,
}: {
  readonly readsEverything: boolean;
}): Promise<readonly Check[]> {
  let now = testMoment;
  const records = await sampleRecords(inject('postgres'));
  const { origin, restart } = await startRestartableMock({ now: () => now, records });
  vi.spyOn(clock, 'wait').mockImplementation(async (seconds) => {
    now = new Date(now.getTime() + seconds * 1000);
  });
  const client = new pg.Client({ connectionString: records.url });
  await client.connect();
  onTestFinished(() => client.end());
  const version = async () => {
    // Refused requests are counted, refused passwords noted, and repeated keys written again.
    const { rows } = await client.query(
      "select number, changed::text from samples.changes where changed::text not in ('failed_attempts', 'keyed_writes', 'sign_ins') order by number desc limit 1",
    );
    return `${rows[0]?.changed} ${rows[0]?.number}`;
  };
  const report = await checkBackend({
    base: `${origin}/api`,
    restart,
    accounts: { ...accounts, expired: { token: await expiredToken() } },
    allowWrites: true,
    allowMail: true,
    strict: true,
    version: readsEverything ? undefined : version,
    // Another test reads compressed answers.
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, 'Accept-Encoding': 'identity' } }),
  });
  return report.checks;
}

/** What did not pass, whether it failed or could not be tried. */
export const flawsIn = (checks: readonly Check[]): string[] =>
  checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ call, name, detail }) => `${call} | ${name} | ${detail}`);

/** Expects that the suite changes nothing in a mock that nobody called a test system; `only` names the calls. */
export async function expectOnlyReads(only?: readonly string[]): Promise<void> {
  const mock = await startMock();
  const before = await mock.state();
  const report = await checkBackend({ base: `${mock.origin}/api`, accounts, only });
  expect(report.failures()).toEqual([]);
  // Only signing in, renewing tokens and opening links may leave a trace.
  const withoutLogins = ({ sessions, privateLinks, ...state }: typeof before) => ({
    ...state,
    privateLinks: privateLinks.map((link) => ({ ...link, lastOpenedAt: null, timesOpened: 0 })),
    users: state.users.map((user) => ({ ...user, loginDate: null })),
  });
  expect(withoutLogins(await mock.state())).toEqual(withoutLogins(before));
  expect(await mock.outbox()).toEqual([]);
  const written = report.checks.filter(({ detail }) => detail.includes('--allow-writes'));
  expect(written.length).toBeGreaterThan(10);
}

/** An access token that was valid a day ago. */
async function expiredToken(): Promise<string> {
  const dayBefore = new Date(testMoment.getTime() - 86_400_000);
  const earlier = await startMock({ now: () => dayBefore });
  const { email, password } = accounts.admin ?? {};
  const { body } = await earlier.anonymous.send('POST', 'login', { body: { email, password } });
  return String(body.auth.access_token);
}
