import type { CourseList, Note, NoteList, UserList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, many, ownId, readCourse } from '../facts.ts';
import { expectFields, expectOnlyChanged, field } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { keyOfAnother, onceForOneKey, refusesReuse, twiceAtOnce } from '../repeated-writes.ts';
import { expect, type World } from '../World.ts';

/** Returns a contract, a student and a teacher that happen to have the same id. */
function sameNumber(world: World): Promise<{ courseId: number; studentId: number; teacherId: number }> {
  return world.find('a contract, a student and a teacher with one number', async () => {
    const idsOf = async (list: string) => {
      const { data } = await world.call<{ data: { id: number }[] }>('ROLE_ADMIN', list, { query: many });
      return new Set(data.map(({ id }) => id));
    };
    const [students, teachers] = [await idsOf('listStudents'), await idsOf('listTeachers')];
    const id = [...(await idsOf('listCourses'))].find((one) => students.has(one) && teachers.has(one));
    return id === undefined ? null : { courseId: id, studentId: id, teacherId: id };
  });
}

/** Returns the contract with the most notes, so that their order can be checked. */
function mostNotedCourse(world: World): Promise<number> {
  return world.find('a contract with notes', async () => {
    const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
    const [most] = data.toSorted((a, b) => (b.notes_count ?? 0) - (a.notes_count ?? 0));
    return most?.id;
  });
}

export const notes = {
  listNotes: {
    good: async (world) => ({ query: { noteType: 'courses', refId: await courseOf(world, 'ROLE_ADMIN') } }),
    list: async (world) => ({ query: { noteType: 'courses', refId: await mostNotedCourse(world) } }),
    does: {
      'keeps the notes of two records with one number apart': async (world) => {
        const { courseId, studentId, teacherId } = await sameNumber(world);
        const titles = new Map<string, string>();
        for (const [note_type, ref_id] of [
          ['courses', courseId],
          ['students', studentId],
          ['teachers', teacherId],
        ] as const) {
          const title = world.newName();
          await world.call('ROLE_ADMIN', 'createNote', { body: { title, note_type, ref_id } });
          titles.set(note_type, title);
        }
        for (const [noteType, own] of titles) {
          const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
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
    good: async (world) => ({
      body: { title: world.newName(), note_type: 'courses', ref_id: await newCourse(world) },
    }),
    unknown: (world) => ({ body: { title: world.newName(), note_type: 'courses', ref_id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { title: world.newName(), note_type: 'courses', ref_id: courseId } }];
      }),
      'a note of blanks': {
        status: 400,
        request: async (world) => ({
          body: { title: ' \n\u00a0', note_type: 'courses', ref_id: await newCourse(world) },
        }),
      },
    },
    does: {
      'adds the note to its record, newest first': async (world) => {
        const refId = await newCourse(world);
        const title = world.newName();
        await world.call('ROLE_ADMIN', 'createNote', {
          body: { title, note_type: 'courses', ref_id: refId },
        });
        const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId },
        });
        expect(data[0]?.title === title, `the first note is "${data[0]?.title}"`);
      },
      'takes the author from the token': async (world) => {
        const courseId = await createCourse(world);
        const own = await ownId(world, 'ROLE_ADMIN');
        const title = world.newName();
        const body = { title, note_type: 'courses', ref_id: courseId, users_id: own + 1 };
        const { data } = await world.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
        expectFields(data, { title, note_type: 'courses', ref_id: courseId, users_id: own });
        const users = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
        const author = users.data.find(({ id }) => id === own);
        const { data: notes } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId: courseId },
        });
        for (const note of [data, notes[0]]) {
          expectFields(note, { name: author?.name, last_name: author?.last_name });
          expect(Boolean(note?.create_date), 'there is no create_date');
        }
      },
      'keeps a long text with its lines': async (world) => {
        const refId = await createCourse(world);
        const title = `${world.newName()}\n${'Rappeler le client. '.repeat(180)}\n\nFin`;
        const body = { title, note_type: 'courses', ref_id: refId };
        await world.call('ROLE_ADMIN', 'createNote', { body });
        const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType: 'courses', refId },
        });
        expect(data[0]?.title === title, 'another text is read');
      },
      'counts on the contract, and on no record of another kind': async (world) => {
        const courseId = await createCourse(world);
        const { notes_count: before } = await readCourse(world, courseId);
        const body = { title: world.newName(), note_type: 'courses', ref_id: courseId };
        await world.call('ROLE_ADMIN', 'createNote', { body });
        const { notes_count: after } = await readCourse(world, courseId);
        if (before !== undefined) expect(after === before + 1, `notes_count went from ${before} to ${after}`);
      },
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
      [onceForOneKey]: async (world) => {
        const body = { title: world.newName(), note_type: 'courses', ref_id: await createCourse(world) };
        await twiceAtOnce(world, 'createNote', { body });
        const query = { refId: body.ref_id, noteType: body.note_type };
        const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', { query });
        const { length } = data.filter(({ title }) => title === body.title);
        expect(length === 1, `${length} notes were added`);
      },
      [keyOfAnother]: async (world) => {
        const ref_id = await createCourse(world);
        const request = () => ({ body: { title: world.newName(), note_type: 'courses', ref_id } });
        await refusesReuse(world, 'createNote', request(), request());
      },
    },
  },
} satisfies Cases;
