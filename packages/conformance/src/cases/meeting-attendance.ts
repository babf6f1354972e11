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
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, ownTeacherId } from '../facts.ts';
import { expectFields } from '../fields.ts';
import type { Role } from '../openapi.ts';
import { createCourse, savedCourse } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { addLesson } from '../records/lessons.ts';
import { plan, recorded } from '../records/plans.ts';
import { newStudent } from '../records/students.ts';
import { newTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** The attendance report of a meeting, different in each call. */
function report(context: TestContext, name = 'meetingAttendanceReport.csv'): File {
  const rows = ['Name,Email,Join time,Leave time', `${context.newName()},,12:00,13:00`];
  return new File([rows.join('\r\n')], name, { type: 'text/csv' });
}

async function meetingsOf(
  context: TestContext,
  courseId: number,
  role: Role = 'ROLE_ADMIN',
): Promise<MeetingAttendance> {
  const request = { path: { courseId } };
  return (await context.call<GetMeetingAttendanceResponse>(role, 'getMeetingAttendance', request)).data;
}

interface Deciding {
  readonly email?: string | null;
  readonly name?: string;
  readonly student_id?: number | null;
}

/** A request that decides about participants: without details, that a guest of a new name is no student. */
function deciding(context: TestContext, courseId: number, ...decisions: Deciding[]): Request {
  const guest = () => ({ email: null, name: context.newName(), student_id: null });
  return {
    path: { courseId },
    body: { decisions: (decisions.length > 0 ? decisions : [{}]).map((one) => ({ ...guest(), ...one })) },
  };
}

const decide = async (
  context: TestContext,
  courseId: number,
  ...decisions: Deciding[]
): Promise<MeetingDecision[]> =>
  (
    await context.call<SaveMeetingDecisionsResponse>(
      'ROLE_ADMIN',
      'saveMeetingDecisions',
      deciding(context, courseId, ...decisions),
    )
  ).data;

/** The path of a new decision of a contract. */
async function newDecision(context: TestContext, courseId: number) {
  const name = context.newName();
  const decision = (await decide(context, courseId, { name })).find((one) => one.name === name);
  if (!decision) throw new Error('the decision is not in the answer');
  return { courseId, id: decision.id };
}

/** The form with a file for a new record of a contract. */
async function formFor(context: TestContext, courseId: number) {
  const { id } = await addLesson(context, courseId, '2026-10-06');
  return { file: report(context), course_id: String(courseId), attendance_id: String(id) };
}

const ownForm = async (context: TestContext) => formFor(context, (await taughtEnrolment(context)).courseId);

const upload = async (context: TestContext, form: object): Promise<MeetingFile> =>
  (
    await context.call<{ data: MeetingFile }>('ROLE_ADMIN', 'uploadMeetingFile', {
      form: form as Record<string, string | File>,
    })
  ).data;

const filesOf = async (
  context: TestContext,
  query: object,
  role: Role = 'ROLE_ADMIN',
): Promise<MeetingFile[]> =>
  (await context.call<MeetingFileList>(role, 'listMeetingFiles', { query: { ...query } })).data;

/** A contract of the suite's teacher with files of two records and of a planned class. */
function filedCourse(context: TestContext): Promise<number> {
  return context.find('a contract with files of meetings', async () => {
    const { courseId } = await taughtEnrolment(context);
    const first = await formFor(context, courseId);
    const second = await addLesson(context, courseId, '2026-10-13');
    const planned = await firstPlanned(context, courseId);
    await upload(context, first);
    await upload(context, { ...first, file: report(context) });
    await upload(context, { ...first, file: report(context), attendance_id: String(second.id) });
    await upload(context, ofPlanned(context, planned));
    return courseId;
  });
}

async function firstPlanned(context: TestContext, courseId: number) {
  const request = { path: { courseId }, body: { ...plan, accept_clashes: true } };
  const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', request);
  const [planned] = classes;
  if (!planned) throw new Error('the plan has no class');
  return planned;
}

const ofPlanned = (context: TestContext, { id, course_id }: { id: number; course_id: number }) => ({
  file: report(context),
  course_id: String(course_id),
  planned_class_id: String(id),
});

/** A class of a contract of the suite's teacher that a colleague gives. */
async function classOfSubstitute(context: TestContext) {
  context.requiresExtension('belonging');
  const { courseId } = await taughtEnrolment(context);
  const planned = await firstPlanned(context, courseId);
  const { id: teacher_id } = await newTeacher(context);
  const body = { classes: [{ id: planned.id }], teacher_id };
  await context.call('ROLE_ADMIN', 'chooseSubstitute', { body });
  return planned;
}

export const meetingAttendance = {
  listMeetingLinks: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'lists the address of the contract, else the one in its location, of own contracts alone': async (
        context,
      ) => {
        const { courseId } = await linkedCourse(context);
        const other = await createCourse(context);
        const linkOf = async (id: number) => {
          const { data } = await context.call<ListMeetingLinksResponse>('student', 'listMeetingLinks');
          return data.find(({ course }) => course.id === id)?.meeting_link;
        };
        const save = (id: number, course_details: object) =>
          savedCourse(context, 'updateCourse', { course: { id }, course_details });
        await save(other, { meeting_link: 'https://zoom.example/j/9' });
        expect((await linkOf(courseId)) === undefined, 'a contract without an address is listed');
        await save(courseId, { location: 'Zoom: https://zoom.example/j/1.' });
        const [inLocation, foreign] = [await linkOf(courseId), await linkOf(other)];
        expect(inLocation === 'https://zoom.example/j/1', `the address is ${inLocation}`);
        expect(foreign === undefined, 'a contract of others is listed');
        await save(courseId, { meeting_link: 'https://zoom.example/j/2' });
        const fixed = await linkOf(courseId);
        expect(fixed === 'https://zoom.example/j/2', `the address of the contract is ${fixed}`);
        await savedCourse(context, 'updateCourseStatus', { id: courseId, course_status_id: 3 });
        expect((await linkOf(courseId)) === undefined, 'a contract that is done is listed');
      },
    },
  },
  getMeetingAttendance: {
    good: async (context, role) => ({ path: { courseId: await courseOf(context, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (context, role) => ({ path: { courseId: await foreignCourse(context, role) } }),
    does: {
      'has the digest of the address of a student, and no address': async (context) => {
        const { courseId, studentId } = await enrolmentOf(context, 'ROLE_TEACHER');
        const query = { id: studentId };
        const found = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        const email = found.data[0]?.email?.trim().toLowerCase();
        const meetings = await meetingsOf(context, courseId, 'ROLE_TEACHER');
        const due = email
          ? [createHash('sha256').update(`${meetings.digest_prefix}:${email}`).digest('hex')]
          : [];
        const digests = meetings.students.find(({ id }) => id === studentId)?.address_digests;
        expect(String(digests) === String(due), `the digests are ${String(digests)}`);
        expect(!JSON.stringify(meetings).includes('@'), 'the answer has an address');
        const teacherId = await ownTeacherId(context);
        expect(
          meetings.teachers.some(({ id }) => id === teacherId),
          'the teacher is not there',
        );
      },
      'begins digests alike each time, and otherwise for another contract': async (context) => {
        const [one, other] = [await createCourse(context), await createCourse(context)];
        const prefixes = [];
        for (const id of [one, one, other]) prefixes.push((await meetingsOf(context, id)).digest_prefix);
        expect(
          prefixes[0] === prefixes[1] && prefixes[1] !== prefixes[2],
          `they begin with ${prefixes.join()}`,
        );
      },
    },
  },
  saveMeetingDecisions: {
    good: async (context) => deciding(context, (await taughtEnrolment(context)).courseId),
    unknown: (context) => deciding(context, unknownId),
    foreign: async (context, role) => deciding(context, await foreignCourse(context, role)),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, deciding(context, courseId)];
      }),
      'a student of another contract': {
        status: 400,
        field: 'decisions',
        request: async (context) =>
          deciding(context, await createCourse(context), { student_id: (await newStudent(context)).id }),
      },
      'one participant twice': {
        status: 400,
        field: 'decisions',
        request: async (context) =>
          deciding(
            context,
            await createCourse(context),
            { email: 'api-check@example.org' },
            { email: ' API-check@example.org' },
          ),
      },
    },
    does: {
      'replaces the decision about an address in any case, and keeps those about others': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const [email, name] = [context.newEmail(), context.newName()];
        const [first] = await decide(context, courseId, { email, student_id: studentId });
        const decisions = await decide(context, courseId, { email: email.toUpperCase() }, { name });
        const about = decisions.find(({ email_digest }) => email_digest !== null);
        expect(decisions.length === 2, `there are ${decisions.length} decisions`);
        expectFields(about, { id: first?.id, email: email.toLowerCase(), student_id: null });
        const { decisions: read, digest_prefix } = await meetingsOf(context, courseId, 'ROLE_TEACHER');
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
    good: async (context) => ({
      path: await newDecision(context, (await taughtEnrolment(context)).courseId),
    }),
    unknown: async (context) => ({
      path: { courseId: (await taughtEnrolment(context)).courseId, id: unknownId },
    }),
    foreign: async (context, role) => ({
      path: await newDecision(context, await foreignCourse(context, role)),
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { path: await newDecision(context, courseId) }];
      }),
      'a decision of another contract': {
        status: 404,
        request: async (context) => {
          const { id } = await newDecision(context, await createCourse(context));
          return { path: { courseId: await createCourse(context), id } };
        },
      },
      'a decision that someone else has changed': {
        status: 412,
        request: async (context) => ({
          path: await newDecision(context, await createCourse(context)),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  listMeetingFiles: {
    good: async (context) => ({ query: { courseId: await filedCourse(context) } }),
    list: async (context) => ({ query: { courseId: await filedCourse(context) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (context, role) => ({ query: { courseId: await foreignCourse(context, role) } }),
    does: {
      'shows a teacher no file of a class that a colleague gives': async (context) => {
        const planned = await classOfSubstitute(context);
        const { id } = await upload(context, ofPlanned(context, planned));
        const own = await upload(context, await formFor(context, planned.course_id));
        const ids = async (role: Role) =>
          (await filesOf(context, { courseId: planned.course_id }, role)).map((file) => file.id).join();
        const [admin, teacher] = [await ids('ROLE_ADMIN'), await ids('ROLE_TEACHER')];
        expect(admin === [own.id, id].join(), `an administrator sees ${admin}`);
        expect(teacher === String(own.id), `the teacher sees ${teacher}`);
      },
    },
  },
  uploadMeetingFile: {
    good: async (context) => ({ form: await ownForm(context) }),
    unknown: (context) => ({
      form: { file: report(context), course_id: String(unknownId), attendance_id: String(unknownId) },
    }),
    foreign: async (context, role) => ({ form: await formFor(context, await foreignCourse(context, role)) }),
    advice: ['another content than the extension says'],
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { form: await formFor(context, courseId) }];
      }),
      'a file over 5 MB': {
        status: 413,
        request: async (context) => ({
          form: { ...(await ownForm(context)), file: new File(['a'.repeat(5_242_881)], 'report.csv') },
        }),
      },
      'another kind of file': {
        status: 400,
        field: 'file',
        request: async (context) => ({
          form: { ...(await ownForm(context)), file: report(context, 'report.html') },
        }),
      },
      'another content than the extension says': {
        status: 400,
        field: 'file',
        request: async (context) => ({
          form: { ...(await ownForm(context)), file: report(context, 'report.xlsx') },
        }),
      },
      'no class': {
        status: 400,
        field: 'attendance_id',
        request: async (context) => ({
          form: { file: report(context), course_id: String(await createCourse(context)) },
        }),
      },
      'a class of another contract': {
        status: 400,
        field: 'attendance_id',
        request: async (context) => ({
          form: { ...(await ownForm(context)), course_id: String(await createCourse(context)) },
        }),
      },
    },
    does: {
      'keeps one content once for a class, and answers with the file that is there': async (context) => {
        const form = await ownForm(context);
        const content = await form.file.text();
        const first = await upload(context, form);
        const again = await upload(context, { ...form, file: new File([content], 'another.csv') });
        expectFields(again, { id: first.id, name: first.name });
        const other = await upload(context, { ...form, file: report(context) });
        const files = await filesOf(context, { courseId: form.course_id });
        expect(files.length === 2 && other.id !== first.id, `there are ${files.length} files`);
      },
      'shows the file of a planned class with the record of the class': async (context) => {
        const courseId = await createCourse(context);
        const planned = await firstPlanned(context, courseId);
        const { id } = await upload(context, ofPlanned(context, planned));
        const lesson = await recorded(context, planned);
        const [file] = await filesOf(context, { courseId, attendanceId: lesson.id });
        expectFields(file, { id, planned_class_id: planned.id, attendance_id: lesson.id });
      },
    },
  },
  downloadMeetingFile: {
    good: async (context) => ({ path: { id: (await upload(context, await ownForm(context))).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({
      path: { id: (await upload(context, await formFor(context, await foreignCourse(context, role)))).id },
    }),
    refuses: {
      'a teacher the file of a class that a colleague gives': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (context) => ({
          path: { id: (await upload(context, ofPlanned(context, await classOfSubstitute(context)))).id },
        }),
      },
    },
  },
  deleteMeetingFile: {
    leavesNoTrace: true,
    good: async (context) => ({ path: { id: (await upload(context, await ownForm(context))).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        const { id } = await upload(context, await formFor(context, courseId));
        return [courseId, { path: { id } }];
      }),
    },
    does: {
      'removes the file from its class': async (context) => {
        const form = await ownForm(context);
        const { id } = await upload(context, form);
        await context.call('ROLE_ADMIN', 'deleteMeetingFile', { path: { id } });
        const files = await filesOf(context, { courseId: form.course_id });
        expect(files.length === 0, `there are ${files.length} files`);
      },
    },
  },
} satisfies Cases;
