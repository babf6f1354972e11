import type { PlannedClass } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** A contract of Léa with students, whose records the tests replace. Today is Friday, 20 November 2026. */
const contract = 1;

const plan = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  starts_on: '2026-11-02',
  ends_on: null,
  number_of_classes: 4,
  skips_holidays: 1,
  breaks: [],
  changes: [],
};

async function recorded(...days: string[]) {
  const server = await startServer({ data: 'untaught' });
  const admin = await server.signIn();
  for (const date_class of days) {
    const body = { courses_id: contract, date_class, absent_student_ids: [], total_hours: 90 };
    await admin.send('POST', 'attendance', { body });
  }
  return { ...server, admin };
}

const save = (admin: Sender, given: object = {}) =>
  admin.send('PUT', `plans/${contract}`, { body: { ...plan, ...given } });
const daysOf = (classes: PlannedClass[]) =>
  classes.map(({ date, attendance_id }) => `${date}${attendance_id === null ? '' : ' recorded'}`);

describe('the first plan of a contract with records (DECISION-95)', () => {
  it('takes those that fit, and asks for none of the days before the last one', async () => {
    // Monday the 9th is a day of the plan; the two Tuesdays are not.
    const { admin } = await recorded('2026-11-03', '2026-11-09', '2026-11-17');
    const { body } = await save(admin);
    expect(daysOf(body.classes)).toEqual(['2026-11-09 recorded', '2026-11-23', '2026-11-30', '2026-12-07']);
    const { body: timetable } = await admin.get('plannedClasses?from=2026-11-01&to=2026-11-20');
    expect(daysOf(timetable.data)).toEqual(['2026-11-09 recorded']);
    // Saving again changes nothing: the plan keeps the first day that was entered.
    const again = await save(admin);
    expect(daysOf(again.body.classes)).toEqual(daysOf(body.classes));
  });

  it('has its classes before today when nothing is recorded after them', async () => {
    const { admin } = await recorded('2026-11-03');
    const { body } = await save(admin);
    expect(daysOf(body.classes)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
  });

  it('ignores deleted records', async () => {
    const { admin } = await recorded();
    expect(daysOf((await save(admin)).body.classes)[0]).toBe('2026-11-02');
  });
});

describe('the end of a contract before its planned classes (DECISION-95)', () => {
  const ends = (admin: Sender, details: object, given: object = {}) =>
    admin.send('PATCH', 'courses/update', { body: { course: { id: contract }, ...details, ...given } });
  const endOn = (end_date: string | null) => ({ course_details: { end_date } });
  const expireOn = (contract_expiration_date: string | null) => ({
    client_details: { contract_expiration_date },
  });
  const coming = { ...plan, starts_on: '2026-11-23' };
  const later = ['2026-12-07 12:00', '2026-12-14 12:00'];

  async function planned() {
    const server = await recorded();
    await ends(server.admin, { ...endOn('2026-12-14'), ...expireOn(null) });
    return server;
  }

  it('refuses a plan beyond it unless that is meant, and nothing is saved', async () => {
    const { admin } = await planned();
    await ends(admin, endOn('2026-12-06'));
    const refused = await save(admin, { ...coming, accept_beyond_end: false });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'beyond-end',
      { classes: later },
    ]);
    expect(refused.body.message).toMatch(/fin du contrat - .*end of the contract$/);
    expect((await admin.get(`plans/${contract}`)).body.data).toBeNull();
    const shorter = { ...coming, number_of_classes: 2, accept_beyond_end: false };
    expect((await save(admin, shorter)).status).toBe(200);
    expect((await save(admin, { ...coming, accept_beyond_end: true })).body.classes).toHaveLength(4);
    expect((await save(admin, coming)).status).toBe(200);
  });

  it.each([
    ['end', endOn('2026-12-06')],
    ['expiration', expireOn('2026-12-06')],
  ])('is refused as the new %s unless that is meant', async (_what, details) => {
    const { admin } = await planned();
    await save(admin, coming);
    const refused = await ends(admin, details, { accept_beyond_end: false });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'beyond-end',
      { classes: later },
    ]);
    expect((await ends(admin, details, { accept_beyond_end: true })).status).toBe(200);
    // The end date is already stored, so another field can be saved.
    const other = { course_details: { location: 'Zoom' }, accept_beyond_end: false };
    expect((await ends(admin, other)).status).toBe(200);
  });

  it('counts neither cancelled classes nor, for a client that does not know the question, any', async () => {
    const { admin } = await planned();
    const { body } = await save(admin, { ...coming, number_of_classes: 1 });
    const [only] = body.classes as [PlannedClass];
    expect((await ends(admin, endOn('2026-11-22'))).status).toBe(200);
    const cancelled = { cancelled: 1, cancel_reason: 'Fermé' };
    await admin.send('PATCH', `plannedClasses/${only.id}`, { body: cancelled });
    expect((await ends(admin, endOn('2026-11-21'), { accept_beyond_end: false })).status).toBe(200);
  });
});
