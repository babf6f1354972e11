import { createHash } from 'node:crypto';
import type {
  GetCoursePlanResponse,
  GetMeetingAttendanceResponse,
  ListMeetingLinksResponse,
  MeetingAttendance,
  MeetingDecision,
  MeetingFile,
  MeetingFileList,
  SaveMeetingDecisionsResponse,
  StudentList,
} from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, ownTeacherId } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse, savedCourse } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { addLesson } from '../records/lessons.ts';
import { plan, recorded } from '../records/plans.ts';
import { newStudent } from '../records/students.ts';
import { newTeacher } from '../records/teachers.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';

/** The attendance report of a meeting, different in each call. */
function report(world: World, name = 'meetingAttendanceReport.csv'): File {
  const rows = ['Name,Email,Join time,Leave time', `${world.newName()},,12:00,13:00`];
  return new File([rows.join('\r\n')], name, { type: 'text/csv' });
}

async function meetingsOf(
  world: World,
  courseId: number,
  role: Role = 'ROLE_ADMIN',
): Promise<MeetingAttendance> {
  const request = { path: { courseId } };
  return (await world.call<GetMeetingAttendanceResponse>(role, 'getMeetingAttendance', request)).data;
}

interface Deciding {
  readonly email?: string | null;
  readonly name?: string;
  readonly student_id?: number | null;
}

/** A request that decides about participants: without details, that a guest of a new name is no student. */
function deciding(world: World, courseId: number, ...decisions: Deciding[]): Request {
  const guest = () => ({ email: null, name: world.newName(), student_id: null });
  return {
    path: { courseId },
    body: { decisions: (decisions.length > 0 ? decisions : [{}]).map((one) => ({ ...guest(), ...one })) },
  };
}

const decide = async (world: World, courseId: number, ...decisions: Deciding[]): Promise<MeetingDecision[]> =>
  (
    await world.call<SaveMeetingDecisionsResponse>(
      'ROLE_ADMIN',
      'saveMeetingDecisions',
      deciding(world, courseId, ...decisions),
    )
  ).data;

/** The path of a new decision of a contract. */
async function newDecision(world: World, courseId: number) {
  const name = world.newName();
  const decision = (await decide(world, courseId, { name })).find((one) => one.name === name);
  if (!decision) throw new Error('the decision is not in the answer');
  return { courseId, id: decision.id };
}

/** The form with a file for a new record of a contract. */
async function formFor(world: World, courseId: number) {
  const { id } = await addLesson(world, courseId, '2026-10-06');
  return { file: report(world), course_id: String(courseId), attendance_id: String(id) };
}

const ownForm = async (world: World) => formFor(world, (await taughtEnrolment(world)).courseId);

const upload = async (world: World, form: object): Promise<MeetingFile> =>
  (
    await world.call<{ data: MeetingFile }>('ROLE_ADMIN', 'uploadMeetingFile', {
      form: form as Record<string, string | File>,
    })
  ).data;

const filesOf = async (world: World, query: object, role: Role = 'ROLE_ADMIN'): Promise<MeetingFile[]> =>
  (await world.call<MeetingFileList>(role, 'listMeetingFiles', { query: { ...query } })).data;

/** A contract of the suite's teacher with files of two records and of a planned class. */
function filedCourse(world: World): Promise<number> {
  return world.find('a contract with files of meetings', async () => {
    const { courseId } = await taughtEnrolment(world);
    const first = await formFor(world, courseId);
    const second = await addLesson(world, courseId, '2026-10-13');
    const planned = await firstPlanned(world, courseId);
    await upload(world, first);
    await upload(world, { ...first, file: report(world) });
    await upload(world, { ...first, file: report(world), attendance_id: String(second.id) });
    await upload(world, ofPlanned(world, planned));
    return courseId;
  });
}

async function firstPlanned(world: World, courseId: number) {
  const request = { path: { courseId }, body: { ...plan, accept_clashes: true } };
  const { classes } = await world.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', request);
  const [planned] = classes;
  if (!planned) throw new Error('the plan has no class');
  return planned;
}

const ofPlanned = (world: World, { id, course_id }: { id: number; course_id: number }) => ({
  file: report(world),
  course_id: String(course_id),
  planned_class_id: String(id),
});

/** A class of a contract of the suite's teacher that a colleague gives. */
async function classOfSubstitute(world: World) {
  world.requiresExtension('belonging');
  const { courseId } = await taughtEnrolment(world);
  const planned = await firstPlanned(world, courseId);
  const { id: teacher_id } = await newTeacher(world);
  const body = { classes: [{ id: planned.id }], teacher_id };
  await world.call('ROLE_ADMIN', 'chooseSubstitute', { body });
  return planned;
}

