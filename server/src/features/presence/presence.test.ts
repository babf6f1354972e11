import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { RecordWatch } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';

const contract = 1;
const roy = { name: 'Jean-Philippe Roy' };

/** Opens a record as this person. `next` resolves with the next event that matches. */
async function open(
  { origin, anonymous }: Pick<StartedServer, 'origin' | 'anonymous'>,
  path: string,
  email: string = accounts.admin.email,
) {
  const login = await anonymous.send('POST', 'login', { body: { email, password: samplePassword } });
  const request = get(`${origin}/api/presence/${path}`, {
    agent: false,
    headers: { Authorization: `Bearer ${login.body.auth.access_token}`, Accept: 'text/event-stream' },
  });
  const { logout_token: token } = login.body.auth;
  const leave = () => request.destroy();
  onTestFinished(() => void leave());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.setEncoding('utf8').on('error', () => undefined);
  const chunks = response[Symbol.asyncIterator]();
  let text = '';
  return {
    type: response.headers['content-type'],
    async next(fits: (event: RecordWatch) => boolean): Promise<RecordWatch> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end < 0) {
          const { done, value } = await chunks.next();
          if (done) throw new Error('The stream has ended.');
          text += String(value);
          continue;
        }
        const chunk = text.slice(0, end);
        text = text.slice(end + 2);
        if (!chunk.startsWith('data: ')) continue;
        const event = JSON.parse(chunk.slice(6)) as RecordWatch;
        if (fits(event)) return event;
      }
    },
    leave,
    signOut: () => anonymous.send('POST', 'auth/logout', { body: { token } }),
    /** Resolves when the server has ended the stream. */
    async ended() {
      while (!(await chunks.next()).done);
    },
  };
}

const anyEvent = () => true;
const hasColleague = ({ colleagues }: RecordWatch) => colleagues.length > 0;
const isAlone = ({ colleagues }: RecordWatch) => colleagues.length === 0;
const isSaved = ({ saved_by }: RecordWatch) => saved_by !== null;

async function twoServers() {
  const server = await startServer();
  return { server, other: await startServer({ database: server.database }) };
}

describe('a record that somebody edits', () => {
  it('shows who it is, through another server too, until they leave', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, `contract/${contract}`);
    expect(mine.type).toBe('text/event-stream');
    expect(await mine.next(anyEvent)).toEqual({ colleagues: [], saved_by: null });

    const theirs = await open(other, `contract/${contract}?editing=true`, accounts.otherAdmin.email);
    expect((await mine.next(hasColleague)).colleagues).toMatchObject([roy]);
    theirs.leave();
    expect(await mine.next(isAlone)).toEqual({ colleagues: [], saved_by: null });
  });

  it('shows nobody who only reads it, edits another one, or is the same person in another tab', async () => {
    const { server, other } = await twoServers();
    await open(other, `contract/${contract}`, accounts.otherAdmin.email);
    await open(other, 'contract/2?editing=true', accounts.otherAdmin.email);
    await open(other, `student/${contract}?editing=true`, accounts.otherAdmin.email);
    await open(server, `contract/${contract}?editing=true`);
    const mine = await open(server, `contract/${contract}`);
    expect(await mine.next(anyEvent)).toEqual({ colleagues: [], saved_by: null });
    // If the colleague had been visible before, the event would have arrived by now.
    await open(other, `contract/${contract}?editing=true`, accounts.otherAdmin.email);
    expect((await mine.next(hasColleague)).colleagues).toHaveLength(1);
  });

  it('forgets an editor whose server is gone', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, `contract/${contract}`);
    await sql`insert into record_editors (id, subject, record_id, user_id)
      select gen_random_uuid(), 'contract', ${contract}, id from users where email = ${accounts.otherAdmin.email}`.execute(
      other.db,
    );
    await mine.next(hasColleague);
    await sql`update record_editors set seen_at = now() - interval '16 seconds'`.execute(other.db);
    await mine.next(isAlone);
  });

  it('answers once without a stream', async () => {
    const { server, other } = await twoServers();
    const theirs = await open(other, `contract/${contract}?editing=true`, accounts.otherAdmin.email);
    await theirs.next(anyEvent);
    const admin = await server.signIn();
    const { body } = await admin.get(`presence/contract/${contract}`);
    expect(body).toMatchObject({ data: { colleagues: [roy], saved_by: null } });
  });
});

