import type { PlannedClass } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Friday, 20 November 2026, 10:00 in Montréal. */
const now = () => new Date('2026-11-20T15:00:00Z');
const contract = 1;

const terms = (late: object) => ({ notice_unit: 'business_days', notice_count: 1, late });
const all = { paid: 1, billed: 1, counted: 1 };
const none = { paid: 0, billed: 0, counted: 0 };
const rule = { single: terms(all), group: terms(all) };

/** An office whose contract has a rule, and a class on Monday, 23 November, 12:00. */
async function office() {
  const server = await startServer({ now });
  for (const table of ['class_plans', 'planned_classes', 'closed_days'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.updateTable('organisation').set({ time_zone: 'America/Toronto' }).execute();
  const admin = await server.signIn();
  await admin.send('PUT', `cancellationRule/${contract}`, { body: { rule } });
  const plan = {
    times: [{ weekday: 1, time: '12:00', minutes: 90 }],
    starts_on: '2026-11-23',
    ends_on: null,
    number_of_classes: 4,
    skips_holidays: 1,
    breaks: [],
    changes: [],
    accept_clashes: true,
  };
  const { body } = await admin.send('PUT', `plans/${contract}`, { body: plan });
  const [first] = body.classes as [PlannedClass];
  return { ...server, admin, plan, first };
}

const cancel = (sender: Sender, { id, etag }: PlannedClass, said: object, headers = { 'If-Match': etag }) =>
  sender.send('PATCH', `plannedClasses/${id}`, { body: { cancelled: 1, ...said }, headers });

const unannounced = { cancelled_by: 'student', cancel_announced_at: null };

const takenMinutes = async (admin: Sender): Promise<number> =>
  (await admin.get(`courses?courseId=${contract}`)).body.data[0].hours_taught_minutes;

describe('a cancellation', () => {
  it.each([
    ['before the deadline, Friday at 12:00', '2026-11-20T15:00:00Z', none],
    ['a moment that lies ahead is refused', '2026-11-20T17:01:00Z', 400],
    ['of a moment that does not exist is refused', '2026-02-31T25:00:00Z', 400],
  ])('has the outcome of the rule: %s (DECISION-129)', async (_what, cancel_announced_at, expected) => {
    const { admin, first } = await office();
    const { status, body } = await cancel(admin, first, { cancelled_by: 'company', cancel_announced_at });
    expect(status === 200 ? body.data.cancel_outcome : status).toEqual(expected);
  });

  it('is late without an announcement, and uses up the hours of the contract until it is restored (DECISION-129, DECISION-132)', async () => {
    const { admin, first } = await office();
    const before = await takenMinutes(admin);
    const { body } = await cancel(admin, first, unannounced);
    expect(body.data).toMatchObject({ cancelled: 1, cancel_outcome: all, cancel_override_reason: null });
    expect(await takenMinutes(admin)).toBe(before + 90);
    await admin.send('PATCH', `plannedClasses/${first.id}`, { body: { cancelled: 0, accept_clashes: true } });
    expect(await takenMinutes(admin)).toBe(before);
  });

  it('keeps its outcome when the rule changes (DECISION-129)', async () => {
    const { admin, first } = await office();
    await cancel(admin, first, unannounced);
    await admin.send('PUT', `cancellationRule/${contract}`, { body: { rule: null } });
    const { body } = await admin.get(`plans/${contract}`);
    expect(body.classes[0]).toMatchObject({ id: first.id, cancel_outcome: all });
  });

  it('stays when the plan loses its class, as a recorded one does (DECISION-132)', async () => {
    const { admin, first, plan } = await office();
    await cancel(admin, first, unannounced);
    const none = { ...plan, times: [] };
    const { body } = await admin.send('PUT', `plans/${contract}`, { body: none });
    expect(body.classes.map(({ id }: PlannedClass) => id)).toEqual([first.id]);
  });

  it('is refused when the rule no longer has the outcome that was shown, in both languages (DECISION-129)', async () => {
    const { admin, first } = await office();
    const refused = await cancel(admin, first, { ...unannounced, cancel_outcome: none });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Les conséquences de l’annulation ne sont plus les mêmes - The outcome of the cancellation is no longer the same',
    ]);
  });

  it('has no outcome and names nobody when a client sends only a reason (DECISION-131)', async () => {
    const { admin, first } = await office();
    const { body } = await cancel(admin, first, { cancel_reason: 'Congé' });
    expect(body.data).toMatchObject({ cancelled_by: null, cancel_outcome: none, cancel_reason: 'Congé' });
  });

  it('is that of the first of two people, and a repeated one is answered as before', async () => {
    const { admin, first, signIn } = await office();
    const other = await signIn();
    const headers = { 'If-Match': first.etag, 'Idempotency-Key': '2f1c8d55-0c3c-4f0e-9a53-6a2c1c9f7c11' };
    const saved = await cancel(admin, first, unannounced, headers);
    const repeated = await cancel(admin, first, unannounced, headers);
    expect([repeated.status, repeated.body]).toEqual([saved.status, saved.body]);
    const second = await cancel(other, first, { cancelled_by: 'office', cancel_announced_at: null });
    expect(second.status).toBe(412);
    const { body } = await admin.get(`plans/${contract}`);
    expect(body.classes[0]).toMatchObject({ cancelled_by: 'student' });
  });

  it('and a record at the same time: either the record is there, or the cancellation', async () => {
    const { admin, first, signIn } = await office();
    const other = await signIn();
    const record = {
      courses_id: contract,
      date_class: '2026-11-21',
      absent_student_ids: [],
      total_hours: 90,
      planned_class_id: first.id,
    };
    const [cancelled, recorded] = await Promise.all([
      cancel(admin, first, unannounced),
      other.send('POST', 'attendance', { body: record }),
    ]);
    const { body } = await admin.get(`plans/${contract}`);
    expect(recorded.status).toBe(200);
    expect([200, 409, 412]).toContain(cancelled.status);
    expect(body.classes[0]).toMatchObject({ cancelled: 0, cancel_outcome: null });
  });
});

