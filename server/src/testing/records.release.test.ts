import { expect, it, onTestFinished } from 'vitest';
import { loadSamples, readRecords, smallDataSet } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { sampleDatabase } from './sampleDatabase.ts';
import { sampleSecrets } from './sampleSecrets.ts';
import { testDay } from './testMoment.ts';

async function recordsIn(url: string) {
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  return readRecords(db, sampleSecrets.links);
}

it('a data set comes back from the database as it was written, but for what is hashed', async () => {
  const samples = smallDataSet(testDay);
  const { users, passwordLinks, deadLinks, ...read } = await recordsIn(await sampleDatabase());
  const { users: writtenUsers, passwordLinks: writtenLinks, deadLinks: writtenDead, ...written } = samples;
  // The database adds the state of a mail, and the random part of its Message-ID.
  expect(read).toEqual({ ...written, mails: written.mails.map((mail) => expect.objectContaining(mail)) });
  const withoutSecret = (rows: readonly object[]) =>
    rows.map((row) => ({ ...row, password: undefined, hash: undefined, token: undefined }));
  // The samples contain no new link for an administrator, and nobody was reminded of a second factor.
  const withTimes = writtenUsers.map((user) => ({
    passwordLinkAt: null,
    secondFactorRemindedAt: null,
    ...user,
  }));
  expect(withoutSecret(users)).toEqual(withoutSecret(withTimes));
  expect(withoutSecret(passwordLinks)).toEqual(withoutSecret(writtenLinks));
  expect(withoutSecret(deadLinks)).toEqual(withoutSecret(writtenDead));
  expect(users.map(({ password }) => password?.slice(0, 9) ?? null)).toEqual(
    writtenUsers.map(({ password }) => (password === null ? null : '$argon2id')),
  );
});

it('records that were read can be written into another database', async () => {
  const first = await recordsIn(await sampleDatabase());
  const url = await sampleDatabase({ ...first, lessons: [], statements: [] });
  expect((await recordsIn(url)).lessons).toEqual([]);
  await loadSamples(url, first, sampleSecrets);
  const { passwordLinks: _again, deadLinks: _deadAgain, ...second } = await recordsIn(url);
  const { passwordLinks: _before, deadLinks: _deadBefore, ...right } = first;
  expect(second).toEqual(right);
});
