import { skillNames } from '@portal/api-client/wire';
import { ratings } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Inès has submitted, Légaré has begun, Ouellet has nothing yet. */
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

  it('is one for each student and contract, however often it is created (API-086, REP-FORM-11)', async () => {
    const { server, lea, none } = await teaching();
    const first = await send(lea, 'POST', { student_id: none, course_id: contract, homework: 'good' });
    const second = await send(lea, 'POST', { student_id: none, course_id: contract, comments: 'Again' });
    expect(second.body.data.form).toMatchObject({
      id: first.body.data.form.id,
      homework: 'good',
      comments: 'Again',
    });
    const { reports, reportForms } = await server.state();
    const ofStudent = (row: { studentId: number; contractId: number }) =>
      row.studentId === none && row.contractId === contract;
    expect([reports.filter(ofStudent).length, reportForms.filter(ofStudent).length]).toEqual([1, 1]);
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

  it('is submitted with status 1 and today as tag date, and later edits keep both (API-088, DOMAIN-17, DOMAIN-18, REP-FORM-26)', async () => {
    const { lea, begun, begunForm } = await teaching();
    expect((await load(lea, begun)).data.form).toMatchObject({ status: 0, tag_date: null });
    const { body } = await submit(lea, begunForm);
    expect(body.data.form).toMatchObject({ status: 1, tag_date: '2026-11-20' });
    await send(lea, 'PUT', {
      student_id: begun,
      course_id: contract,
      progress_form_id: begunForm,
      syntax: 'good',
    });
    expect((await load(lea, begun)).data.form).toMatchObject({
      status: 1,
      tag_date: '2026-11-20',
      syntax: 'good',
    });
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

  it('becomes the latest report when submitted, not when begun (API-088, DOMAIN-15, DOMAIN-16)', async () => {
    const { lea, none } = await teaching();
    const { body } = await send(lea, 'POST', { student_id: none, course_id: contract });
    const listed = async () =>
      (await lea.get(`progressReports?courseId=${contract}`)).body.data.find(
        (row: { student_id: number }) => row.student_id === none,
      );
    expect(await listed()).toMatchObject({
      status: 0,
      form: { id: body.data.form.id, status: 0 },
      file: null,
    });
    await submit(lea, body.data.form.id);
    expect(await listed()).toMatchObject({ status: 1, date: '2026-11-20', form: { status: 1 } });
  });

  it.each<[string, number, (ids: { student: number; form: number }) => object]>([
    ['another student than the form’s', 400, ({ form }) => ({ student_id: ines, progress_form_id: form })],
    [
      'another contract than the form’s',
      400,
      ({ student, form }) => ({ student_id: student, course_id: 2, progress_form_id: form }),
    ],
    ['no form id', 400, ({ student }) => ({ student_id: student })],
    ['an unknown form', 404, ({ student }) => ({ student_id: student, progress_form_id: 99_999 })],
    [
      'a text beyond all measure',
      400,
      ({ student, form }) => ({ student_id: student, progress_form_id: form, comments: 'x'.repeat(10_001) }),
    ],
  ])('refuses %s with %i, and nothing has changed (API-087)', async (_, status, change) => {
    const { server, lea, begun, begunForm } = await teaching();
    const before = await server.state();
    const ids = change({ student: begun, form: begunForm });
    expect((await send(lea, 'PUT', { course_id: contract, syntax: 'good', ...ids })).status).toBe(status);
    expect(await server.state()).toEqual(before);
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

  it('is written by the contract’s own teacher or an administrator (API-086, API-087, API-088)', async () => {
    const { server, begun, begunForm, none } = await teaching();
    const andrew = await server.signIn(accounts.otherTeacher.email);
    const student = await server.openLink('student', accounts.student.token);
    const before = await server.state();
    const ids = { student_id: begun, course_id: contract, progress_form_id: begunForm };
    expect((await send(andrew, 'POST', { student_id: none, course_id: contract })).status).toBe(403);
    expect((await send(andrew, 'PUT', { ...ids, comments: 'Not mine' })).status).toBe(403);
    expect((await submit(andrew, begunForm)).status).toBe(403);
    expect((await send(student, 'PUT', { ...ids, comments: 'Mine' })).status).toBe(403);
    expect(await server.state()).toEqual(before);
    const admin = await server.signIn();
    expect((await send(admin, 'PUT', { ...ids, comments: 'Relu' })).status).toBe(200);
    expect((await submit(admin, 99_999)).status).toBe(404);
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

describe('what reports say about the course', () => {
  const texts = {
    material_used: 'Défi 3',
    apps_and_sites_used: null,
    skills_covered: 'Écoute',
    grammar_points_covered: 'Passé composé',
  };
  const write = (sender: Sender, method: 'POST' | 'PUT', course_id: number, fields: object = texts) =>
    sender.send(method, 'progressReports/courseInfo', { body: { course_id, ...fields } });
  const read = async (sender: Sender, course: number) =>
    (await sender.get(`progressReports/courseInfo?courseId=${course}`)).body;
  /** The contract of Andrew's that has nothing written yet. */
  const blank = async () => {
    const server = await startServer();
    const { contracts, courseInfos } = await server.state();
    const id =
      contracts.find(
        (row) => row.teacherId !== null && !courseInfos.some((info) => info.contractId === row.id),
      )?.id ?? 0;
    return { server, id, admin: await server.signIn() };
  };

  it('is created where it was not found, once, and updated from then on (API-082, API-083, API-084, DOMAIN-64, REP-FORM-12, DECISION-22)', async () => {
    const { server, id, admin } = await blank();
    expect(await read(admin, id)).toEqual({ message: 'Course info form not found' });
    expect((await write(admin, 'PUT', id)).status).toBe(404);
    const created = (await write(admin, 'POST', id)).body.data;
    expect(created).toEqual({ ...texts, id: created.id, course_id: id });
    expect((await write(admin, 'POST', id)).body.data.id).toBe(created.id);
    const changed = { ...texts, apps_and_sites_used: 'Quizlet', skills_covered: null };
    expect((await write(admin, 'PUT', id, changed)).status).toBe(200);
    expect((await read(admin, id)).data).toEqual({ ...changed, id: created.id, course_id: id });
    expect((await server.state()).courseInfos.filter((row) => row.contractId === id)).toHaveLength(1);
  });

  it('is refused where it is foreign, unknown or over-long, and nothing has changed (API-083, API-084)', async () => {
    const { server, id, admin } = await blank();
    const andrew = await server.signIn(accounts.otherTeacher.email);
    const before = await server.state();
    expect((await write(andrew, 'PUT', contract)).status).toBe(403);
    expect((await write(andrew, 'POST', contract)).status).toBe(403);
    expect((await write(admin, 'POST', 99_999)).status).toBe(404);
    expect((await write(admin, 'POST', id, { ...texts, material_used: 'x'.repeat(10_001) })).status).toBe(
      400,
    );
    expect((await write(admin, 'POST', id, { ...texts, material_used: 7 })).status).toBe(400);
    expect(await server.state()).toEqual(before);
  });
});