/** An office whose first class was cancelled too late, and is in an approved statement of November. */
async function approvedMonth() {
  const started = await office();
  const { admin, first, db, signIn } = started;
  for (const table of ['statements', 'absences', 'lesson_details', 'lessons'] as const)
    await db.deleteFrom(table).execute();
  await cancel(admin, first, unannounced);
  const { body: own } = await admin.get('hours?from=2026-11&to=2026-11&groupBy=teacher');
  const [row] = own.data;
  expect(row).toMatchObject({ classes: 1, minutes: 90, billed_minutes: 90 });
  const teacher = await db
    .selectFrom('teachers as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('u.email')
    .where('t.id', '=', row.teacher.id)
    .executeTakeFirstOrThrow();
  const sums = { minutes: 90, amount_cents: row.amount_cents };
  const sender = await signIn(teacher.email);
  const { body: submitted } = await sender.send('POST', 'statements', {
    body: { month: '2026-11', note: null, ...sums },
  });
  const path = `statements/${submitted.data.id}`;
  const { body: approved } = await admin.send('PUT', path, { body: { status: 'approved', ...sums } });
  expect(approved.data).toMatchObject({ classes: 1, minutes: 90, removed: 0 });
  const statement = async () => (await admin.get('statements?from=2026-11&to=2026-11')).body.data;
  return { ...started, sender, lines: approved.data.lines, statement };
}

const restored = { cancelled: 0, accept_clashes: true };

describe('an approved statement', () => {
  it('keeps its lines when a paid cancellation is taken back, and says so (DECISION-132)', async () => {
    const { admin, first, sender, lines, statement } = await approvedMonth();
    await admin.send('PATCH', `plannedClasses/${first.id}`, { body: restored });
    expect(await statement()).toMatchObject([{ lines, minutes: 90, removed: 1, difference_minutes: -90 }]);
    const { body: classes } = await sender.get('hours/classes?month=2026-11');
    expect(classes.data).toMatchObject([
      { attendance_id: null, planned_class_id: first.id, change: 'removed', statement_minutes: 90 },
    ]);
  });

  it('keeps its lines when another class is cancelled later, with a class at the end, until that is taken back (DECISION-132)', async () => {
    const { admin, plan, sender, lines, statement } = await approvedMonth();
    const { body } = await admin.get(`plans/${contract}`);
    const [, second] = body.classes as PlannedClass[];
    if (!second) throw new Error(`a plan of ${plan.number_of_classes} classes has no second one`);
    expect(second.date).toBe('2026-11-30');
    const { body: saved } = await cancel(admin, second, {
      ...unannounced,
      add_at_end: 1,
      accept_clashes: true,
    });
    expect(saved.added).toMatchObject({ date: '2026-12-21', added_for: second.id });
    expect(await statement()).toMatchObject([
      { lines, minutes: 90, added: 1, removed: 0, difference_minutes: 90 },
    ]);
    const changes = async () =>
      (await sender.get('hours/classes?month=2026-11')).body.data.map(
        (one: { planned_class_id: number; change: string | null }) => [one.planned_class_id, one.change],
      );
    expect(await changes()).toContainEqual([second.id, 'added']);
    const { body: back } = await admin.send('PATCH', `plannedClasses/${second.id}`, { body: restored });
    expect(back.removed.id).toBe(saved.added.id);
    expect(await statement()).toMatchObject([{ lines, minutes: 90, added: 0, difference_minutes: 0 }]);
    expect((await changes()).every(([, change]: [number, string | null]) => change === null)).toBe(true);
  });
});
