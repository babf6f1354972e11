import type {
  CourseInfoAnswer,
  CourseList,
  MaterialOfCourse,
  Note,
  NoteList,
  OutlineForm,
  StudentNeeds,
} from '@portal/api-client/treaty';
import { createCourse } from '../cases/courses.ts';
import { taughtEnrolment } from '../cases/people.ts';
import { many, otherTeacher, readCourse, twoOf } from '../facts.ts';
import { bodyOf, expectFields, expectOnlyChanged, field, keepsAll } from '../fields.ts';
import { expect, type World } from '../World.ts';
import { fieldsOf } from './contracts.ts';
import type { Doings } from './Doings.ts';
import {
  createStudent,
  createTeacher,
  createUser,
  readStudent,
  readTeacher,
  readUser,
  studentFields,
  teacherFields,
  userFields,
  wishes,
} from './people.ts';
import {
  assigned,
  createMaterial,
  infoFields,
  keysOf,
  newForm,
  outlineFields,
  progressFields,
  readFile,
  readForm,
  readMaterial,
  readOutline,
  upload,
} from './records.ts';
import { longest } from './texts.ts';

const longTexts = 'keeps the longest texts letter by letter';
const ownFieldsOnly = 'takes no field that the call does not have';

/** Also sends fields of other calls. The backend must ignore them or refuse the request. */
async function changesOnly(
  world: World,
  operationId: string,
  body: object,
  read: () => Promise<unknown>,
  paths: readonly string[],
): Promise<void> {
  const before = await read();
  const { status } = await world.answer('ROLE_ADMIN', operationId, { body });
  expect(status === 200 || status === 400, `it answers ${status}`);
  expectOnlyChanged(before, await read(), paths, 'with fields of other calls');
}

async function materialOf(world: World, courseId: number, id: number): Promise<MaterialOfCourse | undefined> {
  return (await readCourse(world, courseId)).course_has_materials.find((row) => row.id === id);
}

