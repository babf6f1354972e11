import { describe, expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { personErase } from '../operate/personErase.ts';
import { organisation } from '../testing/organisations.ts';
import { type Sender, startServer } from '../testing/startServer.ts';

const [ownId, otherId] = [1, 2];

const lastOne =
  'Il doit rester au moins un administrateur actif : donnez d’abord ce rôle à une autre personne - At least one active administrator must remain: give this role to someone else first';

/** Creates an office in which only these users are active administrators. */
async function officeOf(ids: readonly number[]) {
  const server = await startServer();
  const admin = await server.signIn();
  await server.db
    .updateTable('users')
    .set({ status: 0 })
    .where('role', '=', 'ROLE_ADMIN')
    .where('id', 'not in', ids)
    .execute();
  await server.db
    .updateTable('users')
    .set({ status: 1, role: 'ROLE_ADMIN' })
    .where('id', 'in', ids)
    .execute();
  const active = async () => {
    const users = await server.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ROLE_ADMIN')
      .where('status', '=', 1)
      .orderBy('id')
      .execute();
    return users.map(({ id }) => id);
  };
  return { server, admin, active };
}

describe('the last active administrator', () => {
  it.each([
    ['archived', { status: 0 }],
    ['demoted', { role: 'ROLE_TEACHER' }],
    ['demoted with other changes', { name: 'Marie', phone: '5145550142', role: 'ROLE_TEACHER', status: 1 }],
  ])('is not %s, and reads why in both languages (SET-USER-25)', async (_how, change) => {
    const { admin, active } = await officeOf([ownId]);
    const { status, body } = await admin.send('PUT', 'users/update', { body: { id: ownId, ...change } });
    expect([status, body.code, body.message]).toEqual([409, 'conflict', lastOne]);
    expect(await active()).toEqual([ownId]);
    expect((await admin.get('users')).status).toBe(200);
  });

  it('is not archived as the teacher that they were before (SET-USER-25)', async () => {
    const { server, admin, active } = await officeOf([ownId]);
    const { id } = await server.db
      .insertInto('teachers')
      .values({ user_id: ownId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await admin.send('PUT', 'teacher/updateStatus', { body: { id, status: 0 } });
    expect([status, body.message]).toEqual([409, lastOne]);
    const config = organisation(server.database);
    await expect(personErase(config, `teacher:${id}`, { isConfirmed: true })).rejects.toThrow(lastOne);
    expect(await active()).toEqual([ownId]);
  });

  it('keeps the role while others are invited or archived, and may change everything else (SET-USER-25)', async () => {
    const { admin, active } = await officeOf([ownId]);
    const change = { id: ownId, name: 'Maria', status: 1, role: 'ROLE_ADMIN' };
    expect((await admin.send('PUT', 'users/update', { body: change })).body.data.name).toBe('Maria');
    expect(await active()).toEqual([ownId]);
  });

  it('may go once somebody else has the role (SET-USER-25)', async () => {
    const { admin, active } = await officeOf([ownId, otherId]);
    const archive = (id: number) => admin.send('PUT', 'users/update', { body: { id, status: 0 } });
    expect([(await archive(otherId)).status, (await archive(ownId)).status]).toEqual([200, 409]);
    expect(await active()).toEqual([ownId]);
  });

  it('is left by two who archive, demote or delete each other at once (SET-USER-25)', async () => {
    const { server, admin, active } = await officeOf([ownId, otherId]);
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', otherId)
      .executeTakeFirstOrThrow();
    const other = await server.signIn(email);
    const ways: ((sender: Sender, id: number) => ReturnType<Sender['send']>)[] = [
      (sender, id) => sender.send('PUT', 'users/update', { body: { id, status: 0 } }),
      (sender, id) => sender.send('PUT', 'users/update', { body: { id, role: 'ROLE_TEACHER' } }),
    ];
    for (const way of ways) {
      const answers = await Promise.all([way(admin, otherId), way(other, ownId)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await active()).toHaveLength(1);
      await server.db
        .updateTable('users')
        .set({ status: 1, role: 'ROLE_ADMIN' })
        .where('id', 'in', [ownId, otherId])
        .execute();
      await server.db.updateTable('sessions').set({ ended_at: null }).execute();
    }
  });
});

it('a teacher is archived as before', async () => {
  const { server, admin } = await officeOf([ownId]);
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', accounts.teacher.email)
    .executeTakeFirstOrThrow();
  expect((await admin.send('PUT', 'users/update', { body: { id, status: 0 } })).status).toBe(200);
});
