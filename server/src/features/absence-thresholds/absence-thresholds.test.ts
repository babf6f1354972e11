import { absencePercent, belongsOn, minutesAttended, reachedThreshold } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

interface Alert {
  course: { id: number };
  student: { id: number };
  threshold: number;
  handled_percent: number | null;
}

const alertsOf = async (sender: Sender, query = '') =>
  (await sender.get(`absenceAlerts${query}`)).body.data as Alert[];

const setDefault = (sender: Sender, percents: number[] | null, headers = {}) =>
  sender.send('PUT', 'absenceThresholds', { body: { percents }, headers });

/** An office with a default of 5 and 10 %, and what the records say by the rules of the domain. */
async function office() {
  const server = await startServer();
  const admin = await server.signIn();
  await setDefault(admin, [5, 10]);
  return { ...server, admin };
}

describe('the students who have reached a threshold (DECISION-135)', () => {
  it('are those whom the rules name, in all activated sample contracts', async () => {
    const { admin, state } = await office();
    const { contracts, enrolments, lessons } = await state();
    const periodsOf = Map.groupBy(enrolments, ({ contractId, studentId }) => `${contractId} ${studentId}`);
    const expected = [...periodsOf.values()].flatMap((own) => {
      const { contractId = 0, studentId = 0 } = own[0] ?? {};
      const periods = own.map(({ startsOn: from = null, endsOn: to = null }) => ({ from, to }));
      const isActive = contracts.some(({ id, statusId }) => id === contractId && statusId === 2);
      if (!isActive || periods.every(({ to }) => to !== null)) return [];
      const given = lessons.filter(
        (one) => one.contractId === contractId && one.status === 1 && belongsOn(periods, one.date),
      );
      const taught = given.reduce((sum, { minutes }) => sum + minutes, 0);
      const attended = given.reduce(
        (sum, { minutes, absentStudentIds, details = [] }) =>
          sum +
          minutesAttended(studentId, {
            minutes,
            absentees: absentStudentIds.map((id) => ({ id, name: '', lastName: '' })),
            details: details.map((detail) => ({ ...detail, isExcused: detail.excused === 1 })),
          }),
        0,
      );
      const sum = { classes: given.length, taught, missed: taught - attended };
      const threshold = reachedThreshold(sum, [5, 10]);
      return threshold === null ? [] : [[contractId, studentId, threshold, absencePercent(sum)].join()];
    });
    const alerts = (await admin.get('absenceAlerts')).body.data;
    const found = alerts.map(
      ({ course, student, threshold, taught_minutes: taught, missed_minutes: missed }: never) => {
        const [{ id: contract }, { id }] = [course as { id: number }, student as { id: number }];
        return [contract, id, threshold, absencePercent({ taught, missed })].join();
      },
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(found.length).toBeGreaterThan(3);
    const shares = alerts.map(
      (one: { missed_minutes: number; taught_minutes: number }) => one.missed_minutes / one.taught_minutes,
    );
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a));
  });

  it('go by the contract, else its company, else the organisation; an empty list stops there', async () => {
    const { admin, state } = await office();
    const [first] = await alertsOf(admin);
    const contract = first?.course.id ?? 0;
    const { contracts } = await state();
    const company_id = contracts.find(({ id }) => id === contract)?.companyId;
    const isNamed = async () => (await alertsOf(admin)).some(({ course }) => course.id === contract);
    await admin.send('PUT', 'absenceThresholds', { body: { company_id, percents: [] } });
    expect(await isNamed()).toBe(false);
    await admin.send('PUT', 'absenceThresholds', { body: { course_id: contract, percents: [5] } });
    expect(await isNamed()).toBe(true);
    const { body } = await admin.get(`absenceThresholds?courseId=${contract}`);
    expect(body.data).toEqual({ percents: [5], inherited: [], inherited_from: 'company' });
    await admin.send('PUT', 'absenceThresholds', { body: { course_id: contract, percents: null } });
    await admin.send('PUT', 'absenceThresholds', { body: { company_id, percents: null } });
    expect(await isNamed()).toBe(true);
  });
});

describe('a follow-up of absences (DECISION-136)', () => {
  it('is handled for everyone, and comes back at the next threshold', async () => {
    const { admin, signIn } = await office();
    await setDefault(admin, [5]);
    const [alert] = await alertsOf(admin);
    const of = { course_id: alert?.course.id, student_id: alert?.student.id };
    const handled = async (sender: Sender) =>
      (await alertsOf(sender, `?courseId=${of.course_id}`)).find(
        ({ student }) => student.id === of.student_id,
      );
    const handle = (sender: Sender, handled_percent: number | null) =>
      sender.send('PUT', 'absenceAlerts', { body: { ...of, handled_percent } });
    await handle(admin, 5);
    const other = await signIn();
    expect(await handled(other)).toMatchObject({ threshold: 5, handled_percent: 5 });
    await setDefault(admin, [5, 6]);
    expect(await handled(admin)).toMatchObject({ threshold: 6, handled_percent: 5 });
    // A page that was loaded before the next threshold takes nothing back.
    await handle(admin, 6);
    expect((await handle(other, 5)).body.data).toEqual({ handled_percent: 6 });
    expect((await handle(other, null)).body.data).toEqual({ handled_percent: null });
    const { body } = await admin.get(`history?subject=contract&id=${of.course_id}`);
    const entries = body.data.filter(({ noun }: { noun: string }) => noun === 'handled_absence');
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['removed', 'changed', 'added']);
  });
});

describe('absence thresholds (DECISION-135)', () => {
  it('are those of the first of two who change them; the other one is told, a lost answer is not', async () => {
    const { admin, signIn } = await office();
    const other = await signIn();
    const { headers } = await admin.get('absenceThresholds');
    const version = { 'If-Match': headers.get('ETag') ?? '' };
    expect((await setDefault(admin, [15], version)).status).toBe(200);
    expect((await setDefault(other, [20], version)).status).toBe(412);
    expect((await setDefault(admin, [15], version)).status).toBe(200);
    expect((await admin.get('absenceThresholds')).body.data.percents).toEqual([15]);
  });

  it('stand in the history of a contract', async () => {
    const { admin } = await office();
    const body = { course_id: 1, percents: [10, 25] };
    await admin.send('PUT', 'absenceThresholds', { body });
    const { body: told } = await admin.get('history?subject=contract&id=1');
    expect(told.data[0].changes).toMatchObject([
      { field: 'absence_thresholds', before: null, after: ['10', '25'] },
    ]);
  });
});

describe('the page of a company (DECISION-137)', () => {
  it('names its own students only', async () => {
    const { openLink, admin, state } = await office();
    const company = await openLink('company', accounts.company.token);
    const { data } = (await company.get('companySummary')).body;
    const reached = data.rows.filter(({ absence }: { absence: object | null }) => absence !== null);
    expect(reached.length).toBeGreaterThan(0);
    const { contracts } = await state();
    const own = contracts.filter(({ companyId }) => companyId === data.company.id).map(({ id }) => id);
    for (const { course_id } of reached) expect(own).toContain(course_id);
    expect((await company.get('absenceAlerts')).status).toBe(403);
    const alerts = await alertsOf(admin);
    const ofCompany = alerts.filter(({ course }) => own.includes(course.id));
    for (const { course, student, threshold } of ofCompany)
      expect(
        reached.find(
          (row: { course_id: number; student: { id: number } }) =>
            row.course_id === course.id && row.student.id === student.id,
        )?.absence.threshold,
      ).toBe(threshold);
  });
});
