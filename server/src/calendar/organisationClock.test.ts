import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { connect, type Db } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { emptyDatabase } from '../testing/organisations.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { type Sender, startServer } from '../testing/startServer.ts';
import { proposeTimeZone, readClock } from './organisationClock.ts';

/** Sets the time zone of this process until the test ends, as `TZ` does at the start. */
function processZone(zone: string): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}

const plan = {
  times: [{ weekday: 5, time: '19:00', minutes: 60 }],
  starts_on: '2026-11-20',
  ends_on: null,
  number_of_classes: 2,
  skips_holidays: 0,
  breaks: [],
  changes: [],
};

/** Deletes the plans, planned classes and closed days of the samples. */
async function unplan(db: Db): Promise<void> {
  for (const table of ['class_plans', 'planned_classes', 'closed_days'] as const)
    await db.deleteFrom(table).execute();
}

async function officeAt(moment: string) {
  const server = await startServer({ now: () => new Date(moment) });
  await unplan(server.db);
  const admin = await server.signIn();
  return { ...server, admin };
}

/**
 * Saves the plan at 19:00, then again at 20:00. Returns its first two classes: a class that had begun stays at 19:00.
 */
async function replanned(admin: Sender): Promise<string[]> {
  await admin.send('PUT', 'plans/1', { body: plan });
  const times = [{ weekday: 5, time: '20:00', minutes: 60 }];
  const { body } = await admin.send('PUT', 'plans/1', { body: { ...plan, times } });
  return body.classes.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`);
}

const [begun, notBegun] = [
  ['2026-11-20 19:00', '2026-11-27 20:00'],
  ['2026-11-20 20:00', '2026-11-27 20:00'],
];

describe.each(['UTC', 'Asia/Tokyo', 'America/Toronto'])('a process in %s', (ofProcess) => {
  it.each([
    ['2026-11-20T23:59:00Z', notBegun],
    ['2026-11-21T01:00:00Z', begun],
  ])('knows by the clock of the organisation which classes have begun at %s', async (moment, classes) => {
    processZone(ofProcess);
    const { admin } = await officeAt(moment);
    expect(await replanned(admin)).toEqual(classes);
  });

  it('follows a change of the zone at once, in every process of the office', async () => {
    processZone(ofProcess);
    const database = await sampleDatabase();
    const now = () => new Date('2026-11-21T04:30:00Z');
    const [one, other] = [await startServer({ database, now }), await startServer({ database, now })];
    await unplan(one.db);
    const [admin, elsewhere] = [await one.signIn(), await other.signIn()];
    expect(await replanned(elsewhere)).toEqual(begun);
    await admin.send('PUT', 'organisation', { body: { time_zone: 'Pacific/Honolulu' } });
    expect(await replanned(elsewhere)).toEqual(notBegun);
  });
});

describe('the zone at a start', () => {
  const office = async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    return db;
  };

  it('is the one of TIME_ZONE, or of a process that has one, and stays what was stored', async () => {
    processZone('UTC');
    const db = await office();
    expect(await proposeTimeZone(db, undefined)).toBeNull();
    expect((await readClock(db)).zone).toBe('UTC');
    processZone('America/Vancouver');
    const proposals = await Promise.all([proposeTimeZone(db, undefined), proposeTimeZone(db, undefined)]);
    expect(proposals).toEqual(['America/Vancouver', 'America/Vancouver']);
    expect(await proposeTimeZone(db, 'Europe/Paris')).toBe('America/Vancouver');
    expect(await proposeTimeZone(await office(), 'europe/paris')).toBe('Europe/Paris');
  });

  it('is refused with a sentence in both languages if there is no such zone', () => {
    expect(() => readConfig({ TIME_ZONE: 'America/Quebec' })).toThrow(
      'The server does not start: TIME_ZONE n’est pas un fuseau horaire connu, comme America/Toronto - is not a known time zone such as America/Toronto',
    );
    expect(readConfig({ TIME_ZONE: 'America/Montreal' }).TIME_ZONE).toBe('America/Montreal');
  });
});

it('asks for the zone before the first plan of an office that runs in UTC', async () => {
  processZone('Etc/UTC');
  const { admin, db } = await officeAt('2026-11-20T23:30:00Z');
  await sql`delete from organisation`.execute(db);
  const settings = await admin.get('organisation');
  expect(settings.body.data).toMatchObject({ time_zone: null, etag: '"v0"' });
  const refused = await admin.send('PUT', 'plans/1', { body: plan });
  expect([refused.status, refused.body.code]).toEqual([409, 'no-time-zone']);
  expect(refused.body.message).toMatch(/^Choisissez d’abord le fuseau horaire .+ - Choose the time zone /);
  const headers = { 'If-Match': settings.body.data.etag };
  const chosen = await admin.send('PUT', 'organisation', { body: { time_zone: 'UTC' }, headers });
  expect(chosen.body.data).toMatchObject({ time_zone: 'UTC', clock: [{ minutes: 0 }] });
  expect((await admin.send('PUT', 'plans/1', { body: plan })).status).toBe(200);
});

it('refuses the second of two administrators who change the zone, and keeps the first one', async () => {
  const { admin } = await officeAt('2026-11-20T12:00:00Z');
  const { etag } = (await admin.get('organisation')).body.data;
  const headers = { 'If-Match': etag };
  const answers = await Promise.all(
    ['America/Halifax', 'America/Regina'].map((time_zone) =>
      admin.send('PUT', 'organisation', { body: { time_zone }, headers }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const kept = answers.find(({ status }) => status === 200)?.body.data;
  expect((await admin.get('organisation')).body.data).toEqual(kept);
  // Sending the stored zone again is not a change: the etag stays the same.
  const same = await admin.send('PUT', 'organisation', { body: { time_zone: kept.time_zone } });
  expect(same.body.data.etag).toBe(kept.etag);
});