describe('the stream of a session', () => {
  it('ends when its person signs out on another process, who then edits nothing', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, `contract/${contract}`);
    await mine.next(anyEvent);
    const theirs = await open(other, `contract/${contract}?editing=true`, accounts.otherAdmin.email);
    await mine.next(hasColleague);
    await theirs.signOut();
    await theirs.ended();
    expect(await mine.next(isAlone)).toEqual({ colleagues: [], saved_by: null });
  });

  it('ends when its person is archived', async () => {
    const { server } = await twoServers();
    const theirs = await open(server, `contract/${contract}`, accounts.otherAdmin.email);
    await theirs.next(anyEvent);
    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('email', '=', accounts.otherAdmin.email)
      .execute();
    await theirs.ended();
  });
});

describe('a saved change', () => {
  it.each([
    ['contract/1', 'courses'],
    ['student/1', 'students'],
    ['teacher/1', 'teachers'],
  ])('is told once to those who have %s open', async (path, note_type) => {
    const { server, other } = await twoServers();
    const mine = await open(server, path);
    await mine.next(anyEvent);
    const theirs = await other.signIn(accounts.otherAdmin.email);
    const { status } = await theirs.send('POST', 'notes/create', {
      body: { note_type, ref_id: 1, title: 'Rappeler' },
    });
    expect(status).toBe(200);
    expect((await mine.next(isSaved)).saved_by).toMatchObject(roy);
    // The next event is about a new editor and does not repeat a change.
    await open(other, `${path}?editing=true`, accounts.otherAdmin.email);
    expect(await mine.next(anyEvent)).toMatchObject({ colleagues: [roy], saved_by: null });
  });

  it('of a material is told to those who have the material open, not those with the file of the same id', async () => {
    const { server, other } = await twoServers();
    const material = await open(server, 'material/1');
    const file = await open(server, 'file/1');
    await Promise.all([material.next(anyEvent), file.next(anyEvent)]);
    const theirs = await other.signIn(accounts.otherAdmin.email);
    await theirs.send('PUT', 'materials/updateStatus', { body: { id: 1, status: 0 } });
    expect((await material.next(isSaved)).saved_by).toMatchObject(roy);
    await open(other, 'file/1?editing=true', accounts.otherAdmin.email);
    expect(await file.next(anyEvent)).toMatchObject({ colleagues: [roy], saved_by: null });
  });

  it('is not told to whoever made it', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, 'contract/1');
    await mine.next(anyEvent);
    const me = await server.signIn();
    const note = { note_type: 'courses', ref_id: 1, title: 'Rappeler' };
    expect((await me.send('POST', 'notes/create', { body: note })).status).toBe(200);
    await open(other, 'contract/1?editing=true', accounts.otherAdmin.email);
    expect(await mine.next(anyEvent)).toMatchObject({ colleagues: [roy], saved_by: null });
  });

  it('that was made before the record was opened is not told', async () => {
    const { server } = await twoServers();
    await sql`insert into history (changed_at, user_id, table_name, action, record_id, contract_id)
      select now() - interval '10 seconds', id, 'contracts', 'update', 1, 1 from users where email = ${accounts.otherAdmin.email}`.execute(
      server.db,
    );
    const mine = await open(server, 'contract/1');
    expect(await mine.next(anyEvent)).toEqual({ colleagues: [], saved_by: null });
  });
});

