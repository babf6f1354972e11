import type { HoursBalance, PlannedClass } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Léa's contract, with three students. */
const contract = 1;
/** Andrew's contract. */
const otherContract = 2;

/** Four Mondays at noon, without the holiday that follows: 5 April 2027 is the first Monday after Easter Monday. */
const plan = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  starts_on: '2027-03-01',
  ends_on: null,
  number_of_classes: 4,
  skips_holidays: 1,
  breaks: [],
  changes: [],
};

/** A contract of four classes of 90 minutes with a plan of its own, the day before the first class. */
async function planned({ end = '2027-06-30', now = '2027-02-28T17:00:00Z' } = {}) {
  let moment = new Date(now);
  const server = await startServer({ data: 'untaught', now: () => moment });
  const { db } = server;
  await db.deleteFrom('closed_days').execute();
  const hours = { hours_per_class: 1.5, number_of_classes: 4, ends_on: end, expires_on: null };
  await db.updateTable('contracts').set(hours).where('id', '=', contract).execute();
  const admin = await server.signIn();
  const { body } = await admin.send('PUT', `plans/${contract}`, { body: plan });
  const plansNow = async () => (await admin.get(`plans/${contract}`)).body;
  return {
    ...server,
    admin,
    classes: body.classes as PlannedClass[],
    classesNow: async () => (await plansNow()).classes as PlannedClass[],
    balanceNow: async () => (await plansNow()).hours_balance as HoursBalance,
    planNow: async () => (await plansNow()).data,
    setNow: (value: string) => {
      moment = new Date(value);
    },
  };
}

const change = (sender: Sender, { id }: PlannedClass, body: object, headers = {}) =>
  sender.send('PATCH', `plannedClasses/${id}`, { body, headers });

const cancel = (sender: Sender, one: PlannedClass, body: object = {}, headers = {}) =>
  change(sender, one, { cancelled: 1, cancel_reason: 'Groupe absent', add_at_end: 1, ...body }, headers);

const restored = { cancelled: 0 };

const daysOf = (classes: readonly PlannedClass[]) =>
  classes.map(({ date, cancelled }) => (cancelled === 1 ? `${date} cancelled` : date));

