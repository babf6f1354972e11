import type { OutlineFields } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

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

describe('the outline of a contract', () => {
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

  it('is one: a second one is refused, also when both come from one click (API-080, DECISION-36)', async () => {
    const { server, lea, without } = await teaching();
    await create(lea, without, written);
    const before = (await server.state()).outlines;
    const second = await create(lea, without, { ...written, current_use: 'Something else' });
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    expect((await server.state()).outlines).toEqual(before);
  });
});
