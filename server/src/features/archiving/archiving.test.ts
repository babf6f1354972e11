import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const lea = 1;

const remaining = async (admin: Sender, query: string) => {
  const { status, body } = await admin.get(`archiving/remaining?${query}`);
  return status === 200 ? body.data : { status, errors: body.errors };
};

const find = async (admin: Sender, kind: string, text: string) =>
  (await admin.send('POST', 'archiving/match', { body: { kind, text } })).body.data;

describe('what stays with a teacher who is archived (DECISION-94)', () => {
  it('is each contract in progress with the classes that nobody has recorded', async () => {
    const admin = await (await startServer()).signIn();
    const found = await remaining(admin, `teacherId=${lea}`);
    const spans = [
      'from=2026-09-01&to=2026-12-08',
      'from=2026-12-09&to=2027-03-17',
      'from=2027-03-18&to=2027-06-25',
    ];
    const read = await Promise.all(spans.map((span) => admin.get(`plannedClasses?${span}`)));
    const open = read
      .flatMap(({ body }) => body.data)
      .filter((one) => one.teacher?.id === lea && one.cancelled === 0 && one.attendance_id === null);
    const { body: teacher } = await admin.get(`teacher?id=${lea}`);
    const current = teacher.data[0].teacher_has_courses
      .filter((course: { course_status_id: number }) => course.course_status_id <= 2)
      .map((course: { id: number }) => course.id);
    expect(current.length).toBeGreaterThan(0);
    expect(found.map(({ id }: { id: number }) => id).toSorted()).toEqual(current.toSorted());
    const counted = found.map(({ id, planned, next_date }: Record<string, unknown>) => {
      const own = open.filter((one) => one.course_id === id);
      return [planned, next_date, own.length, own[0]?.date ?? null];
    });
    expect(counted).toEqual(counted.map(([, , planned, next]: unknown[]) => [planned, next, planned, next]));
    expect(found.some(({ planned }: { planned: number }) => planned > 0)).toBe(true);
  });

  it('are the classes before a change of teacher too, and no longer those after it', async () => {
    const admin = await (await startServer()).signIn();
    const [before] = (await remaining(admin, `teacherId=${lea}`)).filter(
      ({ planned }: { planned: number }) => planned > 0,
    );
    const { body: plan } = await admin.get(`plans/${before.id}`);
    const open = plan.classes.filter(
      (one: Record<string, unknown>) => one.cancelled === 0 && one.attendance_id === null,
    );
    const from = open[1].date;
    const change = await admin.send('POST', 'teacher/change', {
      body: {
        courseId: before.id,
        teacherId: 2,
        removeMotive: 'Congé',
        hoursDone: 6,
        from,
        formerTeacherId: lea,
        months: [],
      },
    });
    expect([change.status, change.body.message]).toEqual([200, expect.any(String)]);
    const planned = async (teacher: number) =>
      (await remaining(admin, `teacherId=${teacher}`)).find(({ id }: { id: number }) => id === before.id)
        ?.planned;
    expect([await planned(lea), await planned(2)]).toEqual([1, open.length - 1]);
  });

  it('are the classes of a substitute, and not of whom the substitute replaces', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const plannedIn = async (teacher: number, courseId: number) =>
      (await remaining(admin, `teacherId=${teacher}`)).find(({ id }: { id: number }) => id === courseId)
        ?.planned;
    const [course] = (await remaining(admin, `teacherId=${lea}`)).filter(
      ({ planned }: { planned: number }) => planned > 1,
    );
    const { body: plan } = await admin.get(`plans/${course.id}`);
    const open = plan.classes.find(
      (one: Record<string, unknown>) => one.cancelled === 0 && one.attendance_id === null,
    );
    const before = (await plannedIn(2, course.id)) ?? 0;
    await server.db
      .updateTable('planned_classes')
      .set({ substitute_id: 2 })
      .where('id', '=', open.id)
      .execute();
    expect([await plannedIn(lea, course.id), await plannedIn(2, course.id)]).toEqual([
      course.planned - 1,
      before + 1,
    ]);
  });

  it('is nothing for an administrator who teaches nothing, and asks whom it is about', async () => {
    const admin = await (await startServer()).signIn();
    const users = (await admin.get('users?role=ROLE_ADMIN')).body.data;
    expect(await remaining(admin, `userId=${users[0].id}`)).toEqual([]);
    expect(await remaining(admin, '')).toEqual({ status: 400, errors: { teacherId: ['is required'] } });
    expect(await remaining(admin, 'teacherId=999999')).toMatchObject({ status: 404 });
  });
});

describe('an address or a name that comes back (DECISION-96)', () => {
  it('is that of an archived administrator since the day of archiving, and not that of an invited one', async () => {
    const server = await startServer({ now: () => new Date('2026-11-20T17:00:00Z') });
    const admin = await server.signIn();
    const { email } = accounts.otherAdmin;
    expect(await find(admin, 'user', email)).toBeNull();
    const { body } = await admin.get('users?userName=Jean-Philippe');
    const [user] = body.data;
    await admin.send('PUT', 'users/update', { body: { id: user.id, status: 0 } });
    expect(await find(admin, 'user', email.toUpperCase())).toEqual({
      kind: 'user',
      id: user.id,
      name: user.name,
      last_name: user.last_name,
      archived_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(await find(admin, 'user', accounts.invited.email)).toBeNull();
  });

  it('is that of an archived company until it is restored, without a day if the history does not know it', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { body } = await admin.send('POST', 'companies/create', { body: { name: 'Papeterie Oubliée' } });
    await server.db.updateTable('companies').set({ status: 0 }).where('id', '=', body.data.id).execute();
    const found = { kind: 'company', id: body.data.id, name: 'Papeterie Oubliée', last_name: null };
    expect(await find(admin, 'company', ' Papeterie Oubliée ')).toMatchObject(found);
    await admin.send('PUT', 'companies/updateStatus', { body: { id: body.data.id, status: 1 } });
    expect(await find(admin, 'company', 'Papeterie Oubliée')).toBeNull();
  });
});