describe('a class added at the end of a plan (DECISION-142)', () => {
  it('is made with the cancellation, skips a holiday, is named, and keeps the hours of the contract', async () => {
    const { admin, classes, classesNow, balanceNow } = await planned();
    const second = classes[1] as PlannedClass;
    expect(await balanceNow()).toMatchObject({ used_up_on: '2027-03-22', missing_minutes: 0, misfit: null });
    const { status, body } = await cancel(admin, second);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: second.id, cancelled: 1 });
    // 29 March 2027 is Easter Monday.
    expect(body.added).toMatchObject({
      date: '2027-04-05',
      time: '12:00',
      minutes: 90,
      number: 4,
      cancelled: 0,
      added_for: second.id,
      teacher: { name: 'Léa' },
    });
    expect(daysOf(await classesNow())).toEqual([
      '2027-03-01',
      '2027-03-08 cancelled',
      '2027-03-15',
      '2027-03-22',
      '2027-04-05',
    ]);
    expect(await balanceNow()).toEqual({
      contracted_minutes: 360,
      recorded_minutes: 0,
      cancelled_minutes: 0,
      planned_minutes: 360,
      outside_minutes: 0,
      missing_minutes: 0,
      used_up_on: '2027-04-05',
      last_day: '2027-06-30',
      misfit: null,
      fits: 1,
    });
  });

  it('is not made unless it is asked for, and the missing minutes are named', async () => {
    const { admin, classes, balanceNow } = await planned();
    const { body } = await cancel(admin, classes[1] as PlannedClass, { add_at_end: 0 });
    expect(body).not.toHaveProperty('added');
    expect(await balanceNow()).toMatchObject({
      missing_minutes: 90,
      used_up_on: null,
      misfit: 'missing',
      fits: 0,
    });
  });

  it('is made once, whoever repeats the cancellation, with or without its key', async () => {
    const { admin, classes, classesNow } = await planned();
    const one = classes[1] as PlannedClass;
    const key = { 'Idempotency-Key': 'cancel-once' };
    const first = await cancel(admin, one, {}, key);
    const again = await cancel(admin, one, {}, key);
    const other = await cancel(admin, one, { cancel_reason: 'Autre motif' });
    expect([again.body.added.id, other.body.added.id]).toEqual([first.body.added.id, first.body.added.id]);
    expect(await classesNow()).toHaveLength(5);
  });

  it('of two cancellations at the same moment gets a day of its own', async () => {
    const { admin, classes } = await planned();
    const [one, other] = classes as [PlannedClass, PlannedClass];
    const answers = await Promise.all([cancel(admin, one), cancel(admin, other)]);
    expect(answers.map(({ body }) => body.added.date).sort()).toEqual(['2027-04-05', '2027-04-12']);
  });

  it('follows the time of the cancelled last class, and stays when the plan is saved again', async () => {
    const { admin, classes, classesNow, planNow } = await planned();
    const { body } = await cancel(admin, classes[3] as PlannedClass);
    expect(body.added.date).toBe('2027-04-05');
    const ids = (await classesNow()).map(({ id }) => id);
    await admin.send('PUT', `plans/${contract}`, { body: await planNow() });
    expect((await classesNow()).map(({ id }) => id)).toEqual(ids);
  });

  it('may itself be cancelled, with another class at the end', async () => {
    const { admin, classes, classesNow } = await planned();
    const { added } = (await cancel(admin, classes[0] as PlannedClass)).body;
    const next = await cancel(admin, added);
    expect(next.body.added).toMatchObject({ date: '2027-04-12', added_for: added.id });
    expect(daysOf(await classesNow()).slice(-2)).toEqual(['2027-04-05 cancelled', '2027-04-12']);
  });

  it('comes after a class that has moved across the end', async () => {
    const { admin, classes } = await planned();
    await change(admin, classes[2] as PlannedClass, { date: '2027-04-13', time: '08:00', minutes: 90 });
    expect((await cancel(admin, classes[1] as PlannedClass)).body.added.date).toBe('2027-04-19');
  });

  it('comes after now for a plan and an end in the past', async () => {
    const { admin, classes, balanceNow } = await planned({ end: '2027-04-30', now: '2027-09-14T12:00:00Z' });
    expect((await cancel(admin, classes[3] as PlannedClass)).body.added.date).toBe('2027-09-20');
    expect(await balanceNow()).toMatchObject({ used_up_on: '2027-09-20', misfit: 'after-end' });
  });

  it('asks about a conflict with another class of a student, changes nothing, and is made if it is meant', async () => {
    const { admin, classes, classesNow, planNow } = await planned();
    const body = { courseId: otherContract, studentId: [1] };
    await admin.send('POST', 'student/assignCourse', { body });
    const other = { ...plan, times: [{ weekday: 1, time: '13:00', minutes: 60 }], starts_on: '2027-04-05' };
    await admin.send('PUT', `plans/${otherContract}`, { body: { ...other, number_of_classes: 1 } });
    const one = classes[1] as PlannedClass;
    const refused = await cancel(admin, one);
    expect([refused.status, refused.body.code]).toEqual([409, 'clash']);
    expect(refused.body.errors.classes).toEqual([expect.stringMatching(/^2027-04-05 12:00 /)]);
    expect([await classesNow(), (await planNow()).changes]).toEqual([classes, []]);
    const meant = await cancel(admin, one, { accept_clashes: true });
    expect([meant.status, meant.body.added.date]).toEqual([200, '2027-04-05']);
  });

  it('does not ask about a student who joins later than its day', async () => {
    const { admin, classes } = await planned();
    const other = { ...plan, times: [{ weekday: 1, time: '13:00', minutes: 60 }], starts_on: '2027-04-05' };
    await admin.send('PUT', `plans/${otherContract}`, { body: { ...other, number_of_classes: 1 } });
    const joins = {
      courseId: contract,
      studentId: [await studentOf(admin, otherContract)],
      from: '2027-04-06',
    };
    const joined = await admin.send('POST', 'student/assignCourse', { body: joins });
    expect(joined.status).toBe(200);
    expect((await cancel(admin, classes[1] as PlannedClass)).body.added.date).toBe('2027-04-05');
  });

  it('asks about a day after the end of the contract, and the balance says so', async () => {
    const { admin, classes, balanceNow, classesNow } = await planned({ end: '2027-03-31' });
    const one = classes[1] as PlannedClass;
    const refused = await cancel(admin, one, { accept_beyond_end: false });
    expect([refused.status, refused.body.code, refused.body.errors.classes]).toEqual([
      409,
      'beyond-end',
      ['2027-04-05 12:00'],
    ]);
    expect(await classesNow()).toEqual(classes);
    await cancel(admin, one, { accept_beyond_end: true });
    expect(await balanceNow()).toMatchObject({
      used_up_on: '2027-04-05',
      last_day: '2027-03-31',
      misfit: 'after-end',
      fits: 0,
    });
  });

  it('is refused by a plan without weekly times, and the class is not cancelled', async () => {
    const { admin, classesNow } = await planned();
    const changes = [
      { kind: 'added', slot_date: null, slot_time: null, date: '2027-03-02', time: '09:00', minutes: 90 },
    ];
    await admin.send('PUT', `plans/${contract}`, { body: { ...plan, times: [], changes } });
    const [only] = (await classesNow()) as [PlannedClass];
    const { status, body } = await cancel(admin, only);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['add_at_end']]);
    expect((await classesNow())[0]?.cancelled).toBe(0);
  });

  it('is refused for an archived contract', async () => {
    const { admin, classes, db } = await planned();
    await db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', contract).execute();
    expect((await cancel(admin, classes[1] as PlannedClass)).status).toBe(409);
  });

  it('is named in the mails about the cancellation, once, and taken back in those about the restoration (DECISION-140)', async () => {
    const { admin, classes, outbox } = await planned();
    const [first] = classes as [PlannedClass];
    const told = { kind: 'teacher', id: 1 };
    const previewed = await admin.send('POST', `plannedClasses/${first.id}/previewNotices`, {
      body: { cancelled: 1, add_at_end: 1 },
    });
    const [ofTeacher] = previewed.body.data.mails;
    expect(ofTeacher.parts[1].subject).toMatch(/^Class cancelled, Class added/);
    expect(ofTeacher.parts[1].text).toMatch(/Will also take place:\n• April 5, 2027, 12:00/);
    await cancel(admin, first, { tell: [told] });
    expect((await cancel(admin, first, { tell: [told] })).body.told).toEqual([]);
    await change(admin, first, { ...restored, tell: [told] });
    const subjects = (await outbox())
      .map(({ subject }) => subject.replace(/ \(.*/, ''))
      .filter((subject) => subject.startsWith('Cours'));
    expect(subjects).toEqual(['Cours annulé, Cours rétabli', 'Cours annulé, Cours ajouté']);
  });
});

