import { expect, it, onTestFinished, vi } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { sampleSecrets } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { RefusedSignIns } from './RefusedSignIns.ts';

const from = (address: string) => ({ links: sampleSecrets.links, address, userAgent: undefined });

it('refused sign-ins are collected, and written as one row for each user and network', async () => {
  const { db } = await startServer();
  const refused = new RefusedSignIns(db, { delay: 60_000, report: vi.fn() });
  const rows = async () => {
    const stored = await db.selectFrom('sign_ins').selectAll().orderBy('id').execute();
    return stored.map(({ outcome, user_id, times }) => [outcome, user_id, times]);
  };
  const [office, stranger] = [from('203.0.113.7'), from('198.51.100.7')];
  await Promise.all([
    refused.note(office, { userId: 4 }),
    refused.note(stranger, { email: 'a@nowhere.example' }),
    refused.note(stranger, { email: 'b@nowhere.example' }),
    refused.note(stranger, { userId: 4 }),
    refused.note(office, { userId: 4 }),
  ]);
  expect(await rows()).toEqual([]);
  await refused.write();
  const written = [
    ['too-many', 4, 2],
    ['too-many', null, 2],
    ['too-many', 4, 1],
  ];
  expect(await rows()).toEqual(written);

  // Later ones of the same quarter of an hour add to the row.
  await refused.note(office, { userId: 4 });
  await refused.write();
  await refused.write();
  expect(await rows()).toEqual(written.with(0, ['too-many', 4, 3]));
});

it('at an email address are written for its user, together with those of the user (ADR-0097)', async () => {
  const { db } = await startServer();
  const { id, email } = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', accounts.teacher.email)
    .executeTakeFirstOrThrow();
  const refused = new RefusedSignIns(db, { delay: 60_000, report: vi.fn() });
  const stranger = from('198.51.100.7');
  await refused.note(stranger, { email });
  await refused.note(stranger, { email: 'a@nowhere.example' });
  await refused.note(stranger, { email });
  await refused.note(stranger, { userId: id });
  await refused.write();
  const stored = await db.selectFrom('sign_ins').selectAll().orderBy('id').execute();
  expect(stored.map(({ user_id, account, times }) => [user_id, account === null, times])).toEqual([
    [id, true, 3],
    [null, false, 1],
  ]);
});

it('are reported in the log when they cannot be written, and refuse nobody', async () => {
  const db = connect({ url: 'postgres://127.0.0.1:1/none' });
  onTestFinished(() => db.destroy());
  const report = vi.fn();
  const refused = new RefusedSignIns(db, { delay: 0, report });
  await refused.note(from('203.0.113.7'), { userId: 4 });
  await refused.note(from('203.0.113.7'), { email: 'a@nowhere.example' });
  expect(report).toHaveBeenCalledTimes(2);
});
