import type { OutlineFields } from '@portal/api-client/treaty';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Léa teaches 1, which has a submitted outline, and another contract that has none. */
const submitted = 1;

const written: OutlineFields = {
  from: 'html',
  status: 'draft',
  history_with_course_language: 'Deux ans au secondaire.',
  current_use: 'Courriels et réunions chaque semaine.',
  challenges: null,
  ten_week_goals: 'Lead a short meeting.',
  language_functions: null,
  grammar_required_for_language_functions: null,
  course_content_emphasis_on: ['speaking', 'other'],
  other_course_content_emphasis_on: 'Small talk',
  learning_aides: ['apps', 'podcasts'],
  other_learning_aides: null,
  conversation: 'Weekly',
  writing: 'Daily',
  listening: null,
  reading: 'Once per year',
};

async function teaching() {
  const server = await startServer();
  const lea = await server.signIn(accounts.teacher.email);
  const { contracts, outlines, users, teachers } = await server.state();
  const user = users.find(({ email }) => email === accounts.teacher.email);
  const teacher = teachers.find(({ userId }) => userId === user?.id);
  const own = contracts.filter(({ teacherId, statusId }) => teacherId === teacher?.id && statusId === 2);
  const without = own.find(({ id }) => !outlines.some(({ contractId }) => contractId === id))?.id ?? 0;
  return { server, lea, without };
}

const create = (sender: Sender, contractId: number, body: unknown) =>
  sender.send('POST', `outline-form/course/${contractId}`, { body });
const update = (sender: Sender, contractId: number, body: unknown, headers: Record<string, string> = {}) =>
  sender.send('PUT', `outline-form/course/${contractId}`, { body, headers });
const load = (sender: Sender, contractId: number) => sender.get(`outline-form/course/${contractId}`);

