import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const now = () => new Date('2026-11-21T15:00:00Z');

/** The contract of Léa (teacher 1) with the students 1 to 3, and one of Andrew (teacher 2). */
const [leas, andrews] = [1, 2];
const [lea, andrew] = [1, 2];

const plan = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  starts_on: '2027-01-11',
  ends_on: null,
  number_of_classes: 3,
  skips_holidays: 1,
  breaks: [],
  changes: [],
};

/** On the second day of the plan. */
const away = {
  starts_on: '2027-01-18',
  ends_on: '2027-01-18',
  weekday: null,
  begins_at: '13:29',
  ends_at: '15:00',
  name: 'Dentiste',
};

async function office() {
  const database = await sampleDatabase();
  const server = await startServer({ database, now });
  await server.db.deleteFrom('class_plans').execute();
  await server.db.deleteFrom('planned_classes').execute();
  await server.db.deleteFrom('teacher_unavailability').execute();
  const admin = await server.signIn();
  const teacher = await server.signIn(accounts.teacher.email);
  const add = async (teacher_id: number, entry: object = away) =>
    (await admin.send('POST', 'unavailability', { body: { ...entry, teacher_id } })).body.data;
  const savePlan = (body: object = plan, id = leas) => admin.send('PUT', `plans/${id}`, { body });
  return { ...server, admin, teacher, add, savePlan };
}

const awayClash = ['2027-01-18 12:00 Léa Villeneuve (Dentiste)'];

async function firstClass(admin: Sender, contract: number, place = 0) {
  return (await admin.get(`plans/${contract}`)).body.classes[place];
}

describe('a class while its teacher is away is asked about (DECISION-134)', () => {
  it('by a plan, and marked once it is accepted', async () => {
    const { admin, add, savePlan } = await office();
    await add(lea);
    const refused = await savePlan();
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'clash',
      { classes: [], unavailable: awayClash },
    ]);
    expect(refused.body.message).toBe(
      'L’enseignant est indisponible lors de certains cours - The teacher is away during some classes',
    );
    const { body } = await savePlan({ ...plan, accept_clashes: true });
    expect(body.classes.map(({ teacher_away }: { teacher_away: number }) => teacher_away)).toEqual([0, 1, 0]);
    // Nobody will give a cancelled class.
    const { id } = body.classes[1];
    await admin.send('PATCH', `plannedClasses/${id}`, { body: { cancelled: 1, cancel_reason: 'Absente' } });
    expect((await firstClass(admin, leas, 1)).teacher_away).toBe(0);
    const restored = await admin.send('PATCH', `plannedClasses/${id}`, { body: { cancelled: 0 } });
    expect(restored.body.errors).toEqual({ classes: [], unavailable: awayClash });
  });

  it('not for a class that ends as the hours begin', async () => {
    const { add, savePlan } = await office();
    await add(lea, { ...away, begins_at: '13:30' });
    expect((await savePlan()).status).toBe(200);
  });

  it('by a move', async () => {
    const { admin, add, savePlan } = await office();
    await savePlan();
    await add(lea, { ...away, starts_on: '2027-01-12', ends_on: '2027-01-12', name: null });
    const { id } = await firstClass(admin, leas);
    const to = { date: '2027-01-12', time: '14:59', minutes: 60 };
    const refused = await admin.send('PATCH', `plannedClasses/${id}`, { body: to });
    expect(refused.body.errors).toEqual({
      classes: [],
      unavailable: ['2027-01-12 14:59 Léa Villeneuve'],
    });
    const later = await admin.send('PATCH', `plannedClasses/${id}`, { body: { ...to, time: '15:00' } });
    expect(later.status).toBe(200);
  });

  it('by the choice of a substitute, for the substitute and not for the teacher', async () => {
    const { admin, add, savePlan } = await office();
    await savePlan();
    await add(lea);
    const { id, teacher_away } = await firstClass(admin, leas, 1);
    expect(teacher_away).toBe(1);
    const choose = (accept_clashes: boolean) =>
      admin.send('POST', 'plannedClasses/substitute', {
        body: { classes: [{ id }], teacher_id: andrew, accept_clashes },
      });
    const entry = await add(andrew, { ...away, name: null });
    expect((await choose(false)).body.errors.unavailable).toEqual(['2027-01-18 12:00 Andrew Parker']);
    await admin.send('DELETE', `unavailability/${entry.id}`);
    const chosen = await choose(false);
    expect([chosen.status, chosen.body.data[0].teacher_away]).toEqual([200, 0]);
  });

  it('by a change of teacher, because of the new one', async () => {
    const { admin, add, savePlan } = await office();
    await savePlan(plan, andrews);
    await add(andrew);
    await add(lea);
    const body = { courseId: andrews, teacherId: lea, removeMotive: 'Congé', hoursDone: 0 };
    const asked = await admin.send('POST', 'teacher/change', { body: { ...body, accept_clashes: false } });
    expect(asked.body.errors).toEqual({ classes: [], unavailable: awayClash });
    // A client that knows no question is not asked.
    expect((await admin.send('POST', 'teacher/change', { body })).status).toBe(200);
  });

  it('not when a student joins: nobody confirms what somebody else has decided', async () => {
    const { admin, add, savePlan } = await office();
    await savePlan(plan, andrews);
    await add(andrew);
    const body = { courseId: andrews, studentId: [3], accept_clashes: false };
    expect((await admin.send('POST', 'student/assignCourse', { body })).status).toBe(200);
  });
});

