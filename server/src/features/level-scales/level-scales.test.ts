import type { EndingScaleResult, ScaleResult } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Inès Fortin, in Léa's contract 2026-0412, which is in French. */
const ines = 1;
const contract = 1;
const [french, english] = [1, 2];

const cbc = {
  student_id: ines,
  language_id: french,
  scale: 'sle',
  tested_on: '2024-02-29',
  source: 'CFP',
  reading: 'C',
  writing: 'B',
  oral: 'C',
};

async function office(now = () => new Date('2026-11-21T15:00:00Z')) {
  const server = await startServer({ database: await sampleDatabase(), now });
  const admin = await server.signIn();
  const add = async (more: object = {}, sender = admin): Promise<ScaleResult> => {
    const { status, body } = await sender.send('POST', 'scale-results', { body: { ...cbc, ...more } });
    expect([status, body.message]).toEqual([200, 'The result was saved']);
    return body.data;
  };
  const results = async (sender: Sender = admin): Promise<ScaleResult[]> =>
    (await sender.get(`student?id=${ines}`)).body.data[0].student_scale_results;
  const ending = async (): Promise<EndingScaleResult[]> =>
    (await admin.get('scale-results/ending')).body.data;
  return { ...server, admin, add, results, ending };
}

describe('results on the scale of a client (DECISION-222)', () => {
  it('leave the CEFR levels and their filter alone', async () => {
    const { admin, add } = await office();
    const of = async () => {
      const { student_scale_results: _, ...student } = (await admin.get(`student?id=${ines}`)).body.data[0];
      return student;
    };
    const filtered = async () => (await admin.get('student?levelLanguage=B1&resourcesPerPage=1')).body.total;
    // The first read removes the star.
    await of();
    const before = [await of(), await filtered()];
    await add();
    await add({ scale: 'quebec', listening: '8', speaking: '8', reading: '7', writing: '7', oral: null });
    expect([await of(), await filtered()]).toEqual(before);
  });

  it('never change the levels that a company gained, whatever their scale', async () => {
    const { admin, add } = await office();
    // All but the results themselves.
    const summary = async () => {
      const { rows, ...totals } = (await admin.get('companySummary?companyId=1')).body.data;
      return {
        ...totals,
        rows: rows.map(
          ({ scale_levels: _, ...row }: { scale_levels: unknown; student: { id: number } }) => row,
        ),
      };
    };
    const before = await summary();
    expect(before.rows.some(({ student }: { student: { id: number } }) => student.id === ines)).toBe(true);
    await add({ tested_on: '2020-01-01', reading: 'X', writing: 'X', oral: 'X' });
    await add({ tested_on: '2026-11-20', reading: 'E', writing: 'C', oral: 'C' });
    await add({
      scale: 'quebec',
      tested_on: '2026-11-20',
      listening: '12',
      reading: '1',
      writing: null,
      oral: null,
    });
    expect(await summary()).toEqual(before);
  });

  it('are in the list of students as well', async () => {
    const { admin, add } = await office();
    const result = await add();
    const rows = (await admin.get('student?resourcesPerPage=200')).body.data;
    expect(rows.find(({ id }: { id: number }) => id === ines).student_scale_results).toEqual([result]);
  });

  it('are seen by a teacher in the languages that the teacher gives the student', async () => {
    const { add, results, signIn } = await office();
    const inFrench = await add();
    await add({ language_id: english });
    expect(await results(await signIn(accounts.teacher.email))).toEqual([inFrench]);
  });

  it('are added by a colleague only once, but a second test of the same day is kept', async () => {
    const { add, results } = await office();
    const first = await add();
    expect(await add({ source: ' CFP ' })).toEqual(first);
    const second = await add({ reading: null, writing: null, oral: 'B' });
    expect((await results()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('are changed by one of two people who both read them', async () => {
    const { admin, add, results } = await office();
    const { id, etag } = await add();
    const change = (oral: string) => {
      const { student_id: _, ...body } = { ...cbc, oral };
      return admin.send('PUT', `scale-results/${id}`, { body, headers: { 'If-Match': etag } });
    };
    expect((await change('E')).status).toBe(200);
    const late = await change('B');
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
    // The answer to the first change was lost, and it is sent again.
    expect((await change('E')).status).toBe(200);
    expect((await results()).map(({ oral }) => oral)).toEqual(['E']);
    const removal = await admin.send('DELETE', `scale-results/${id}`, { headers: { 'If-Match': etag } });
    expect(removal.status).toBe(412);
  });

  it('can be corrected after their language was archived', async () => {
    const { admin, add } = await office();
    const { id } = await add();
    await admin.send('PUT', 'archive/languages', { body: { id: french } });
    const { student_id: _, ...body } = { ...cbc, oral: 'E' };
    expect((await admin.send('PUT', `scale-results/${id}`, { body })).status).toBe(200);
  });

  it('can be added to an archived student, as levels can', async () => {
    const { admin, add } = await office();
    await admin.send('PUT', 'student/updateStatus', { body: { id: ines, status: 0 } });
    await add();
  });

  it('are in the history in the words of the API', async () => {
    const { admin, add } = await office();
    const { id } = await add();
    const { student_id: _, ...body } = { ...cbc, oral: 'E' };
    await admin.send('PUT', `scale-results/${id}`, { body });
    await admin.send('DELETE', `scale-results/${id}`);
    const { body: history } = await admin.get(`history?subject=student&id=${ines}`);
    const entries = history.data.filter(({ noun }: { noun: string }) => noun === 'scale_result');
    const told = ({ action, changes }: { action: string; changes: object[] }) => [action, changes.length];
    expect(entries.map(told)).toEqual([
      ['removed', 6],
      ['changed', 1],
      ['added', 6],
    ]);
    expect(entries[1].changes).toEqual([
      { field: 'oral', before: 'C', after: 'E', is_hidden: false, can_restore: false },
    ]);
  });
});

describe('results that end (DECISION-223, DECISION-224)', () => {
  const on = (day: string) => office(() => new Date(`${day}T15:00:00Z`));
  const ended = (rows: readonly EndingScaleResult[]) =>
    rows.map(({ ends_on, reading, writing, oral }) => [ends_on, `${reading}${writing}${oral}`]);

  it.each([
    ['2026-11-22', '2021-02-20', false],
    ['2026-11-22', '2022-02-20', true],
    ['2026-11-22', '2022-02-21', false],
    ['2028-11-29', '2024-02-29', false],
    ['2028-11-30', '2024-02-29', true],
  ] as const)('on %s has one of %s: %s, without those that ended', async (day, tested_on, isThere) => {
    const { add, ending } = await on(day);
    await add({ tested_on });
    const rows = (await ending()).filter(({ ends_on }) => ends_on >= day);
    expect(rows.length > 0).toBe(isThere);
  });

  it('end on 28 February after a test on 29 February, and stay when they have ended', async () => {
    const { add, ending } = await on('2030-06-01');
    await add();
    expect(ended(await ending())).toEqual([['2029-02-28', 'CBC']]);
  });

  it('has each skill until a later test of it, and never E or X', async () => {
    const { add, ending } = await on('2026-11-22');
    await add({ tested_on: '2020-05-01' });
    await add({ tested_on: '2021-12-01', reading: null, writing: 'E', oral: null });
    await add({ tested_on: '2022-01-15', reading: null, writing: null, oral: 'X' });
    await add({ tested_on: '2010-01-15', language_id: english, reading: 'B', writing: null, oral: null });
    expect(ended(await ending())).toEqual([
      ['2015-01-15', 'Bnullnull'],
      ['2025-05-01', 'Cnullnull'],
    ]);
  });

  it('has none of Québec’s scale', async () => {
    const { add, ending } = await on('2026-11-22');
    await add({ scale: 'quebec', tested_on: '2010-01-01', oral: null, reading: '7', writing: '8' });
    expect(await ending()).toEqual([]);
  });

  it('has none of an archived student, or without an activated contract', async () => {
    const { admin, add, ending } = await on('2026-11-22');
    await add({ tested_on: '2020-05-01' });
    expect((await ending()).map(({ course_id, student }) => [course_id, student.id])).toEqual([
      [contract, ines],
    ]);
    await admin.send('PUT', 'student/updateStatus', { body: { id: ines, status: 0 } });
    expect(await ending()).toEqual([]);
    await admin.send('PUT', 'student/updateStatus', { body: { id: ines, status: 1 } });
    await admin.send('POST', 'student/unAssignCourse', { body: { courseId: contract, studentId: [ines] } });
    expect(await ending()).toEqual([]);
  });

  it('can be snoozed by the id of the result', async () => {
    const { admin, add } = await on('2026-11-22');
    const { id } = await add({ tested_on: '2020-05-01' });
    const snooze = {
      courses_id: contract,
      kind: `result-${id}`,
      until: '2026-12-20',
      reminded_on: null,
      shared: 0,
    };
    expect((await admin.send('PUT', 'snoozes', { body: { snoozes: [snooze] } })).status).toBe(200);
  });
});
