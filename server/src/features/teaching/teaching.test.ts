import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const lea = 1;
const andrew = 2;
const leasContract = 1;

async function courseOf(sender: Sender, id: number) {
  return (await sender.get(`courses?courseId=${id}`)).body.data[0];
}

async function contractWithoutTeacher(admin: Sender): Promise<number> {
  const { body } = await admin.get('courses?courseStatus=2&resourcesPerPage=100');
  const free = body.data.find((course: { current_teacher: unknown }) => course.current_teacher === null);
  return free.id;
}

describe('assigning a teacher', () => {
  it('gives the contract its teacher, who finds it at once (API-064, DOMAIN-38)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const courseId = await contractWithoutTeacher(admin);
    const teacher = await server.signIn(accounts.teacher.email);
    expect((await teacher.get(`courses?courseId=${courseId}`)).status).toBe(403);

    const { status, body } = await admin.send('POST', 'teacher/assignCourse', {
      body: { courseId, teacherId: lea },
    });
    expect(status).toBe(200);
    expect(body.data.current_teacher).toEqual({ teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' } });
    expect(body.data.previous_teachers).toEqual([]);
    expect((await courseOf(teacher, courseId)).id).toBe(courseId);
  });
});

describe('changing the teacher', () => {
  const change = {
    courseId: leasContract,
    teacherId: andrew,
    removeMotive: 'Congé de maladie',
    hoursDone: 31.5,
  };

  it('keeps who taught before, why not any more, and the hours done (API-065, DOMAIN-48)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { body } = await admin.send('POST', 'teacher/change', { body: change });
    expect(body.data.current_teacher.teacher).toMatchObject({ id: andrew, last_name: 'Parker' });
    const former = {
      teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
      hours_done: 31.5,
      remove_motive: 'Congé de maladie',
    };
    expect(body.data.previous_teachers).toEqual([former]);

    await admin.send('POST', 'teacher/change', {
      body: { courseId: leasContract, teacherId: lea, removeMotive: 'Retour', hoursDone: 0 },
    });
    const course = await courseOf(admin, leasContract);
    expect(course.current_teacher.teacher.id).toBe(lea);
    expect(course.previous_teachers).toEqual([
      former,
      {
        teacher: { id: andrew, name: 'Andrew', last_name: 'Parker' },
        hours_done: 0,
        remove_motive: 'Retour',
      },
    ]);
  });

  it('closes the contract to the one who left, and keeps the reason from the one who came (SHELL-026)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const [before, after] = [
      await server.signIn(accounts.teacher.email),
      await server.signIn(accounts.otherTeacher.email),
    ];
    await admin.send('POST', 'teacher/change', { body: change });
    expect((await before.get(`courses?courseId=${leasContract}`)).status).toBe(403);
    const course = await courseOf(after, leasContract);
    expect(course.id).toBe(leasContract);
    expect(course).not.toHaveProperty('previous_teachers');
  });
});

describe('asking for the progress reports', () => {
  it('sends the teacher a mail that leads to the contract (API-078, MSG-36)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { status, body } = await admin.send('POST', 'teacher/notifyProgress', {
      body: { courseId: leasContract },
    });
    expect([status, body.message]).toEqual([200, 'Progress Report Request was sent Successfully.']);
    expect((await server.outbox())[0]).toMatchObject({
      to: accounts.teacher.email,
      link: '/teacher-view/course/1',
      subject: expect.stringContaining('2026-0412'),
    });
  });
});

describe('asking a teacher who cannot sign in for the progress reports', () => {
  it('is refused with the reason, and no mail is sent (API-078)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    expect((await admin.send('PUT', 'teacher/updateStatus', { body: { id: lea, status: 0 } })).status).toBe(
      200,
    );
    const mails = (await server.outbox()).length;
    const { status, body } = await admin.send('POST', 'teacher/notifyProgress', {
      body: { courseId: leasContract },
    });
    expect([status, body.message]).toEqual([
      409,
      'Le compte de cet enseignant n’est pas actif - The account of this teacher is not active',
    ]);
    expect(await server.outbox()).toHaveLength(mails);
  });
});

describe('the contracts of a teacher', () => {
  it('are listed by teacher id in every status, the latest first (API-103)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`courses/teacher/${lea}`);
    const byUser = await admin.get('courses/user/4');
    const numbers = (list: { client_details: { contract_number: string } }[]) =>
      list.map((course) => course.client_details.contract_number).sort();
    expect(numbers(body.data)).toEqual(numbers(byUser.body.data));
    expect(body.total).toBe(body.data.length);
    const ends = body.data.map(
      (course: { course_details: { end_date: string } }) => course.course_details.end_date,
    );
    expect(ends).toEqual([...ends].sort().reverse());
  });
});

describe('an archived teacher', () => {
  const refused = {
    code: 'conflict',
    message:
      'Cet enseignant est archivé et ne peut recevoir aucun contrat - This teacher is archived and can be given no contract',
    errors: { teacherId: ['is archived'] },
  };

  async function archiveAndrew() {
    const server = await startServer();
    const admin = await server.signIn();
    const archived = { body: { id: andrew, status: 0 } };
    expect((await admin.send('PUT', 'teacher/updateStatus', archived)).status).toBe(200);
    return admin;
  }

  it('is given no contract, by assigning or in place of another, and the contract stays (DECISION-77)', async () => {
    const admin = await archiveAndrew();
    const courseId = await contractWithoutTeacher(admin);
    const assigned = await admin.send('POST', 'teacher/assignCourse', {
      body: { courseId, teacherId: andrew },
    });
    expect([assigned.status, assigned.body]).toEqual([409, expect.objectContaining(refused)]);
    expect((await courseOf(admin, courseId)).current_teacher).toBeNull();
    const change = { courseId: leasContract, teacherId: andrew, removeMotive: 'Congé', hoursDone: 1 };
    const changed = await admin.send('POST', 'teacher/change', { body: change });
    expect([changed.status, changed.body]).toEqual([409, expect.objectContaining(refused)]);
    const { current_teacher, previous_teachers } = await courseOf(admin, leasContract);
    expect([current_teacher.teacher.id, previous_teachers]).toEqual([lea, []]);
  });

  it('keeps a contract of before, and is given others once restored', async () => {
    const admin = await archiveAndrew();
    const { body } = await admin.get(`courses/teacher/${andrew}`);
    const [own] = body.data;
    const again = { body: { courseId: own.id, teacherId: andrew } };
    expect((await admin.send('POST', 'teacher/assignCourse', again)).status).toBe(200);
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: andrew, status: 1 } });
    const courseId = await contractWithoutTeacher(admin);
    const assigned = await admin.send('POST', 'teacher/assignCourse', {
      body: { courseId, teacherId: andrew },
    });
    expect(assigned.status).toBe(200);
  });

  it('is not given a contract while being archived', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const courseId = await contractWithoutTeacher(admin);
    const [archived, assigned] = await Promise.all([
      admin.send('PUT', 'teacher/updateStatus', { body: { id: andrew, status: 0 } }),
      admin.send('POST', 'teacher/assignCourse', { body: { courseId, teacherId: andrew } }),
    ]);
    expect(archived.status).toBe(200);
    const { current_teacher } = await courseOf(admin, courseId);
    expect(current_teacher?.teacher.id ?? null).toBe(assigned.status === 200 ? andrew : null);
  });
});