export const meetingAttendance = {
  listMeetingLinks: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'lists the address of the contract, else the one in its location, of own contracts alone': async (
        world,
      ) => {
        const { courseId } = await linkedCourse(world);
        const other = await createCourse(world);
        const linkOf = async (id: number) => {
          const { data } = await world.call<ListMeetingLinksResponse>('student', 'listMeetingLinks');
          return data.find(({ course }) => course.id === id)?.meeting_link;
        };
        const save = (id: number, course_details: object) =>
          savedCourse(world, 'updateCourse', { course: { id }, course_details });
        await save(other, { meeting_link: 'https://zoom.example/j/9' });
        expect((await linkOf(courseId)) === undefined, 'a contract without an address is listed');
        await save(courseId, { location: 'Zoom: https://zoom.example/j/1.' });
        const [inLocation, foreign] = [await linkOf(courseId), await linkOf(other)];
        expect(inLocation === 'https://zoom.example/j/1', `the address is ${inLocation}`);
        expect(foreign === undefined, 'a contract of others is listed');
        await save(courseId, { meeting_link: 'https://zoom.example/j/2' });
        const fixed = await linkOf(courseId);
        expect(fixed === 'https://zoom.example/j/2', `the address of the contract is ${fixed}`);
        await savedCourse(world, 'updateCourseStatus', { id: courseId, course_status_id: 3 });
        expect((await linkOf(courseId)) === undefined, 'a contract that is done is listed');
      },
    },
  },
  getMeetingAttendance: {
    good: async (world, role) => ({ path: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (world, role) => ({ path: { courseId: await foreignCourse(world, role) } }),
    does: {
      'has the digest of the address of a student, and no address': async (world) => {
        const { courseId, studentId } = await enrolmentOf(world, 'ROLE_TEACHER');
        const query = { id: studentId };
        const found = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        const email = found.data[0]?.email?.trim().toLowerCase();
        const meetings = await meetingsOf(world, courseId, 'ROLE_TEACHER');
        const due = email
          ? [createHash('sha256').update(`${meetings.digest_prefix}:${email}`).digest('hex')]
          : [];
        const digests = meetings.students.find(({ id }) => id === studentId)?.address_digests;
        expect(String(digests) === String(due), `the digests are ${String(digests)}`);
        expect(!JSON.stringify(meetings).includes('@'), 'the answer has an address');
        const teacherId = await ownTeacherId(world);
        expect(
          meetings.teachers.some(({ id }) => id === teacherId),
          'the teacher is not there',
        );
      },
      'begins digests alike each time, and otherwise for another contract': async (world) => {
        const [one, other] = [await createCourse(world), await createCourse(world)];
        const prefixes = [];
        for (const id of [one, one, other]) prefixes.push((await meetingsOf(world, id)).digest_prefix);
        expect(
          prefixes[0] === prefixes[1] && prefixes[1] !== prefixes[2],
          `they begin with ${prefixes.join()}`,
        );
      },
    },
  },
  saveMeetingDecisions: {
    good: async (world) => deciding(world, (await taughtEnrolment(world)).courseId),
    unknown: (world) => deciding(world, unknownId),
    foreign: async (world, role) => deciding(world, await foreignCourse(world, role)),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, deciding(world, courseId)];
      }),
      'a student of another contract': {
        status: 400,
        field: 'decisions',
        request: async (world) =>
          deciding(world, await createCourse(world), { student_id: (await newStudent(world)).id }),
      },
      'one participant twice': {
        status: 400,
        field: 'decisions',
        request: async (world) =>
          deciding(
            world,
            await createCourse(world),
            { email: 'api-check@example.org' },
            { email: ' API-check@example.org' },
          ),
      },
    },
    does: {
      'replaces the decision about an address in any case, and keeps those about others': async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        const [email, name] = [world.newEmail(), world.newName()];
        const [first] = await decide(world, courseId, { email, student_id: studentId });
        const decisions = await decide(world, courseId, { email: email.toUpperCase() }, { name });
        const about = decisions.find(({ email_digest }) => email_digest !== null);
        expect(decisions.length === 2, `there are ${decisions.length} decisions`);
        expectFields(about, { id: first?.id, email: email.toLowerCase(), student_id: null });
        const { decisions: read, digest_prefix } = await meetingsOf(world, courseId, 'ROLE_TEACHER');
        const digest = createHash('sha256').update(`${digest_prefix}:${email.toLowerCase()}`).digest('hex');
        const digests = read.map(({ email_digest }) => email_digest);
        expect(digests.includes(digest), `the digests are ${digests.join()}`);
        expect(
          read.every((one) => !('email' in one)),
          'a teacher sees the address',
        );
      },
    },
  },
  undoMeetingDecision: {
    good: async (world) => ({ path: await newDecision(world, (await taughtEnrolment(world)).courseId) }),
    unknown: async (world) => ({
      path: { courseId: (await taughtEnrolment(world)).courseId, id: unknownId },
    }),
    foreign: async (world, role) => ({ path: await newDecision(world, await foreignCourse(world, role)) }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { path: await newDecision(world, courseId) }];
      }),
      'a decision of another contract': {
        status: 404,
        request: async (world) => {
          const { id } = await newDecision(world, await createCourse(world));
          return { path: { courseId: await createCourse(world), id } };
        },
      },
      'a decision that someone else has changed': {
        status: 412,
        request: async (world) => ({
          path: await newDecision(world, await createCourse(world)),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  listMeetingFiles: {
    good: async (world) => ({ query: { courseId: await filedCourse(world) } }),
    list: async (world) => ({ query: { courseId: await filedCourse(world) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
    does: {
      'shows a teacher no file of a class that a colleague gives': async (world) => {
        const planned = await classOfSubstitute(world);
        const { id } = await upload(world, ofPlanned(world, planned));
        const own = await upload(world, await formFor(world, planned.course_id));
        const ids = async (role: Role) =>
          (await filesOf(world, { courseId: planned.course_id }, role)).map((file) => file.id).join();
        const [admin, teacher] = [await ids('ROLE_ADMIN'), await ids('ROLE_TEACHER')];
        expect(admin === [own.id, id].join(), `an administrator sees ${admin}`);
        expect(teacher === String(own.id), `the teacher sees ${teacher}`);
      },
    },
  },
  uploadMeetingFile: {
    good: async (world) => ({ form: await ownForm(world) }),
    unknown: (world) => ({
      form: { file: report(world), course_id: String(unknownId), attendance_id: String(unknownId) },
    }),
    foreign: async (world, role) => ({ form: await formFor(world, await foreignCourse(world, role)) }),
    advice: ['another content than the extension says'],
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { form: await formFor(world, courseId) }];
      }),
      'a file over 5 MB': {
        status: 413,
        request: async (world) => ({
          form: { ...(await ownForm(world)), file: new File(['a'.repeat(5_242_881)], 'report.csv') },
        }),
      },
      'another kind of file': {
        status: 400,
        field: 'file',
        request: async (world) => ({
          form: { ...(await ownForm(world)), file: report(world, 'report.html') },
        }),
      },
      'another content than the extension says': {
        status: 400,
        field: 'file',
        request: async (world) => ({
          form: { ...(await ownForm(world)), file: report(world, 'report.xlsx') },
        }),
      },
      'no class': {
        status: 400,
        field: 'attendance_id',
        request: async (world) => ({
          form: { file: report(world), course_id: String(await createCourse(world)) },
        }),
      },
      'a class of another contract': {
        status: 400,
        field: 'attendance_id',
        request: async (world) => ({
          form: { ...(await ownForm(world)), course_id: String(await createCourse(world)) },
        }),
      },
    },
    does: {
      'keeps one content once for a class, and answers with the file that is there': async (world) => {
        const form = await ownForm(world);
        const content = await form.file.text();
        const first = await upload(world, form);
        const again = await upload(world, { ...form, file: new File([content], 'another.csv') });
        expectFields(again, { id: first.id, name: first.name });
        const other = await upload(world, { ...form, file: report(world) });
        const files = await filesOf(world, { courseId: form.course_id });
        expect(files.length === 2 && other.id !== first.id, `there are ${files.length} files`);
      },
      'shows the file of a planned class with the record of the class': async (world) => {
        const courseId = await createCourse(world);
        const planned = await firstPlanned(world, courseId);
        const { id } = await upload(world, ofPlanned(world, planned));
        const lesson = await recorded(world, planned);
        const [file] = await filesOf(world, { courseId, attendanceId: lesson.id });
        expectFields(file, { id, planned_class_id: planned.id, attendance_id: lesson.id });
      },
    },
  },
  downloadMeetingFile: {
    good: async (world) => ({ path: { id: (await upload(world, await ownForm(world))).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({
      path: { id: (await upload(world, await formFor(world, await foreignCourse(world, role)))).id },
    }),
    refuses: {
      'a teacher the file of a class that a colleague gives': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (world) => ({
          path: { id: (await upload(world, ofPlanned(world, await classOfSubstitute(world)))).id },
        }),
      },
    },
  },
  deleteMeetingFile: {
    leavesNoTrace: true,
    good: async (world) => ({ path: { id: (await upload(world, await ownForm(world))).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        const { id } = await upload(world, await formFor(world, courseId));
        return [courseId, { path: { id } }];
      }),
    },
    does: {
      'removes the file from its class': async (world) => {
        const form = await ownForm(world);
        const { id } = await upload(world, form);
        await world.call('ROLE_ADMIN', 'deleteMeetingFile', { path: { id } });
        const files = await filesOf(world, { courseId: form.course_id });
        expect(files.length === 0, `there are ${files.length} files`);
      },
    },
  },
} satisfies Cases;
