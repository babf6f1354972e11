import { ratings, skillNames } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** In this contract, Inès has submitted her form, Légaré has begun one, and Ouellet has none yet. */
const contract = 1;
const ines = 1;

async function teaching() {
  const server = await startServer();
  const lea = await server.signIn(accounts.teacher.email);
  const { enrolments, reportForms } = await server.state();
  const students = enrolments.filter((row) => row.contractId === contract).map((row) => row.studentId);
  const formOf = (student: number) =>
    reportForms.find((row) => row.studentId === student && row.contractId === contract);
  const begun = students.find((id) => formOf(id)?.status === 0) ?? 0;
  const none = students.find((id) => !formOf(id)) ?? 0;
  return { server, lea, begun, none, begunForm: formOf(begun)?.id ?? 0 };
}

const load = async (sender: Sender, student: number, course = contract) =>
  (await sender.get(`progressReports/form?studentId=${student}&courseId=${course}`)).body;
const send = (sender: Sender, method: 'POST' | 'PUT', body: unknown) =>
  sender.send(method, 'progressReports/form', { body });
const submit = (sender: Sender, id: number) =>
  sender.send('PUT', 'progressReports/form/status', { body: { progress_report_form_id: id, status: 1 } });

const allSkills = Object.fromEntries(Object.values(skillNames).map((name) => [name, 'very good']));

describe('a progress form', () => {
  it('that is not found is created, with every answer of every step (API-085, API-086, DOMAIN-62, DOMAIN-63, REP-FORM-10)', async () => {
    const { lea, none } = await teaching();
    expect(await load(lea, none)).toEqual({ message: 'Progress report form not found' });
    const answers = { ...allSkills, comments: 'Progresse.', recommendations: 'Lire.', next_level: 'B2' };
    const { body } = await send(lea, 'POST', { student_id: none, course_id: contract, ...answers });
    const { form, student, course } = body.data;
    expect(form).toEqual({
      ...answers,
      id: form.id,
      progress_form_id: form.id,
      student_id: none,
      course_id: contract,
      status: 0,
      save_date: '2026-11-20T12:00:00.000Z',
      update_date: '2026-11-20T12:00:00.000Z',
      tag_date: null,
    });
    expect(student).toMatchObject({ id: none, last_name: expect.any(String) });
    expect(course).toMatchObject({ id: contract, contract_number: '2026-0412' });
    expect((await load(lea, none)).data).toEqual(body.data);
  });

  it('is updated step by step, and keeps what another step wrote (API-087, REP-FORM-11)', async () => {
    const { lea, begun, begunForm } = await teaching();
    const ids = { student_id: begun, course_id: contract, progress_form_id: begunForm };
    const before = (await load(lea, begun)).data.form;
    const steps = [
      { homework: 'n/a' },
      { syntax: 'not enough' },
      { comments: 'Bravo', next_level: 'Pre-A1' },
    ];
    for (const step of steps) expect((await send(lea, 'PUT', { ...ids, ...step })).status).toBe(200);
    expect((await load(lea, begun)).data.form).toEqual({
      ...before,
      ...Object.assign({}, ...steps),
      update_date: '2026-11-20T12:00:00.000Z',
    });
    const emptied = await send(lea, 'PUT', { ...ids, comments: null });
    expect(emptied.body.data.form).toMatchObject({ comments: null, homework: 'n/a' });
  });

  it('takes each of the five ratings and seven levels, and no other (API-087, REP-FORM-18)', async () => {
    const { lea, begun, begunForm } = await teaching();
    const ids = { student_id: begun, course_id: contract, progress_form_id: begunForm };
    const statuses = async (field: string, values: string[]) =>
      Promise.all(values.map(async (value) => (await send(lea, 'PUT', { ...ids, [field]: value })).status));
    const words = ['excellent', 'very good', 'good', 'not enough', 'n/a'];
    expect(words).toHaveLength(ratings.length);
    expect(await statuses('preparation', words)).toEqual(words.map(() => 200));
    const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
    expect(await statuses('next_level', levels)).toEqual(levels.map(() => 200));
    expect(await statuses('preparation', ['needs work', 'Excellent'])).toEqual([400, 400]);
    expect(await statuses('next_level', ['C3', 'D1'])).toEqual([400, 400]);
  });

  it('keeps the day of its first submission when it is submitted again (API-088, REP-FORM-26, DECISION-41)', async () => {
    const { server, begun, begunForm } = await teaching();
    const first = await startServer({ database: server.database });
    await submit(await first.signIn(accounts.teacher.email), begunForm);
    const later = await startServer({
      database: server.database,
      now: () => new Date('2026-12-03T15:00:00.000Z'),
    });
    const lea = await later.signIn(accounts.teacher.email);
    const again = await submit(lea, begunForm);
    expect(again.body.data.form).toMatchObject({
      status: 1,
      tag_date: '2026-11-20',
      save_date: '2026-11-20T12:00:00.000Z',
      update_date: '2026-12-03T15:00:00.000Z',
    });
    const listed = (await lea.get(`progressReports?courseId=${contract}`)).body.data.find(
      (row: { student_id: number }) => row.student_id === begun,
    );
    expect(listed).toMatchObject({ status: 1, date: '2026-11-20' });
  });

  it('is due until it is submitted: missing first, then unfinished (DOMAIN-19, DOMAIN-20)', async () => {
    const { lea, begunForm, none } = await teaching();
    const due = async () => (await lea.get(`courses?courseId=${contract}`)).body.data[0].reports_due;
    expect(await due()).toBe(2);
    const { body } = await send(lea, 'POST', { student_id: none, course_id: contract });
    expect(await due()).toBe(2);
    await submit(lea, begunForm);
    expect(await due()).toBe(1);
    await submit(lea, body.data.form.id);
    expect(await due()).toBe(0);
  });

  it('is for students of the contract only (API-086)', async () => {
    const { server, lea } = await teaching();
    const before = await server.state();
    const members = new Set(
      before.enrolments.filter((row) => row.contractId === contract).map((row) => row.studentId),
    );
    const stranger = before.students.find(({ id }) => !members.has(id))?.id;
    const refused = await send(lea, 'POST', { student_id: stranger, course_id: contract });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { student_id: ['must be a student of the contract'] },
    ]);
    expect((await send(lea, 'POST', { student_id: 99_999, course_id: contract })).status).toBe(404);
    expect((await send(lea, 'POST', { student_id: ines, course_id: 99_999 })).status).toBe(404);
    expect(await server.state()).toEqual(before);
  });

  it('stays readable for a student who has left the contract (API-085)', async () => {
    const server = await startServer();
    const data = await server.state();
    const left = data.enrolments.filter((row) => row.studentId !== ines || row.contractId !== contract);
    const later = await startServer({ data: { ...data, enrolments: left } });
    const student = await later.openLink('student', accounts.student.token);
    expect((await load(student, ines)).data.form.status).toBe(1);
    const info = await student.get(`progressReports/courseInfo?course_id=${contract}`);
    expect(info.body.data.course_id).toBe(contract);
    const lea = await later.signIn(accounts.teacher.email);
    expect((await load(lea, ines)).data.form.status).toBe(1);
  });
});
