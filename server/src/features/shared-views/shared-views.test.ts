import type { Snooze, View, ViewList } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const text = { name: 'Fin du mois', query: 'status=done&columns=all', shared: 0 };

/** Signs in two administrators, and removes the views and snoozes of the samples. */
async function start(database?: string) {
  const server = await startServer({ database });
  if (database === undefined) {
    await server.db.deleteFrom('saved_views').execute();
    await server.db.deleteFrom('snoozes').execute();
  }
  const marie = await server.signIn();
  const roy = await server.signIn(accounts.otherAdmin.email);
  return { ...server, marie, roy };
}

const create = async (sender: Sender, more: object = {}): Promise<View> =>
  (await sender.send('POST', 'views', { body: { list: 'contracts', ...text, ...more } })).body.data;
const update = (sender: Sender, { id, etag }: View, more: object = {}) =>
  sender.send('PUT', `views/${id}`, { body: { ...text, ...more }, headers: { 'If-Match': etag } });
const remove = (sender: Sender, { id, etag }: View) =>
  sender.send('DELETE', `views/${id}`, { headers: { 'If-Match': etag } });
const choose = (sender: Sender, body: object) => sender.send('PUT', 'viewChoices/contracts', { body });
const viewsOf = async (sender: Sender): Promise<ViewList> => (await sender.get('views?list=contracts')).body;
const namesOf = async (sender: Sender) => (await viewsOf(sender)).data.map(({ name }) => name);

describe('a view', () => {
  it('is its owner’s until it is shared, and then everybody’s to open', async () => {
    const { marie, roy } = await start();
    const view = await create(marie, { name: '  Fin du mois ' });
    expect(view).toEqual({
      id: expect.any(Number),
      list: 'contracts',
      ...text,
      owner: { id: expect.any(Number), name: 'Marie', last_name: 'Bélanger' },
      etag: '"v1"',
    });
    expect(await namesOf(roy)).toEqual([]);
    expect((await update(roy, view)).status).toBe(404);
    expect((await remove(roy, view)).status).toBe(404);
    const { status, body, headers } = await update(marie, view, { shared: 1 });
    expect([status, body.data.shared, headers.get('ETag')]).toEqual([200, 1, '"v2"']);
    expect((await viewsOf(roy)).data).toEqual([body.data]);
    expect((await update(roy, body.data)).status).toBe(403);
  });

  it('that is shared is deleted by any administrator, but not from an older version', async () => {
    const { marie, roy } = await start();
    const view = await create(marie, { shared: 1 });
    const { body } = await update(marie, view, { shared: 1, query: 'type=2' });
    expect((await remove(roy, view)).status).toBe(412);
    expect((await remove(roy, body.data)).status).toBe(200);
    expect((await update(marie, body.data)).status).toBe(404);
  });

  it('has a name of its own among those of its owner and list', async () => {
    const { marie, roy } = await start();
    const view = await create(marie);
    const again = await marie.send('POST', 'views', {
      body: { list: 'contracts', ...text, name: 'FIN DU MOIS' },
    });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    const other = await create(marie, { name: 'Autre' });
    expect((await update(marie, other)).status).toBe(409);
    expect((await update(marie, view, { name: 'fin du MOIS' })).status).toBe(200);
    expect((await create(roy)).name).toBe('Fin du mois');
    expect((await create(marie, { list: 'students' })).name).toBe('Fin du mois');
  });
});

describe('the own order and default', () => {
  it('are those of one person, and apart from each other', async () => {
    const { marie, roy } = await start();
    const [a, b] = [
      await create(marie, { name: 'A', shared: 1 }),
      await create(marie, { name: 'B', shared: 1 }),
    ];
    await choose(marie, { default_id: a.id });
    const { body } = await choose(marie, { order: [b.id, 999_999, b.id, a.id] });
    expect([body.data.map(({ name }: View) => name), body.default_id]).toEqual([['B', 'A'], a.id]);
    expect(await viewsOf(roy)).toMatchObject({ data: [{ name: 'A' }, { name: 'B' }], default_id: null });
    await create(marie, { name: 'AA' });
    expect(await namesOf(marie)).toEqual(['B', 'A', 'AA']);
  });

  it('forget a view that is deleted, or that a colleague shares no more', async () => {
    const { marie, roy } = await start();
    const view = await create(marie, { shared: 1 });
    await choose(roy, { default_id: view.id, order: [view.id] });
    const { body } = await update(marie, view, { shared: 0 });
    expect(await viewsOf(roy)).toEqual({ data: [], default_id: null });
    const shared = await update(marie, body.data, { shared: 1 });
    expect((await viewsOf(roy)).default_id).toBe(view.id);
    await remove(roy, shared.body.data);
    expect(await viewsOf(roy)).toEqual({ data: [], default_id: null });
  });

  it('take no default that the person cannot open', async () => {
    const { marie, roy } = await start();
    const { id } = await create(marie);
    expect((await choose(roy, { default_id: id })).status).toBe(400);
  });
});

