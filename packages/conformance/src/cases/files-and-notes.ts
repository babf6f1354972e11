import type { FileList, NoteList, StoredFile } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, foreignCourse, foreignCourses, lookup } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import { createCourse, newCourse, refusedWhenArchived } from './courses.ts';
import { maxBytes, pdf, zipBomb } from './uploads.ts';

/** What a file name must not contain: folders, control characters, a leading dot. */
const unsafeName = /[\\/\p{Cc}]|^\./u;

function upload(world: World) {
  const name = `${world.newName()}.pdf`;
  return { file: pdf(name, 500), file_name: name, file_title: name, ref_type: 'undefined' };
}

async function newFile(world: World): Promise<StoredFile> {
  return (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form: upload(world) })).data;
}

/** A contract of the suite with a proposal. */
async function proposalOfItsOwn(world: World): Promise<readonly [courseId: number, fileId: number]> {
  const courseId = await createCourse(world);
  const form = { ...upload(world), ref_type: 'courseProposal', ref_id: String(courseId) };
  return [courseId, (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data.id];
}

/** A document of a contract beyond the session's reach. Private links reach no contract documents at all. */
function foreignFile(world: World, role: Role): Promise<number> {
  return world.find(`a document that ${role} does not reach`, async () => {
    for (const refId of await foreignCourses(world, role)) {
      for (const refType of ['courseProposal', 'courseOutline']) {
        const query = { refType, refId };
        const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
        const [file] = data;
        if (file) return file.id;
      }
    }
    return null;
  });
}

export const filesAndNotes: Cases = {
  listFilesOfRecord: {
    good: async (world, role) => ({
      query: { refType: 'courseProposal', refId: await courseOf(world, role) },
    }),
    unknown: () => ({ query: { refType: 'courseProposal', refId: unknownId } }),
    foreign: async (world, role) => ({
      query: { refType: 'courseProposal', refId: await foreignCourse(world, role) },
    }),
  },
  downloadFile: {
    // Everyone who has signed in may download the student template (OPEN-40).
    good: () => ({ query: { fileId: 1 } }),
    unknown: () => ({ query: { fileId: unknownId } }),
    foreign: async (world, role) => ({ query: { fileId: await foreignFile(world, role) } }),
  },
  listFiles: {
    good: () => ({ query: { refType: 'courseProposal' } }),
    does: {
      'lists one type only': async (world) => {
        const query = { refType: 'courseOutline', resourcesPerPage: 20_000 };
        const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFiles', { query });
        const other = data.find(({ type }) => type !== 'courseOutline');
        expect(other === undefined, `file ${other?.id} is of type ${other?.type}`);
      },
    },
  },
  updateFiles: {
    good: async (world) => ({
      body: {
        fileId: (await newFile(world)).id,
        type: 'courseProposal',
        course_id: await newCourse(world),
        student_id: null,
        language_id: await lookup(world, 'listLanguages'),
        tag_date: '2026-11-20',
        title: world.newName(),
      },
    }),
    unknown: () => ({ body: { fileId: unknownId, title: 'x' } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [
          courseId,
          { body: { fileId: (await newFile(world)).id, type: 'courseProposal', course_id: courseId } },
        ];
      }),
      ...refusedWhenArchived(async (world) => {
        const [courseId, fileId] = await proposalOfItsOwn(world);
        return [courseId, { body: { fileId, title: world.newName() } }];
      }, 'a new title of a file of an archived contract'),
      ...refusedWhenArchived(async (world) => {
        const [courseId, fileId] = await proposalOfItsOwn(world);
        const body = { file_ids: [(await newFile(world)).id, fileId], bluck_option: 'undefined' };
        return [courseId, { body }];
      }, 'several files, one of an archived contract'),
      'a proposal without a contract': {
        status: 400,
        request: async (world) => ({
          body: { fileId: (await newFile(world)).id, type: 'courseProposal', course_id: null },
        }),
      },
    },
    does: {
      'files several at once, or none of them': async (world) => {
        const file_ids = [(await newFile(world)).id, (await newFile(world)).id];
        const filing = {
          bluck_option: 'courseProposal',
          course_id: await newCourse(world),
          student_id: null,
          language_id: await lookup(world, 'listLanguages'),
          tag_date: '2026-11-20',
        };
        const filed = async () => {
          const query = { refType: 'courseProposal', refId: filing.course_id };
          const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
          return file_ids.filter((id) => data.some((file) => file.id === id)).length;
        };
        await world.answer('ROLE_ADMIN', 'updateFiles', {
          body: { ...filing, file_ids: [...file_ids, unknownId] },
        });
        expect((await filed()) === 0, 'with one unknown file the others were filed');
        await world.call('ROLE_ADMIN', 'updateFiles', { body: { ...filing, file_ids } });
        expect((await filed()) === 2, 'they are not among the files of the contract');
      },
    },
  },
  deleteFile: {
    good: async (world) => ({ body: { fileId: (await newFile(world)).id } }),
    unknown: () => ({ body: { fileId: unknownId } }),
    refuses: refusedWhenArchived(async (world) => {
      const [courseId, fileId] = await proposalOfItsOwn(world);
      return [courseId, { body: { fileId } }];
    }),
    does: {
      'takes it out of the list, from where it can be restored': async (world) => {
        const { id, title } = await newFile(world);
        const lists = async () => {
          const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFiles', {
            query: { search: title },
          });
          return data.some((file) => file.id === id);
        };
        await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expect(!(await lists()), 'it is still listed');
        await world.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, status: 1 } });
        expect(await lists(), 'it does not come back');
      },
    },
  },
  uploadFile: {
    adds: ['listFiles'],
    advice: [
      'a content that is not what its name says',
      'keeps no path and no control characters in a name',
      'sends a file for saving, and not for guessing what it is',
    ],
    good: (world) => ({ form: upload(world) }),
    unknown: (world) => ({
      form: { ...upload(world), ref_type: 'courseProposal', ref_id: String(unknownId) },
    }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [
          courseId,
          { form: { ...upload(world), ref_type: 'courseProposal', ref_id: String(courseId) } },
        ];
      }),
      'a file beyond 8388608 bytes': {
        status: 413,
        request: (world) => ({ form: { ...upload(world), file: pdf('large.pdf', maxBytes + 1) } }),
      },
      'a spreadsheet that unpacks to more than 50 MB': {
        status: 400,
        request: (world) => ({
          form: { ...upload(world), file: zipBomb('bomb.xlsx'), file_name: 'bomb.xlsx' },
        }),
      },
      'an empty file': {
        status: 400,
        request: (world) => ({ form: { ...upload(world), file: pdf('empty.pdf', 0) } }),
      },
      'a content that is not what its name says': {
        status: 400,
        request: (world) => ({
          form: { ...upload(world), file: new File(['MZ program'], 'x.pdf'), file_name: 'x.pdf' },
        }),
      },
      'a program': {
        status: 400,
        request: (world) => ({
          form: { ...upload(world), file: pdf('setup.exe', 100), file_name: 'setup.exe' },
        }),
      },
    },
    does: {
      'makes it found by its title': async (world) => {
        const { id, title } = await newFile(world);
        const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFiles', { query: { search: title } });
        expect(
          data.some((file) => file.id === id),
          `"${title}" does not find its file`,
        );
      },
      'takes a file of exactly 8388608 bytes': async (world) => {
        const form = { ...upload(world), file: pdf('exact.pdf', maxBytes) };
        await world.call('ROLE_ADMIN', 'uploadFile', { form });
      },
      'gives back the bytes that were sent, under their name': async (world) => {
        const form = { ...upload(world), file: pdf('été 2026.pdf', 2000), file_name: 'été 2026.pdf' };
        const { data } = await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form });
        const { headers, body } = await world.answer<Uint8Array>('ROLE_ADMIN', 'downloadFile', {
          query: { fileId: data.id },
        });
        const sent = new Uint8Array(await form.file.arrayBuffer());
        expect(Buffer.from(body).equals(sent), `${body.byteLength} other bytes came back`);
        const name = headers.get('Content-Disposition') ?? '';
        expect(name.includes("filename*=UTF-8''%C3%A9t%C3%A9%202026.pdf"), `the name is ${name}`);
      },
      'keeps no path and no control characters in a name': async (world) => {
        for (const name of ['../../x.pdf', 'C:\\x\\x.pdf', 'x\r\nX-Injected: x.pdf', '.x.pdf']) {
          const { status, body } = await world.answer<{ data?: StoredFile }>('ROLE_ADMIN', 'uploadFile', {
            form: { ...upload(world), file_name: name },
          });
          // The backend may refuse such a name.
          if (status === 400) continue;
          const { id, name: stored } = body.data ?? {};
          expect(
            stored !== undefined && !unsafeName.test(stored),
            `${JSON.stringify(name)} is kept as ${stored}`,
          );
          const { headers } = await world.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
          expect(headers.get('X-Injected') === null, 'a name can add a header');
        }
      },
      'sends a file for saving, and not for guessing what it is': async (world) => {
        const { id } = await newFile(world);
        const { headers } = await world.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
        const disposition = headers.get('Content-Disposition') ?? '';
        expect(disposition.startsWith('attachment'), `Content-Disposition is ${disposition}`);
        const options = headers.get('X-Content-Type-Options');
        expect(options === 'nosniff', `X-Content-Type-Options is ${options}`);
      },
    },
  },
  listNotes: {
    good: async (world) => ({ query: { noteType: 'courses', refId: await courseOf(world, 'ROLE_ADMIN') } }),
  },
  createNote: {
    good: async (world) => ({
      body: { title: world.newName(), note_type: 'courses', ref_id: await newCourse(world) },
    }),
    unknown: (world) => ({ body: { title: world.newName(), note_type: 'courses', ref_id: unknownId } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
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
    },
  },
};
