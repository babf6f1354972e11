import type { MeetingDecision, MeetingFile, SaveMeetingDecisionsResponse } from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, foreignCourse } from '../facts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { addLesson } from '../records/lessons.ts';
import type { Role } from '../treaty.ts';
import type { World } from '../World.ts';

/** The attendance report of a meeting, different in each call. */
function report(world: World): File {
  const rows = ['Name,Email,Join time,Leave time', `${world.newName()},,12:00,13:00`];
  return new File([rows.join('\r\n')], 'meetingAttendanceReport.csv', { type: 'text/csv' });
}

/** A decision that a guest of a new name is no student. */
function decisionsIn(world: World, courseId: number): Request {
  const decisions = [{ email: null, name: world.newName(), student_id: null }];
  return { path: { courseId }, body: { decisions } };
}

async function newDecision(
  world: World,
  courseId: number,
): Promise<MeetingDecision & { readonly courseId: number }> {
  const request = decisionsIn(world, courseId);
  const { data } = await world.call<SaveMeetingDecisionsResponse>(
    'ROLE_ADMIN',
    'saveMeetingDecisions',
    request,
  );
  const [decision] = data.toSorted((one, other) => other.id - one.id);
  if (!decision) throw new Error('no decision was saved');
  return { ...decision, courseId };
}

/** A class of a contract of the suite's teacher, and its contract. */
async function recordedClass(world: World): Promise<{ course_id: string; attendance_id: string }> {
  const { courseId } = await taughtEnrolment(world);
  const { id } = await addLesson(world, courseId, '2026-10-06');
  return { course_id: String(courseId), attendance_id: String(id) };
}

async function keptFile(world: World): Promise<MeetingFile> {
  const form = { file: report(world), ...(await recordedClass(world)) };
  return (await world.call<{ data: MeetingFile }>('ROLE_ADMIN', 'uploadMeetingFile', { form })).data;
}

async function foreignClass(world: World, role: Role) {
  const courseId = await foreignCourse(world, role);
  const { id } = await addLesson(world, courseId, '2026-10-06');
  return { course_id: String(courseId), attendance_id: String(id) };
}

export const meetingAttendance = {
  getMeetingAttendance: {
    good: async (world, role) => ({ path: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (world, role) => ({ path: { courseId: await foreignCourse(world, role) } }),
  },
  saveMeetingDecisions: {
    good: async (world) => decisionsIn(world, (await taughtEnrolment(world)).courseId),
    unknown: (world) => decisionsIn(world, unknownId),
    foreign: async (world, role) => decisionsIn(world, await foreignCourse(world, role)),
  },
  undoMeetingDecision: {
    good: async (world) => {
      const { courseId, id } = await newDecision(world, (await taughtEnrolment(world)).courseId);
      return { path: { courseId, id } };
    },
    unknown: async (world) => ({
      path: { courseId: (await taughtEnrolment(world)).courseId, id: unknownId },
    }),
    foreign: async (world, role) => {
      const { courseId, id } = await newDecision(world, await foreignCourse(world, role));
      return { path: { courseId, id } };
    },
  },
  listMeetingFiles: {
    good: async (world, role) => ({ query: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
  },
  uploadMeetingFile: {
    good: async (world) => ({ form: { file: report(world), ...(await recordedClass(world)) } }),
    unknown: (world) => ({
      form: { file: report(world), course_id: String(unknownId), attendance_id: String(unknownId) },
    }),
    foreign: async (world, role) => ({
      form: { file: report(world), ...(await foreignClass(world, role)) },
    }),
  },
  downloadMeetingFile: {
    good: async (world) => ({ path: { id: (await keptFile(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => {
      const form = { file: report(world), ...(await foreignClass(world, role)) };
      const { data } = await world.call<{ data: MeetingFile }>('ROLE_ADMIN', 'uploadMeetingFile', { form });
      return { path: { id: data.id } };
    },
  },
  deleteMeetingFile: {
    good: async (world) => ({ path: { id: (await keptFile(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
  },
} satisfies Cases;
