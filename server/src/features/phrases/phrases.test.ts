import type { Phrase } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const text = { text_fr: 'Beaux progrès.', text_en: null, skill: 'syntax', level: 'B1' };

async function start(database?: string) {
  const server = await startServer({ database });
  if (database === undefined) await server.db.deleteFrom('phrases').execute();
  const admin = await server.signIn();
  const lea = await server.signIn(accounts.teacher.email);
  const andrew = await server.signIn(accounts.otherTeacher.email);
  return { ...server, admin, lea, andrew };
}

const create = async (sender: Sender, more: object = {}): Promise<Phrase> =>
  (await sender.send('POST', 'phrases', { body: { ...text, ...more } })).body.data;
const update = (sender: Sender, { id, etag }: Phrase, more: object = {}) =>
  sender.send('PUT', `phrases/${id}`, { body: { ...text, ...more }, headers: { 'If-Match': etag } });
const remove = (sender: Sender, { id, etag }: Phrase) =>
  sender.send('DELETE', `phrases/${id}`, { headers: { 'If-Match': etag } });
const textsOf = async (sender: Sender): Promise<(string | null)[]> =>
  (await sender.get('phrases')).body.data.map((phrase: Phrase) => phrase.text_fr);

describe('a phrase', () => {
  it('of the office is everybody’s to read and the office’s to write', async () => {
    const { admin, lea } = await start();
    const phrase = await create(admin, { text_fr: '  Beaux progrès. ' });
    expect(phrase).toEqual({ ...text, id: expect.any(Number), from_office: 1, etag: '"v1"' });
    expect((await lea.get('phrases')).body.data).toEqual([phrase]);
    expect((await update(lea, phrase)).status).toBe(403);
    expect((await remove(lea, phrase)).status).toBe(403);
    const { status, body, headers } = await update(admin, phrase, { text_en: 'Good.', skill: null });
    expect([status, body.data.text_en, body.data.skill]).toEqual([200, 'Good.', null]);
    expect(headers.get('ETag')).toBe('"v2"');
  });

  it('of a teacher is nobody else’s to read or to write', async () => {
    const { admin, lea, andrew } = await start();
    const own = await create(lea, { text_fr: 'À moi.' });
    await create(admin, { text_fr: 'Du bureau.' });
    expect(own.from_office).toBe(0);
    expect(await textsOf(lea)).toEqual(['À moi.', 'Du bureau.']);
    expect(await textsOf(andrew)).toEqual(['Du bureau.']);
    expect(await textsOf(admin)).toEqual(['Du bureau.']);
    for (const sender of [andrew, admin]) {
      expect((await update(sender, own)).status).toBe(403);
      expect((await remove(sender, own)).status).toBe(403);
    }
    expect((await remove(lea, own)).status).toBe(200);
  });

  it('of a teacher leaves no trace in the history, one of the office does', async () => {
    const { admin, lea, db } = await start();
    const [own, office] = [await create(lea), await create(admin)];
    await remove(lea, own);
    await remove(admin, office);
    const rows = await db
      .selectFrom('history')
      .select(['action', 'record_id'])
      .where('table_name', '=', 'phrases')
      .where('record_id', 'in', [own.id, office.id])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'insert', record_id: office.id },
      { action: 'delete', record_id: office.id },
    ]);
  });
});

it('of two administrators who change one phrase at the same moment, one is told', async () => {
  const one = await start();
  const other = await start(one.database);
  const phrase = await create(one.admin);
  const both = [one, other].map(({ admin }, place) => update(admin, phrase, { text_fr: `${place}` }));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