/** Checks of what a write accepts and what it leaves unchanged. */
export const boundsDoings: Doings = {
  updateCourse: {
    [longTexts]: async (world) => {
      const id = await createCourse(world);
      await keepsAll(
        longest(world, 'updateCourse', await fieldsOf(world, 0)),
        (body) => world.call('ROLE_ADMIN', 'updateCourse', { body }).then(() => undefined),
        () => readCourse(world, id),
        { course: { id } },
      );
    },
    [ownFieldsOnly]: async (world) => {
      const id = await createCourse(world);
      const body = {
        course: { id, flag: 1, outline_form_id: 1, total_students: 9, notes_count: 7 },
        client_details: { contract_number: '1999-0001' },
      };
      await changesOnly(world, 'updateCourse', body, () => readCourse(world, id), ['flag']);
    },
  },
  updateStudent: {
    [longTexts]: async (world) => {
      const { id } = await createStudent(world);
      await keepsAll(
        longest(world, 'updateStudent', await studentFields(world, 0)),
        (body) => world.call('ROLE_ADMIN', 'updateStudent', { body }).then(() => undefined),
        () => readStudent(world, id),
        { student: { id } },
      );
    },
    [ownFieldsOnly]: async (world) => {
      const { id } = await createStudent(world);
      const body = { student: { id, city: 'Gatineau', status: 0, token_login: world.newKey(), star: 1 } };
      await changesOnly(world, 'updateStudent', body, () => readStudent(world, id), ['city']);
    },
  },
  saveStudentNeeds: {
    'leaves the needs in another language': async (world) => {
      const [languageId, otherId] = await twoOf(world, 'listLanguages');
      const studentId = (await createStudent(world)).id;
      const save = (id: number, number_hours: number, objective: string) => {
        const body = { studentId, languageId: id, number_hours, information_course: { objective } };
        return world.call('ROLE_ADMIN', 'saveStudentNeeds', { body });
      };
      const read = async () => {
        const query = { studentId, languageId: otherId };
        return (await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query }))
          .data;
      };
      await save(otherId, 12, 'Lire');
      const before = await read();
      await save(languageId, 34, 'Parler');
      expectOnlyChanged(before, await read(), [], 'with those in one language, those in another');
    },
    [longTexts]: async (world) => {
      const [languageId] = await twoOf(world, 'listLanguages');
      const studentId = (await createStudent(world)).id;
      const texts = Object.keys(wishes).map((name) => field(`information_course.${name}`, 'x'));
      const query = { studentId, languageId };
      await keepsAll(
        longest(world, 'saveStudentNeeds', [...texts, field('type_webinar', 'x')]),
        (body) => world.call('ROLE_ADMIN', 'saveStudentNeeds', { body }).then(() => undefined),
        async () =>
          (await world.call<{ data: StudentNeeds | null }>('ROLE_ADMIN', 'getStudentNeeds', { query })).data,
        query,
      );
    },
  },
  deleteUser: {
    'leaves the user beside': async (world) => {
      const otherRecords = [await createUser(world), await createUser(world)];
      const { id } = await createUser(world);
      await world.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
      for (const user of otherRecords) {
        expect((await readUser(world, user.id)) !== undefined, `user ${user.id} is gone too`);
      }
    },
  },
  updateTeacher: {
    [longTexts]: async (world) => {
      const { id } = await createTeacher(world);
      await keepsAll(
        longest(world, 'updateTeacher', await teacherFields(world, 0)),
        (body) => world.call('ROLE_ADMIN', 'updateTeacher', { body }).then(() => undefined),
        () => readTeacher(world, id),
        { teacher: { id } },
      );
    },
    [ownFieldsOnly]: async (world) => {
      const { id } = await createTeacher(world);
      const body = { teacher: { id, city: 'Gaspé', user_status: 3, status: 1, login_date: '2026-01-01' } };
      await changesOnly(world, 'updateTeacher', body, () => readTeacher(world, id), ['city']);
    },
  },
  changeTeacher: {
    'ends the reach of the former teacher': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const reach = async () =>
        (await world.answer('ROLE_TEACHER', 'listAttendance', { query: { courseId } })).status;
      expect((await reach()) === 200, 'the teacher does not reach the contract');
      const { id: teacherId } = await otherTeacher(world);
      const body = { courseId, teacherId, removeMotive: 'Congé', hoursDone: 1 };
      await world.call('ROLE_ADMIN', 'changeTeacher', { body });
      const status = await reach();
      expect(status === 403, `the former teacher is answered with ${status}`);
      const { data } = await world.call<CourseList>('ROLE_TEACHER', 'listCourses', { query: many });
      expect(!data.some(({ id }) => id === courseId), 'the contract is in the list of the former teacher');
    },
  },
  updateUser: {
    [longTexts]: async (world) => {
      const { id } = await createUser(world);
      await keepsAll(
        longest(world, 'updateUser', userFields(world, 0)),
        (body) => world.call('ROLE_ADMIN', 'updateUser', { body }).then(() => undefined),
        () => readUser(world, id),
        { id },
      );
    },
    [ownFieldsOnly]: async (world) => {
      const { id } = await createUser(world);
      const body = { id, name: 'Anaïs', login_date: '2026-01-01', email_date: '2026-01-02', password: 'x' };
      await changesOnly(world, 'updateUser', body, () => readUser(world, id), ['name']);
    },
  },
  updateMaterial: {
    [longTexts]: async (world) => {
      const { id } = await createMaterial(world);
      await keepsAll(
        longest(world, 'updateMaterial', [field('title', 'x')]),
        (body) => world.call('ROLE_ADMIN', 'updateMaterial', { body }).then(() => undefined),
        () => readMaterial(world, id),
        { id },
      );
    },
    [ownFieldsOnly]: async (world) => {
      const { id } = await createMaterial(world);
      const body = { id, flag: 0, status: 0, qty: 99, note_flag: 1 };
      await changesOnly(world, 'updateMaterial', body, () => readMaterial(world, id), ['flag']);
    },
  },
  updateMaterialOfCourse: {
    [longTexts]: async (world) => {
      const courseId = await createCourse(world);
      const { id: courseMaterialId } = await assigned(world, courseId, (await createMaterial(world)).id, 4);
      await keepsAll(
        longest(world, 'updateMaterialOfCourse', [field('note', 'x')]),
        (body) => world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body }).then(() => undefined),
        () => materialOf(world, courseId, courseMaterialId),
        { courseMaterialId },
      );
    },
    'leaves the request beside it alone': async (world) => {
      const courseId = await createCourse(world);
      const one = await assigned(world, courseId, (await createMaterial(world)).id, 4);
      const other = await assigned(world, courseId, (await createMaterial(world)).id, 2);
      const before = await materialOf(world, courseId, other.id);
      const body = { courseMaterialId: one.id, qty: 6, note: 'Trois', status: 0 };
      await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
      expectOnlyChanged(before, await materialOf(world, courseId, other.id), [], 'the request beside it');
    },
  },
  updateProgressForm: {
    [longTexts]: async (world) => {
      const form = await newForm(world);
      await keepsAll(
        longest(world, 'updateProgressForm', progressFields(0)),
        (body) => world.call('ROLE_ADMIN', 'updateProgressForm', { body }).then(() => undefined),
        () => readForm(world, form),
        keysOf(form),
      );
    },
    [ownFieldsOnly]: async (world) => {
      const form = await newForm(world, bodyOf(progressFields(0)));
      const body = { ...keysOf(form), comments: 'Deux', status: 1, tag_date: '2026-01-01' };
      const paths = ['comments', 'update_date', 'save_date'];
      await changesOnly(world, 'updateProgressForm', body, () => readForm(world, form), paths);
    },
  },
  updateCourseInfo: {
    'leaves the form of another contract': async (world) => {
      const [first, second] = [await taughtEnrolment(world), await taughtEnrolment(world)];
      for (const { courseId } of [first, second]) {
        const body = bodyOf(infoFields(0), { course_id: courseId });
        await world.call('ROLE_ADMIN', 'createCourseInfo', { body });
      }
      const read = async () => {
        const query = { course_id: second.courseId };
        return (await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query })).data;
      };
      const before = await read();
      const body = bodyOf(infoFields(1), { course_id: first.courseId });
      await world.call('ROLE_ADMIN', 'updateCourseInfo', { body });
      expectOnlyChanged(before, await read(), [], 'the form of another contract');
    },
    [longTexts]: async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const query = { course_id: courseId };
      await world.call('ROLE_ADMIN', 'createCourseInfo', { body: bodyOf(infoFields(0), query) });
      await keepsAll(
        longest(world, 'updateCourseInfo', infoFields(1)),
        (body) => world.call('ROLE_ADMIN', 'updateCourseInfo', { body }).then(() => undefined),
        async () => (await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query })).data,
        query,
      );
    },
  },
  createOutlineForm: {
    [longTexts]: async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const path = { courseId };
      await keepsAll(
        longest(world, 'createOutlineForm', outlineFields(0)),
        (body) =>
          world
            .call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', { path, body })
            .then(() => undefined),
        () => readOutline(world, courseId),
        bodyOf(outlineFields(0), { from: 'html', status: 'draft' }),
      );
    },
  },
  updateFiles: {
    [longTexts]: async (world) => {
      const { id } = await upload(world, 'document.pdf', 400);
      await keepsAll(
        longest(world, 'updateFiles', [field('title', 'x')]),
        (body) => world.call('ROLE_ADMIN', 'updateFiles', { body }).then(() => undefined),
        () => readFile(world, id),
        { fileId: id },
      );
    },
  },
  deleteFile: {
    'leaves the file beside it': async (world) => {
      const otherRecords = [
        await upload(world, 'document.pdf', 300),
        await upload(world, 'document.pdf', 300),
      ];
      const { id } = await upload(world, 'document.pdf', 300);
      otherRecords.push(await upload(world, 'document.pdf', 300));
      await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
      for (const file of otherRecords) expectFields(await readFile(world, file.id), { status: 1 });
    },
  },
  createNote: {
    [longTexts]: async (world) => {
      const refId = await createCourse(world);
      const send = (title: string) => {
        const body = { title, note_type: 'courses', ref_id: refId };
        return world.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
      };
      const { data: earlier } = await send('Première');
      const [text] = longest(world, 'createNote', [field('title', 'x')]);
      await send(String(text?.value));
      const query = { noteType: 'courses', refId };
      const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', { query });
      expect(data[0]?.title === text?.value, 'another text is read');
      expect(data.length === 2, `two notes have become ${data.length}`);
      expectOnlyChanged(earlier, data[1], [], 'the earlier note');
    },
  },
};
