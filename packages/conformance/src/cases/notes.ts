import type { CourseList, Note, NoteList, UserList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, many, ownId, readCourse } from '../facts.ts';
import { expectFields, expectOnlyChanged, field } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { keyOfAnother, onceForOneKey, refusesReuse, twiceAtOnce } from '../repeated-writes.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns a contract, a student and a teacher that happen to have the same id. */
function sameNumber(
  context: TestContext,
): Promise<{ courseId: number; studentId: number; teacherId: number }> {
  return context.find('a contract, a student and a teacher with one number', async () => {
    const idsOf = async (list: string) => {
      const { data } = await context.call<{ data: { id: number }[] }>('ROLE_ADMIN', list, { query: many });
      return new Set(data.map(({ id }) => id));
    };
    const [students, teachers] = [await idsOf('listStudents'), await idsOf('listTeachers')];
    const id = [...(await idsOf('listCourses'))].find((one) => students.has(one) && teachers.has(one));
    return id === undefined ? null : { courseId: id, studentId: id, teacherId: id };
  });
}

/** Returns the contract with the most notes, so that their order can be checked. */
function mostNotedCourse(context: TestContext): Promise<number> {
  return context.find('a contract with notes', async () => {
    const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
    const [most] = data.toSorted((a, b) => (b.notes_count ?? 0) - (a.notes_count ?? 0));
    return most?.id;
  });
}

export const notes = {
  listNotes: {
    good: async (context) => ({
      query: { noteType: 'courses', refId: await courseOf(context, 'ROLE_ADMIN') },
    }),
    list: async (context) => ({ query: { noteType: 'courses', refId: await mostNotedCourse(context) } }),
    does: {
      'keeps the notes of two records with one number apart': async (context) => {
        const { courseId, studentId, teacherId } = await sameNumber(context);
        const titles = new Map<string, string>();
        for (const [note_type, ref_id] of [
          ['courses', courseId],
          ['students', studentId],
          ['teachers', teacherId],
        ] as const) {
          const title = context.newName();
          await context.call('ROLE_ADMIN', 'createNote', { body: { title, note_type, ref_id } });
          titles.set(note_type, title);
        }
        for (const [noteType, own] of titles) {
          const { data } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', {
            query: { noteType, refId: courseId },
          });
          expect(data[0]?.title === own, `the first note of ${noteType} is "${data[0]?.title}"`);
          const others = [...titles.values()].filter((title) => title !== own);
          expect(!data.some(({ title }) => others.includes(title)), 'it has the note of the other record');
        }
      },
    },
  },
  createNote: {
    good: async (context) => ({
      body: { title: context.newName(), note_type: 'courses', ref_id: await newCourse(context) },
    }),
    unknown: (context) => ({ body: { title: context.newName(), note_type: 'courses', ref_id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { title: context.newName(), note_type: 'courses', ref_id: courseId } }];
      }),
      'a note of blanks': {
        status: 400,
        request: async (context) => ({
          body: { title: ' \n\u00a0', note_type: 'courses', ref_id: await newCourse(context) },
        }),
      },
    },
    does: {
      'adds the note to its record, newest first': async (context) => {
        const refId = await newCourse(context);
        const title = context.newName();
        await context.call('ROLE_ADMIN', 'createNote', {
          body: { title, note_type: 'courses', ref_id: refId },
        });
        const { data } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId },
        });
        expect(data[0]?.title === title, `the first note is "${data[0]?.title}"`);
      },
      'takes the author from the token': async (context) => {
        const courseId = await createCourse(context);
        const own = await ownId(context, 'ROLE_ADMIN');
        const title = context.newName();
        const body = { title, note_type: 'courses', ref_id: courseId, users_id: own + 1 };
        const { data } = await context.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
        expectFields(data, { title, note_type: 'courses', ref_id: courseId, users_id: own });
        const users = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
        const author = users.data.find(({ id }) => id === own);
        const { data: notes } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId: courseId },
        });
        for (const note of [data, notes[0]]) {
          expectFields(note, { name: author?.name, last_name: author?.last_name });
          expect(Boolean(note?.create_date), 'there is no create_date');
        }
      },
      'keeps a long text with its lines': async (context) => {
        const refId = await createCourse(context);
        const title = `${context.newName()}\n${'Rappeler le client. '.repeat(180)}\n\nFin`;
        const body = { title, note_type: 'courses', ref_id: refId };
        await context.call('ROLE_ADMIN', 'createNote', { body });
        const { data } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId },
        });
        expect(data[0]?.title === title, 'another text is read');
      },
      'counts on the contract, and on no record of another kind': async (context) => {
        const courseId = await createCourse(context);
        const { notes_count: before } = await readCourse(context, courseId);
        const body = { title: context.newName(), note_type: 'courses', ref_id: courseId };
        await context.call('ROLE_ADMIN', 'createNote', { body });
        const { notes_count: after } = await readCourse(context, courseId);
        if (before !== undefined) expect(after === before + 1, `notes_count went from ${before} to ${after}`);
      },
      [longTexts]: async (context) => {
        const refId = await createCourse(context);
        const send = (title: string) => {
          const body = { title, note_type: 'courses', ref_id: refId };
          return context.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
        };
        const { data: earlier } = await send('Première');
        const [text] = longest(context, 'createNote', [field('title', 'x')]);
        await send(String(text?.value));
        const query = { noteType: 'courses', refId };
        const { data } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', { query });
        expect(data[0]?.title === text?.value, 'another text is read');
        expect(data.length === 2, `two notes have become ${data.length}`);
        expectOnlyChanged(earlier, data[1], [], 'the earlier note');
      },
      [onceForOneKey]: async (context) => {
        const body = { title: context.newName(), note_type: 'courses', ref_id: await createCourse(context) };
        await twiceAtOnce(context, 'createNote', { body });
        const query = { refId: body.ref_id, noteType: body.note_type };
        const { data } = await context.call<NoteList>('ROLE_ADMIN', 'listNotes', { query });
        const { length } = data.filter(({ title }) => title === body.title);
        expect(length === 1, `${length} notes were added`);
      },
      [keyOfAnother]: async (context) => {
        const ref_id = await createCourse(context);
        const request = () => ({ body: { title: context.newName(), note_type: 'courses', ref_id } });
        await refusesReuse(context, 'createNote', request(), request());
      },
    },
  },
} satisfies Cases;
