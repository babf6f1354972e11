import type { Attendance, AttendanceList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, enrolmentOf, foreignCourse } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import { createCourse, refusedWhenArchived } from './courses.ts';

interface Saved {
  readonly data: Attendance;
}

async function lessonInput(world: World, role: Role) {
  const { courseId, studentId } = await enrolmentOf(world, role);
  return { courses_id: courseId, date_class: '2026-11-02', absent_student_ids: [studentId], total_hours: 90 };
}

const lessonWithoutAbsences = (courseId: number) => ({
  courses_id: courseId,
  date_class: '2026-11-02',
  absent_student_ids: [],
  total_hours: 90,
});

async function lessonIn(world: World, courseId: number): Promise<number> {
  const body = lessonWithoutAbsences(courseId);
  return (await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body })).data.id;
}

function newLesson(world: World): Promise<Attendance> {
  return world.find('an attendance record of its own', async () => {
    const body = await lessonInput(world, 'ROLE_ADMIN');
    return (await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body })).data;
  });
}

async function lessonsOf(world: World, courseId: number): Promise<Attendance[]> {
  const query = { courseId, resourcesPerPage: 20_000 };
  return (await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data;
}

export const attendance: Cases = {
  listAttendance: {
    good: async (world, role) => ({ query: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
    does: {
      'lists the oldest first': async (world) => {
        const days = (await lessonsOf(world, await courseOf(world, 'ROLE_ADMIN'))).map(
          ({ date_class: day }) => day,
        );
        expect(JSON.stringify(days) === JSON.stringify(days.toSorted()), 'the days are in another order');
      },
    },
  },
  addAttendance: {
    rowsChanged: 20,
    good: async (world, role) => ({ body: await lessonInput(world, role) }),
    unknown: async (world, role) => ({
      body: { ...(await lessonInput(world, role)), courses_id: unknownId, absent_student_ids: [] },
    }),
    foreign: async (world, role) => ({
      body: {
        ...(await lessonInput(world, role)),
        courses_id: await foreignCourse(world, role),
        absent_student_ids: [],
      },
    }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: lessonWithoutAbsences(courseId) }];
      }),
      'somebody absent who is not in the contract': {
        status: 400,
        request: async (world) => ({
          body: { ...(await lessonInput(world, 'ROLE_ADMIN')), absent_student_ids: [unknownId] },
        }),
      },
      'the key of another record': {
        status: 422,
        code: 'key-reused',
        request: async (world) => {
          world.requiresExtension('idempotency-keys');
          const headers = { 'Idempotency-Key': world.newKey() };
          const body = await lessonInput(world, 'ROLE_ADMIN');
          await world.call('ROLE_ADMIN', 'addAttendance', { body, headers });
          return { body: { ...body, total_hours: 60 }, headers };
        },
      },
    },
    does: {
      'keeps what was sent': async (world) => {
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const { data } = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body });
        const stored = (await lessonsOf(world, body.courses_id)).find(({ id }) => id === data.id);
        expect(
          stored?.total_hours === 90 && stored.date_class === body.date_class,
          'the list says something else',
        );
        expect(
          stored.attendances.map((absence) => absence.student_id).join() === body.absent_student_ids.join(),
          'others are absent',
        );
      },
      'adds one record for one key': async (world) => {
        world.requiresExtension('idempotency-keys');
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const headers = { 'Idempotency-Key': world.newKey() };
        const first = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const second = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body, headers });
        expect(first.data.id === second.data.id, 'the same key added two records');
        const lessons = await lessonsOf(world, body.courses_id);
        const after = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const now = await lessonsOf(world, body.courses_id);
        expect(now.length === lessons.length, `answered as ${after.data.id}, the key added another record`);
      },
    },
  },
  updateAttendance: {
    // The report rows of its students show the hours.
    rowsChanged: 20,
    good: async (world) => {
      const lesson = await newLesson(world);
      return {
        path: { id: lesson.id },
        body: {
          courses_id: lesson.courses_id,
          date_class: '2026-11-03',
          absent_student_ids: [],
          total_hours: 60,
        },
      };
    },
    unknown: async (world) => ({
      path: { id: unknownId },
      body: { ...(await lessonInput(world, 'ROLE_ADMIN')) },
    }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [
        courseId,
        {
          path: { id: await lessonIn(world, courseId) },
          body: { ...lessonWithoutAbsences(courseId), total_hours: 45 },
        },
      ];
    }),
  },
  deleteAttendance: {
    rowsChanged: 20,
    good: async (world) => {
      const body = await lessonInput(world, 'ROLE_ADMIN');
      const { data } = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body });
      return { path: { id: data.id } };
    },
    unknown: () => ({ path: { id: unknownId } }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { path: { id: await lessonIn(world, courseId) } }];
    }),
    does: {
      'keeps the record, which no longer counts': async (world) => {
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const { data } = await world.call<Saved>('ROLE_ADMIN', 'addAttendance', { body });
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: data.id } });
        const stored = (await lessonsOf(world, body.courses_id)).find(({ id }) => id === data.id);
        expect(stored?.status === 0, `its status is ${stored?.status}`);
      },
    },
  },
};