describe('the outline of a contract', () => {
  it('is created with all that was written, and loaded as it was saved (API-079, API-080, API-110, DOMAIN-43, OUTLINE-27, OUTLINE-28)', async () => {
    const { lea, without } = await teaching();
    expect((await load(lea, without)).body).toEqual({ data: null });
    const { status, body } = await create(lea, without, { ...written, courseId: without });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...written, id: expect.any(Number), save_date: expect.any(String) });
    expect((await load(lea, without)).body.data).toEqual(body.data);
  });

  it('shows its status and date on the contract (DOMAIN-39)', async () => {
    const { lea, without } = await teaching();
    const { body } = await create(lea, without, written);
    const contract = (await lea.get(`courses?courseId=${without}`)).body.data[0];
    expect(contract).toMatchObject({
      outline_form_id: body.data.id,
      outline_form: { status: 'draft', save_date: '2026-11-20T12:00:00.000Z' },
    });
  });

  it('is saved as a draft, submitted, kept submitted, resubmitted and taken back (API-081, OUTLINE-23, OUTLINE-24, OUTLINE-25, DECISION-41)', async () => {
    const { lea, without } = await teaching();
    const { id } = (await create(lea, without, written)).body.data;
    const statuses: string[] = [];
    for (const status of ['draft', 'resub', 'submitted', 'resub', 'submitted', 'draft', 'submitted']) {
      statuses.push((await update(lea, without, { ...written, id, status })).body.data.status);
    }
    expect(statuses).toEqual(['draft', 'submitted', 'submitted', 'resub', 'resub', 'draft', 'submitted']);
  });

  it('keeps the date of its first submission until it is taken back to a draft (API-081, DECISION-41)', async () => {
    const { server, lea, without } = await teaching();
    const { id } = (await create(lea, without, { ...written, status: 'submitted' })).body.data;
    const later = await startServer({
      database: server.database,
      now: () => new Date('2026-12-03T15:00:00.000Z'),
    });
    const sender = await later.signIn(accounts.teacher.email);
    const dates: string[] = [];
    for (const status of ['submitted', 'resub', 'draft', 'submitted']) {
      dates.push((await update(sender, without, { ...written, id, status })).body.data.save_date);
    }
    expect(dates).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
      '2026-12-03T15:00:00.000Z',
      '2026-12-03T15:00:00.000Z',
    ]);
  });

  it('keeps an Other text only while other is ticked, and needs it then (OUTLINE-19)', async () => {
    const { server, lea, without } = await teaching();
    const before = await server.state();
    for (const missing of [
      { other_course_content_emphasis_on: '  ' },
      { learning_aides: ['other'], other_learning_aides: null },
    ]) {
      const { status, body } = await create(lea, without, { ...written, ...missing });
      expect([status, body.code]).toEqual([400, 'bad-input']);
    }
    expect(await server.state()).toEqual(before);
    const { body } = await create(lea, without, { ...written, course_content_emphasis_on: ['speaking'] });
    expect(body.data.other_course_content_emphasis_on).toBeNull();
  });

  it('is one: a second one is refused, also when both come from one click (API-080, DECISION-36)', async () => {
    const { server, lea, without } = await teaching();
    await create(lea, without, written);
    const before = (await server.state()).outlines;
    const second = await create(lea, without, { ...written, current_use: 'Something else' });
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    expect((await server.state()).outlines).toEqual(before);
  });

  it('is not overwritten by who has not seen the last version (API-081)', async () => {
    const { lea, without } = await teaching();
    const { id } = (await create(lea, without, written)).body.data;
    const seen = (await load(lea, without)).headers.get('ETag') ?? '';
    const mine = await update(lea, without, { ...written, id, challenges: 'Mine' }, { 'If-Match': seen });
    expect(mine.status).toBe(200);
    const theirs = await update(lea, without, { ...written, id, challenges: 'Theirs' }, { 'If-Match': seen });
    expect([theirs.status, theirs.body.code]).toEqual([412, 'changed']);
    expect((await load(lea, without)).body.data.challenges).toBe('Mine');
    const next = { 'If-Match': mine.headers.get('ETag') ?? '' };
    expect((await update(lea, without, { ...written, id, challenges: 'Ours' }, next)).status).toBe(200);
    expect((await update(lea, without, { ...written, id, challenges: 'Alone' })).status).toBe(200);
  });

  it.each<[string, number, (id: number) => object]>([
    ['a status that is none', 400, (id) => ({ id, status: 'done' })],
    ['a choice that is none', 400, (id) => ({ id, learning_aides: ['television'] })],
    ['a frequency that is none', 400, (id) => ({ id, reading: 'hourly' })],
    ['a text beyond all measure', 400, (id) => ({ id, challenges: 'x'.repeat(10_001) })],
    ['the outline of another contract', 400, (id) => ({ id: id + 1 })],
    ['another contract than the address', 400, (id) => ({ id, courseId: submitted + 1 })],
    ['no id', 400, () => ({})],
  ])('refuses %s with %i, and nothing has changed (API-081)', async (_, status, change) => {
    const { server, lea } = await teaching();
    const { id } = (await load(lea, submitted)).body.data;
    const before = await server.state();
    const refused = await update(lea, submitted, { ...written, ...change(id) });
    expect([refused.status, refused.body.code]).toEqual([status, 'bad-input']);
    expect(await server.state()).toEqual(before);
  });

  it('is there for its teacher and the administrators only (API-079, API-080, API-081)', async () => {
    const { server, lea, without } = await teaching();
    const andrew = await server.signIn(accounts.otherTeacher.email);
    const before = await server.state();
    expect((await create(andrew, without, written)).status).toBe(403);
    expect((await update(andrew, submitted, { ...written, id: 1 })).status).toBe(403);
    expect((await create(lea, 99_999, written)).status).toBe(404);
    expect((await update(lea, without, { ...written, id: 1 })).status).toBe(404);
    expect(await server.state()).toEqual(before);
    const admin = await server.signIn();
    expect((await create(admin, without, written)).status).toBe(200);
  });
});