const snooze = { courses_id: 1, kind: 'outline', until: '2026-11-27', reminded_on: null, shared: 0 };
const save = async (sender: Sender, snoozes: readonly object[], more: object = {}): Promise<Snooze[]> =>
  (await sender.send('PUT', 'snoozes', { body: { snoozes, ...more } })).body.data;
const snoozesOf = async (sender: Sender): Promise<Snooze[]> => (await sender.get('snoozes')).body.data;
const end = (sender: Sender, { id, etag }: Snooze) =>
  sender.send('DELETE', `snoozes/${id}`, { headers: { 'If-Match': etag } });

describe('a snooze', () => {
  it('is the own one, or everybody’s to see and to end', async () => {
    const { marie, roy } = await start();
    const [own] = await save(marie, [snooze]);
    expect(await snoozesOf(roy)).toEqual([]);
    expect((await end(roy, own as Snooze)).status).toBe(404);
    const [shared] = await save(marie, [{ ...snooze, shared: 1, reminded_on: '2026-11-19' }]);
    expect(await snoozesOf(roy)).toEqual([shared]);
    expect(shared?.owner).toMatchObject({ name: 'Marie', last_name: 'Bélanger' });
    expect((await end(roy, own as Snooze)).status).toBe(412);
    expect((await end(roy, shared as Snooze)).status).toBe(200);
    expect((await end(marie, shared as Snooze)).status).toBe(404);
    expect(await snoozesOf(roy)).toEqual([]);
    expect(await snoozesOf(marie)).toMatchObject([{ until: null, reminded_on: '2026-11-19', shared: 0 }]);
  });

  it('is forgotten when it is over and the reminder is old, on the day itself', async () => {
    const { marie, roy, db } = await start();
    await save(marie, [
      { ...snooze, kind: 'lesson', until: '2026-11-20', shared: 1 },
      { ...snooze, kind: 'reports', until: null, reminded_on: '2026-09-21' },
      { ...snooze, kind: 'material', until: null, reminded_on: '2026-09-20' },
    ]);
    expect(await snoozesOf(roy)).toEqual([]);
    expect((await snoozesOf(marie)).map(({ kind }) => kind)).toEqual(['reports']);
    expect(await db.selectFrom('snoozes').selectAll().execute()).toHaveLength(1);
  });

  it('is replaced, or keeps the later day when a browser sends what it has kept', async () => {
    const { marie } = await start();
    const later = { ...snooze, until: '2026-12-04', reminded_on: '2026-11-18', shared: 1 };
    await save(marie, [later]);
    const moved = { ...snooze, reminded_on: '2026-11-19' };
    const [merged] = await save(marie, [moved, moved], { keep_later: 1 });
    expect(merged).toMatchObject({ until: '2026-12-04', reminded_on: '2026-11-19', shared: 1 });
    const [same] = await save(marie, [moved], { keep_later: 1 });
    expect(same?.etag).toBe(merged?.etag);
    const [replaced] = await save(marie, [snooze]);
    expect(replaced).toMatchObject({ until: '2026-11-27', reminded_on: null, shared: 0 });
  });

  it('of a contract that does not exist is left out', async () => {
    const { marie } = await start();
    expect(await save(marie, [{ ...snooze, courses_id: 999_999 }, snooze])).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  it('one of two views gets the name, and one key saves one view', async () => {
    const one = await start();
    const other = await start(one.database);
    const named = Array.from({ length: 8 }, (_, place) =>
      (place % 2 ? one : other).marie.send('POST', 'views', {
        body: { list: 'contracts', ...text, query: `page=${place}` },
      }),
    );
    expect((await Promise.all(named)).map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
    const keyed = Array.from({ length: 8 }, (_, place) =>
      (place % 2 ? one : other).marie.send('POST', 'views', {
        body: { list: 'contracts', ...text, name: 'Montée' },
        headers: { 'Idempotency-Key': 'a-view-of-a-browser-0' },
      }),
    );
    const ids = (await Promise.all(keyed)).map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await namesOf(one.marie)).toEqual(['Fin du mois', 'Montée']);
  });

  it('two browsers that move their snoozes up lose and double none', async () => {
    const one = await start();
    const other = await start(one.database);
    const kinds = ['lesson', 'outline', 'material', 'reports'];
    const sent = Array.from({ length: 8 }, (_, place) => {
      const days = kinds.map((kind, at) => ({
        ...snooze,
        kind,
        until: `2026-12-${10 + ((place + at) % 8)}`,
      }));
      return save((place % 2 ? one : other).marie, place % 3 ? days : days.toReversed(), { keep_later: 1 });
    });
    await Promise.all(sent);
    const now = await snoozesOf(one.marie);
    expect(now.map(({ until }) => until)).toEqual(Array(4).fill('2026-12-17'));
  });

  it('one of two changes from one version is saved', async () => {
    const one = await start();
    const other = await start(one.database);
    const view = await create(one.marie);
    const both = [one, other].map(({ marie }, place) => update(marie, view, { query: `page=${place}` }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});