describe('the restoration of a class (DECISION-142)', () => {
  it('removes the class that was added for it, and the plan is as before', async () => {
    const { admin, classes, classesNow, planNow } = await planned();
    const one = classes[1] as PlannedClass;
    const { added } = (await cancel(admin, one)).body;
    const { body } = await change(admin, one, restored);
    expect(body.removed).toMatchObject({ id: added.id, date: '2027-04-05', added_for: one.id });
    expect(daysOf(await classesNow())).toEqual(daysOf(classes));
    expect(await planNow()).toEqual(plan);
  });

  it('removes it also after it has moved', async () => {
    const { admin, classes, classesNow, planNow } = await planned();
    const one = classes[1] as PlannedClass;
    const { added } = (await cancel(admin, one)).body;
    await change(admin, added, { date: '2027-04-07', time: '09:00', minutes: 60 });
    const { body } = await change(admin, one, restored);
    expect(body.removed).toMatchObject({ id: added.id, date: '2027-04-07' });
    expect([await classesNow(), (await planNow()).changes]).toEqual([expect.any(Array), []]);
    expect(await classesNow()).toHaveLength(4);
  });

  it('leaves it once it has begun, is cancelled, or belongs to the weekly times of the plan', async () => {
    const { admin, classes, planNow, setNow, signIn } = await planned();
    const [first, second, third] = classes as [PlannedClass, PlannedClass, PlannedClass];
    const { added } = (await cancel(admin, first)).body;
    await cancel(admin, added, { add_at_end: 0 });
    expect((await change(admin, first, restored)).body).not.toHaveProperty('removed');
    await cancel(admin, second);
    await admin.send('PUT', `plans/${contract}`, {
      body: { ...(await planNow()), number_of_classes: 5, changes: [] },
    });
    expect((await change(admin, second, restored)).body).not.toHaveProperty('removed');
    await cancel(admin, third);
    setNow('2027-12-01T12:00:00Z');
    const later = await signIn();
    expect((await change(later, third, restored)).body).not.toHaveProperty('removed');
    const { body } = await later.get(`plans/${contract}`);
    expect(daysOf(body.classes)).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
      '2027-04-05 cancelled',
      '2027-04-12',
      '2027-04-19',
      '2027-04-26',
    ]);
    expect(body.hours_balance).toMatchObject({ missing_minutes: -270, misfit: 'over' });
  });
});

