import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Accounts, type Check, checkBackend, clock } from '@portal/conformance';
import { someProvider, testMoment } from '@portal/server/testing';
import pg from 'pg';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { sampleRecords } from '../records/sampleRecords.ts';
import { startMock, startRestartableMock } from './startMock.ts';

const sample = createRequire(import.meta.url).resolve('@portal/conformance/accounts.sample.json');
export const accounts = JSON.parse(readFileSync(sample, 'utf8')) as Accounts;

/**
 * Runs the whole suite against a mock. Unless `readsEverything` is set, the log of changed tables shows whether a
 * refused request has changed anything. Reading all lists instead would be most of the suite's work.
 */
export async function checkMock({
  readsEverything,
}: {
  readonly readsEverything: boolean;
}): Promise<readonly Check[]> {
  let now = testMoment;
  const records = await sampleRecords(inject('postgres'));
  const { origin, restart } = await startRestartableMock({
    now: () => now,
    records,
    providers: someProvider,
  });
  vi.spyOn(clock, 'wait').mockImplementation(async (seconds) => {
    now = new Date(now.getTime() + seconds * 1000);
  });
  const client = new pg.Client({ connectionString: records.url });
  await client.connect();
  onTestFinished(() => client.end());
  const version = async () => {
    // Refused requests may write to these tables: attempts are counted, refused passwords recorded, and repeated keys
    // written again.
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
    // Uncompressed, because another test covers compressed answers.
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, 'Accept-Encoding': 'identity' } }),
  });
  return report.checks;
}

/** Returns the checks that did not pass, because they failed or could not be tried. */
export const flawsIn = (checks: readonly Check[]): string[] =>
  checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ call, name, detail }) => `${call} | ${name} | ${detail}`);

/** Checks that the suite changes nothing in a mock that is not declared a test system. `only` limits the calls. */
export async function expectOnlyReads(only?: readonly string[]): Promise<void> {
  const mock = await startMock();
  const before = await mock.state();
  const report = await checkBackend({ base: `${mock.origin}/api`, accounts, only });
  expect(report.failures()).toEqual([]);
  // Signing in, renewing tokens and opening links may leave traces; nothing else may.
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

/** Returns an access token that expired a day ago. */
async function expiredToken(): Promise<string> {
  const dayBefore = new Date(testMoment.getTime() - 86_400_000);
  const earlier = await startMock({ now: () => dayBefore });
  const { email, password } = accounts.admin ?? {};
  const { body } = await earlier.anonymous.send('POST', 'login', { body: { email, password } });
  return String(body.auth.access_token);
}