describe('an unavailability (DECISION-134)', () => {
  it('counts the planned classes to come that it meets', async () => {
    const { add, savePlan, teacher } = await office();
    await savePlan();
    const every = { starts_on: null, ends_on: null, weekday: 1, begins_at: null, ends_at: null, name: null };
    expect((await add(lea, every)).planned_classes).toBe(3);
    expect((await add(lea, away)).planned_classes).toBe(1);
    expect((await add(andrew, every)).planned_classes).toBe(0);
    const { body } = await teacher.get('unavailability');
    const shown = body.data.map((one: { teacher: { id: number }; planned_classes: number }) => [
      one.teacher.id,
      one.planned_classes,
    ]);
    expect(shown).toEqual([
      [lea, 3],
      [lea, 1],
    ]);
  });

  it('is that of the first of two who change it; the other one is told, a lost answer is not', async () => {
    const { admin, teacher, add } = await office();
    const { id, etag } = await add(lea);
    const headers = { 'If-Match': etag };
    const send = (sender: Sender, body: object) =>
      sender.send('PUT', `unavailability/${id}`, { body, headers });
    const longer = { ...away, ends_on: '2027-01-20' };
    expect((await send(teacher, longer)).status).toBe(200);
    expect((await send(admin, { ...away, name: 'Congé' })).status).toBe(412);
    // The same as is stored already.
    expect((await send(teacher, longer)).status).toBe(200);
    expect((await admin.send('DELETE', `unavailability/${id}`, { headers })).status).toBe(412);
    const { body } = await admin.get('unavailability');
    expect(body.data).toMatchObject([{ ...longer, teacher: { id: lea } }]);
    expect((await admin.send('DELETE', `unavailability/${id}`)).status).toBe(200);
    expect((await send(teacher, longer)).status).toBe(404);
  });

  it('stands in the history of the teacher, with who entered it', async () => {
    const { admin, teacher } = await office();
    const { body } = await teacher.send('POST', 'unavailability', { body: away });
    const { id, etag } = body.data;
    const weekly = { ...away, starts_on: null, ends_on: null, weekday: 2 };
    await admin.send('PUT', `unavailability/${id}`, { body: weekly, headers: { 'If-Match': etag } });
    await admin.send('DELETE', `unavailability/${id}`);
    const told = await admin.get(`history?subject=teacher&id=${lea}`);
    const entries = told.body.data.filter(
      ({ noun, record }: { noun: string; record: { id: number } }) =>
        noun === 'unavailability' && record.id === id,
    );
    const seen = entries.map(
      (entry: { action: string; record: { name: string | null }; who: { last_name: string } }) =>
        [entry.action, entry.record.name ?? '-', entry.who.last_name].join(' '),
    );
    expect(seen).toEqual([
      'removed Dentiste Bélanger',
      // The name did not change, and the entry no longer exists.
      'changed - Bélanger',
      'added Dentiste Villeneuve',
    ]);
    expect(entries[1].changes).toMatchObject([
      { field: 'starts_on', before: '2027-01-18', after: null },
      { field: 'ends_on', before: '2027-01-18', after: null },
      { field: 'weekday', before: null, after: 2 },
    ]);
  });

  it('counts by the organisation’s clock: a class of today is to come until it has ended there', async () => {
    const { admin, db, savePlan, add } = await office();
    await db
      .insertInto('organisation')
      .defaultValues()
      .onConflict((one) => one.doNothing())
      .execute();
    await db.updateTable('organisation').set({ time_zone: 'America/Vancouver' }).execute();
    // It is 7:00 in Vancouver and 15:00 in UTC.
    const today = { ...plan, starts_on: '2026-11-21', times: [{ weekday: 6, time: '07:30', minutes: 60 }] };
    const saved = await savePlan({ ...today, number_of_classes: 1 });
    expect(saved.body.classes).toHaveLength(1);
    const entry = { ...away, starts_on: '2026-11-21', ends_on: '2026-11-21', begins_at: null, ends_at: null };
    expect((await add(lea, entry)).planned_classes).toBe(1);
    await admin.send('PUT', 'organisation', { body: { time_zone: 'America/Toronto' } });
    expect((await admin.get(`unavailability?teacherId=${lea}`)).body.data[0].planned_classes).toBe(0);
  });
});