async function studentOf(admin: Sender, courseId: number): Promise<number> {
  const { body } = await admin.get(`courses?courseId=${courseId}`);
  return body.data[0].student_has_course[0].student_id;
}

describe('a late cancellation in the balance of hours (DECISION-143)', () => {
  it('uses up hours if it counts, and its restoration gives them back', async () => {
    const { admin, classes, balanceNow } = await planned();
    const one = classes[1] as PlannedClass;
    const late = {
      cancelled_by: 'student',
      cancel_announced_at: null,
      cancel_outcome: { paid: 1, billed: 1, counted: 1 },
      cancel_override_reason: 'Tempête',
    };
    const { status } = await cancel(admin, one, { ...late, add_at_end: 0 });
    expect(status).toBe(200);
    expect(await balanceNow()).toMatchObject({
      cancelled_minutes: 90,
      planned_minutes: 270,
      missing_minutes: 0,
      used_up_on: '2027-03-22',
      fits: 1,
    });
    await change(admin, one, restored);
    expect(await balanceNow()).toMatchObject({ cancelled_minutes: 0, planned_minutes: 360 });
  });
});

describe('contracts whose hours do not fit (DECISION-144)', () => {
  it('are those of the list without and with the filter, and the same as the plan says', async () => {
    const { admin, classes, balanceNow } = await planned();
    const list = async (query: string) =>
      (await admin.get(`hours/contracts?resourcesPerPage=100${query}`)).body.data as {
        course: { id: number };
        hours_balance: HoursBalance;
      }[];
    const fitting = async (value: number) => (await list(`&fits=${value}`)).map(({ course }) => course.id);
    expect(await fitting(1)).toContain(contract);
    await cancel(admin, classes[1] as PlannedClass, { add_at_end: 0 });
    expect(await fitting(0)).toContain(contract);
    expect(await fitting(1)).not.toContain(contract);
    const all = await list('');
    expect(all.find(({ course }) => course.id === contract)?.hours_balance).toEqual(await balanceNow());
    const byFilter = [...(await fitting(0)), ...(await fitting(1))].sort((one, other) => one - other);
    expect(byFilter).toEqual(all.map(({ course }) => course.id).sort((one, other) => one - other));
    const misfits = all.filter(({ hours_balance }) => hours_balance.misfit !== null);
    expect(misfits.map(({ course }) => course.id)).toEqual(await fitting(0));
  });
});

describe('a contract that proposes a class at the end (DECISION-142)', () => {
  it('keeps that, says so, and gives it to its copy', async () => {
    const { admin } = await planned();
    const proposes = async (id: number) =>
      (await admin.get(`courses?courseId=${id}`)).body.data[0].course_details.class_at_end;
    expect(await proposes(contract)).toBe(0);
    const body = { course: { id: contract }, course_details: { class_at_end: 1 } };
    await admin.send('PATCH', 'courses/update', { body });
    expect(await proposes(contract)).toBe(1);
    const copy = await admin.send('POST', 'courses/duplicate', { body: { courseId: contract } });
    expect(await proposes(copy.body.data.id)).toBe(1);
  });
});