describe('what a teacher and an administrator share', () => {
  const ines = 1;
  const lea = { name: 'Léa Villeneuve' };
  const places = [
    ['the outline', `outline/${contract}`, '', `outline-form/course/${contract}`, { from: 'html' }],
    ['the course info', `course_info/${contract}`, '', 'progressReports/courseInfo', {}],
    ['a report', `report/${contract}`, `studentId=${ines}`, 'progressReports/form', { student_id: ines }],
  ] as const;

  it.each(places)('shows who edits %s of a contract to the other', async (_, path, query) => {
    const { server, other } = await twoServers();
    const admin = await open(server, `${path}?${query}`);
    const teacher = await open(other, `${path}?${query}&editing=true`, accounts.teacher.email);
    expect((await admin.next(hasColleague)).colleagues).toMatchObject([lea]);
    expect(await teacher.next(anyEvent)).toEqual({ colleagues: [], saved_by: null });
  });

  it.each(places)('tells when %s was saved', async (_, path, query, call, body) => {
    const { server, other } = await twoServers();
    const admin = await open(server, `${path}?${query}`);
    const besides = await open(server, 'report/1?studentId=2');
    await Promise.all([admin.next(anyEvent), besides.next(anyEvent)]);
    const teacher = await other.signIn(accounts.teacher.email);
    const known = call.startsWith('outline') ? (await teacher.get(call)).body.data : {};
    const { status } = await teacher.send('PUT', call, {
      body: { ...known, ...body, ...(await changeOf(other, call)) },
    });
    expect(status).toBe(200);
    expect((await admin.next(isSaved)).saved_by).toMatchObject(lea);
    await open(other, 'report/1?studentId=2&editing=true', accounts.teacher.email);
    expect(await besides.next(anyEvent)).toMatchObject({ colleagues: [lea], saved_by: null });
  });

  async function changeOf({ state }: StartedServer, call: string): Promise<object> {
    if (call.startsWith('outline')) return { challenges: 'Le passé composé' };
    if (call.endsWith('courseInfo')) return { course_id: contract, skills_covered: 'Réunions' };
    const { reportForms } = await state();
    const form = reportForms.find((row) => row.studentId === ines && row.contractId === contract);
    return { course_id: contract, progress_form_id: form?.id, comments: 'Progresse.' };
  }

  it('keeps the reports of two students apart', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, `report/${contract}?studentId=${ines}`);
    await mine.next(anyEvent);
    const teacher = accounts.teacher.email;
    const beside = await open(other, `report/${contract}?studentId=2&editing=true`, teacher);
    await beside.next(anyEvent);
    const admin = await server.signIn();
    const { body } = await admin.get(`presence/report/${contract}?studentId=${ines}`);
    expect(body.data.colleagues).toEqual([]);
    await open(other, `report/${contract}?studentId=${ines}&editing=true`, teacher);
    expect(await mine.next(anyEvent)).toMatchObject({ colleagues: [lea] });
  });

  it('is refused to a teacher of another contract, and everything else to all teachers', async () => {
    const server = await startServer();
    const { contracts } = await server.state();
    const teacherOf = (id: number) => contracts.find((row) => row.id === id)?.teacherId;
    const foreign = contracts.find(({ teacherId }) => teacherId !== teacherOf(contract))?.id;
    const teacher = await server.signIn(accounts.teacher.email);
    const statusOf = async (path: string) => (await teacher.get(`presence/${path}`)).status;
    expect(await statusOf(`outline/${contract}`)).toBe(200);
    expect(await statusOf(`outline/${foreign}?editing=true`)).toBe(403);
    expect(await statusOf(`course_info/${foreign}`)).toBe(403);
    expect(await statusOf(`report/${foreign}?studentId=${ines}`)).toBe(403);
    for (const subject of ['contract', 'student', 'teacher', 'user', 'material', 'file'])
      expect(await statusOf(`${subject}/1`), subject).toBe(403);
    expect(await statusOf('outline/99999')).toBe(404);
    expect(await statusOf(`report/${contract}?studentId=99999`)).toBe(404);
    expect(await statusOf(`report/${contract}`)).toBe(400);
    expect(await statusOf(`outline/${contract}?studentId=${ines}`)).toBe(400);
  });
});

describe('the streams of one user', () => {
  it('are 20: another one ends the oldest, and the user no longer edits there', async () => {
    const server = await startServer();
    const other = await open(server, `contract/${contract}`, accounts.otherAdmin.email);
    const [oldest, next] = [
      await open(server, `contract/${contract}?editing=true`),
      await open(server, 'contract/2'),
    ];
    await Promise.all([oldest.next(anyEvent), next.next(anyEvent), other.next(hasColleague)]);
    for (let count = 2; count < 20; count += 1) await open(server, 'student/1');
    await open(server, 'student/2');
    await oldest.ended();
    await other.next(isAlone);
    await open(server, 'contract/2?editing=true', accounts.otherAdmin.email);
    expect((await next.next(hasColleague)).colleagues).toMatchObject([roy]);
  });
});

describe('a server that ends', () => {
  it('ends its streams, and takes its editors along', async () => {
    const { server, other } = await twoServers();
    const mine = await open(server, `contract/${contract}`);
    const theirs = await open(other, `contract/${contract}?editing=true`, accounts.otherAdmin.email);
    await mine.next(hasColleague);
    const ending = other.close();
    await theirs.ended();
    await ending;
    await mine.next(isAlone);
  });
});
