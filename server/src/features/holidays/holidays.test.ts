import { describe, expect, it } from 'vitest';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const now = () => new Date('2026-11-21T15:00:00Z');

async function office() {
  const database = await sampleDatabase();
  const server = await startServer({ database, now });
  for (const table of ['class_plans', 'planned_classes', 'closed_days'] as const)
    await server.db.deleteFrom(table).execute();
  return { ...server, admin: await server.signIn(), other: await startServer({ database, now }) };
}

/** Plans classes on Mondays and returns their days. */
async function mondaysFrom(admin: Sender, starts_on: string, number_of_classes: number): Promise<string[]> {
  const times = [{ weekday: 1, time: '12:00', minutes: 60 }];
  const plan = { times, starts_on, ends_on: null, number_of_classes, skips_holidays: 1, breaks: [] };
  const { body } = await admin.send('PUT', 'plans/1', { body: { ...plan, changes: [] } });
  return body.classes.map(({ date }: { date: string }) => date);
}

const added = { date: '2029-08-06', kind: 'added', name: 'Congé civique', name_en: 'Civic Holiday' };

describe('a plan that is saved', () => {
  it.each([
    ['skips 25 June 2029 without a choice', null, '2029-06-18', ['2029-06-18', '2029-07-09']],
    ['skips 25 June 2029 in Québec', 'CA-QC', '2029-06-18', ['2029-06-18', '2029-07-09']],
    ['has a class on 25 June 2029 in Ontario', 'CA-ON', '2029-06-18', ['2029-06-18', '2029-06-25']],
    ['skips Family Day in Ontario', 'CA-ON', '2029-02-12', ['2029-02-12', '2029-02-26']],
  ])('%s (DECISION-93)', async (_case, holiday_region, from, days) => {
    const { admin, db } = await office();
    await db.updateTable('organisation').set({ holiday_region: null }).execute();
    if (holiday_region) await admin.send('PUT', 'organisation', { body: { holiday_region } });
    expect(await mondaysFrom(admin, from, 2)).toEqual(days);
  });

  it('follows a correction at once, in every process of the office, and keeps the classes that have begun', async () => {
    const { admin, other } = await office();
    const elsewhere = await other.signIn();
    expect(await mondaysFrom(elsewhere, '2026-11-16', 3)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
    for (const date of ['2026-11-16', '2026-11-23'])
      await admin.send('POST', 'holidays/corrections', { body: { ...added, date } });
    expect(await mondaysFrom(elsewhere, '2026-11-16', 3)).toEqual(['2026-11-16', '2026-11-30', '2026-12-07']);
  });

  it('skips closures that exist whether or not their days are holidays', async () => {
    const { admin } = await office();
    const closure = { starts_on: '2029-06-25', ends_on: '2029-06-25', name: 'Fermé', name_en: null };
    await admin.send('POST', 'closedDays', { body: closure });
    const removed = { date: '2029-06-25', kind: 'removed', name: null, name_en: null };
    await admin.send('POST', 'holidays/corrections', { body: removed });
    await admin.send('PUT', 'organisation', { body: { holiday_region: 'CA-ON' } });
    expect(await mondaysFrom(admin, '2029-06-18', 2)).toEqual(['2029-06-18', '2029-07-09']);
    const { body } = await admin.send('GET', 'closedDays');
    expect(body.data).toEqual([expect.objectContaining(closure)]);
  });
});

describe('a correction', () => {
  it('is that of the first of two administrators; the other is told', async () => {
    const { admin, other } = await office();
    const elsewhere = await other.signIn();
    const answers = await Promise.all(
      [admin, elsewhere].map((sender, place) =>
        sender.send('POST', 'holidays/corrections', { body: { ...added, name: `Congé ${place}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = answers.toSorted((one, two) => one.status - two.status);
    expect(refused?.body.message).toBe('Ce jour est déjà corrigé - This day has been corrected already');
    const { body } = await admin.send('GET', 'holidays');
    const days = body.data.filter(({ date }: { date: string }) => date === added.date);
    expect(days).toEqual([saved?.body.data]);
  });

  it('stays when the region changes, and the history names who made it', async () => {
    const { admin, db } = await office();
    const removed = { date: '2029-06-25', kind: 'removed', name: null, name_en: null };
    await admin.send('POST', 'holidays/corrections', { body: removed });
    await admin.send('PUT', 'organisation', { body: { holiday_region: 'CA-ON' } });
    const { body } = await admin.send('GET', 'holidays');
    expect(body.data.find(({ date }: { date: string }) => date === '2029-06-25')).toMatchObject({
      name: 'Fête nationale',
      name_en: 'National Holiday',
      observed: 0,
    });
    const told = await db
      .selectFrom('history')
      .select(['table_name', 'call', 'user_id'])
      .where('table_name', 'in', ['holiday_corrections', 'organisation'])
      .where('call', 'is not', null)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { table_name: 'holiday_corrections', call: 'correctHoliday', user_id: 1 },
      { table_name: 'organisation', call: 'setOrganisation', user_id: 1 },
    ]);
  });

  it('of a day that is no holiday is refused in both languages', async () => {
    const { admin } = await office();
    const body = { date: '2029-06-26', kind: 'removed', name: null, name_en: null };
    const refused = await admin.send('POST', 'holidays/corrections', { body });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { date: ['n’est pas un jour férié - is not a holiday'] },
    ]);
  });
});

it('refuses a region that does not exist in both languages', async () => {
  const { admin } = await office();
  const refused = await admin.send('PUT', 'organisation', { body: { holiday_region: 'CA-PQ' } });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { holiday_region: ['n’est pas une région connue, comme CA-QC - is not a known region such as CA-QC'] },
  ]);
});
