import type { FileList, StoredFile } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse, foreignCourses, lookup, many, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { maxBytes, pdf, zipBomb } from '../records/uploads.ts';
import { keyOfAnother, onceForOneKey, refusesReuse, twiceAtOnce } from '../repeated-writes.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';

/** Parts that a file name must not have: folders, control characters, a leading dot. */
const unsafeName = /[\\/\p{Cc}]|^\./u;

function uploadInput(world: World) {
  const name = `${world.newName()}.pdf`;
  return { file: pdf(name, 500), file_name: name, file_title: name, ref_type: 'undefined' };
}

async function newFile(world: World): Promise<StoredFile> {
  return (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form: uploadInput(world) }))
    .data;
}

/** Uploads a proposal for a contract; by default, for one of the suite. */
async function proposalOfItsOwn(
  world: World,
  contractId?: number,
): Promise<readonly [courseId: number, fileId: number]> {
  const courseId = contractId ?? (await createCourse(world));
  const form = { ...uploadInput(world), ref_type: 'courseProposal', ref_id: String(courseId) };
  return [courseId, (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data.id];
}

/**
 * Returns a document of a contract that the session may not read. Private links may read no contract documents at all.
 */
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

async function upload(world: World, name: string, size: number): Promise<StoredFile> {
  const form = { file: pdf(name, size), file_name: name, file_title: world.newName(), ref_type: 'undefined' };
  return (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data;
}

async function readFile(world: World, id: number, status = 1): Promise<StoredFile | undefined> {
  const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFiles', { query: { ...many, status } });
  return data.find((file) => file.id === id);
}

export const files = {
  listFilesOfRecord: {
    good: async (world, role) => ({
      query: { refType: 'courseOutline', refId: await courseOf(world, role) },
    }),
    unknown: () => ({ query: { refType: 'courseOutline', refId: unknownId } }),
    foreign: async (world, role) => ({
      query: { refType: 'courseOutline', refId: await foreignCourse(world, role) },
    }),
    does: {
      'lists one type, the newest first, without what was removed': async (world) => {
        const courseId = await createCourse(world);
        const uploadFileAs = async (type: string) => {
          const form = {
            file: pdf('document.pdf', 300),
            file_name: 'document.pdf',
            file_title: world.newName(),
            ref_type: type,
            ref_id: String(courseId),
          };
          return (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data.id;
        };
        const [first, outline, second, removed] = [
          await uploadFileAs('courseProposal'),
          await uploadFileAs('courseOutline'),
          await uploadFileAs('courseProposal'),
          await uploadFileAs('courseProposal'),
        ];
        await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: removed } });
        for (const [refType, due] of [
          ['courseProposal', `${second},${first}`],
          ['courseOutline', String(outline)],
        ]) {
          const query = { refType, refId: courseId };
          const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
          expect(
            data.map(({ id }) => id).join() === due,
            `${refType} lists ${data.map(({ id }) => id).join()}`,
          );
        }
      },
    },
  },
  downloadFile: {
    // Any signed-in user may download the student template (OPEN-40).
    good: () => ({ query: { fileId: 1 } }),
    unknown: () => ({ query: { fileId: unknownId } }),
    foreign: async (world, role) => ({ query: { fileId: await foreignFile(world, role) } }),
    refuses: {
      'a teacher the proposal of an own contract': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (world) => {
          const { courseId } = await taughtEnrolment(world);
          return { query: { fileId: (await proposalOfItsOwn(world, courseId))[1] } };
        },
      },
    },
    does: {
      'gives a removed document to nobody else': async (world) => {
        const { courseId } = await taughtEnrolment(world);
        const { id } = await upload(world, 'document.pdf', 400);
        const body = { fileId: id, type: 'courseOutline', course_id: courseId };
        await world.call('ROLE_ADMIN', 'updateFiles', { body });
        const fetched = () => world.answer('ROLE_TEACHER', 'downloadFile', { query: { fileId: id } });
        expect((await fetched()).status === 200, `its teacher is answered with ${(await fetched()).status}`);
        await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expect((await fetched()).status === 403, `once removed, with ${(await fetched()).status}`);
      },
    },
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
    rows: ['SHELL-025'],
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
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [
          courseId,
          { body: { fileId: (await newFile(world)).id, type: 'courseProposal', course_id: courseId } },
        ];
      }),
      'a new title of a file of an archived contract': refusedWhenArchived(async (world) => {
        const [courseId, fileId] = await proposalOfItsOwn(world);
        return [courseId, { body: { fileId, title: world.newName() } }];
      }),
      'several files, one of an archived contract': refusedWhenArchived(async (world) => {
        const [courseId, fileId] = await proposalOfItsOwn(world);
        const body = { file_ids: [(await newFile(world)).id, fileId], bluck_option: 'undefined' };
        return [courseId, { body }];
      }),
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
      'answers what is read, and restores a removed file': async (world) => {
        const { id } = await upload(world, 'document.pdf', 400);
        const { courseId, studentId } = await taughtEnrolment(world);
        const filing = { course_id: courseId, student_id: studentId };
        for (const type of ['progressReport', 'courseProposal', 'undefined']) {
          const body = { fileId: id, type, ...(type === 'progressReport' ? filing : {}) };
          const { data } = await world.call<{ data: StoredFile[] }>('ROLE_ADMIN', 'updateFiles', { body });
          expectOnlyChanged(await readFile(world, id), data[0], [], `filed as ${type}, in the answer`);
        }
        await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        await world.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, status: 1 } });
        expectFields(await readFile(world, id), { status: 1 }, 'restored, ');
      },
      'keeps each field alone and leaves the others': async (world) => {
        const { id } = await upload(world, 'document.pdf', 400);
        const [language, other] = await twoOf(world, 'listLanguages');
        const [course_id, another] = [await createCourse(world), await createCourse(world)];
        const send = (body: object) => world.call('ROLE_ADMIN', 'updateFiles', { body });
        const base = { fileId: id };
        await send({
          ...base,
          type: 'courseProposal',
          course_id,
          language_id: language,
          tag_date: '2026-10-01',
        });
        const fields = [
          field('title', world.newName()),
          field('tag_date', '2026-10-22'),
          field('language_id', other, 'languages_id', 'languages'),
          // Moving the file to another contract also changes its language.
          field('course_id', another, 'courses_id', 'courses', 'languages_id', 'languages'),
          field('type', 'courseOutline'),
        ];
        await keepsEach(fields, send, () => readFile(world, id), base);
      },
      'clears what the type cannot have': async (world) => {
        const { id } = await upload(world, 'document.pdf', 400);
        const { courseId, studentId } = await taughtEnrolment(world);
        const [language_id] = await twoOf(world, 'listLanguages');
        const all = { course_id: courseId, student_id: studentId, language_id };
        const send = (body: object) =>
          world.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, ...body } });
        await send({ type: 'progressReport', ...all });
        expectFields(await readFile(world, id), { courses_id: courseId, student_id: studentId });
        await send({ type: 'courseProposal' });
        expectFields(await readFile(world, id), { courses_id: courseId, student_id: null });
        await send({ type: 'undefined' });
        expectFields(await readFile(world, id), { courses_id: null, student_id: null, languages_id: null });
      },
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
  },
  deleteFile: {
    rows: ['SHELL-025'],
    good: async (world) => ({ body: { fileId: (await newFile(world)).id } }),
    unknown: () => ({ body: { fileId: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const [courseId, fileId] = await proposalOfItsOwn(world);
        return [courseId, { body: { fileId } }];
      }),
    },
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
      'takes the fileId in the address too': async (world) => {
        const { id } = await upload(world, 'document.pdf', 400);
        await world.call('ROLE_ADMIN', 'deleteFile', { query: { fileId: id }, body: {} });
        expectFields(await readFile(world, id, 0), { status: 0 });
      },
      'keeps it for administrators among the removed ones': async (world) => {
        const { id } = await upload(world, 'document.pdf', 400);
        await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expectFields(await readFile(world, id, 0), { status: 0 });
        const { status } = await world.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
        expect(status === 200, `an administrator is answered with ${status}`);
      },
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
      [keyOfAnother]: async (world) => {
        const [one, other] = [await newFile(world), await newFile(world)];
        const ofFile = ({ id }: StoredFile) => ({ query: { fileId: id } });
        await refusesReuse(world, 'deleteFile', ofFile(one), ofFile(other));
      },
    },
  },
  uploadFile: {
    rows: ['SHELL-025'],
    adds: ['listFiles'],
    advice: [
      'a content that is not what its name says',
      'keeps no path and no control characters in a name',
      'sends a file for saving, and not for guessing what it is',
    ],
    good: (world) => ({ form: uploadInput(world) }),
    unknown: (world) => ({
      form: { ...uploadInput(world), ref_type: 'courseProposal', ref_id: String(unknownId) },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [
          courseId,
          { form: { ...uploadInput(world), ref_type: 'courseProposal', ref_id: String(courseId) } },
        ];
      }),
      'a file beyond 8388608 bytes': {
        status: 413,
        request: (world) => ({ form: { ...uploadInput(world), file: pdf('large.pdf', maxBytes + 1) } }),
      },
      'a spreadsheet that unpacks to more than 50 MB': {
        status: 400,
        request: (world) => ({
          form: { ...uploadInput(world), file: zipBomb('bomb.xlsx'), file_name: 'bomb.xlsx' },
        }),
      },
      'an empty file': {
        status: 400,
        field: 'file',
        request: (world) => ({ form: { ...uploadInput(world), file: pdf('empty.pdf', 0) } }),
      },
      'a content that is not what its name says': {
        status: 400,
        request: (world) => ({
          form: { ...uploadInput(world), file: new File(['MZ program'], 'x.pdf'), file_name: 'x.pdf' },
        }),
      },
      'a program': {
        status: 400,
        request: (world) => ({
          form: { ...uploadInput(world), file: pdf('setup.exe', 100), file_name: 'setup.exe' },
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
        const form = { ...uploadInput(world), file: pdf('exact.pdf', maxBytes) };
        await world.call('ROLE_ADMIN', 'uploadFile', { form });
      },
      'gives back the bytes that were sent, under their name': async (world) => {
        const form = { ...uploadInput(world), file: pdf('été 2026.pdf', 2000), file_name: 'été 2026.pdf' };
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
            form: { ...uploadInput(world), file_name: name },
          });
          // The backend may refuse such a name instead.
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
      'keeps name, title, size and place': async (world) => {
        const courseId = await createCourse(world);
        const file = pdf('proposition.pdf', 1234);
        const form = {
          file,
          file_name: 'proposition finale.pdf',
          file_title: world.newName(),
          ref_type: 'courseProposal',
          ref_id: String(courseId),
        };
        const { data } = await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form });
        const due = {
          name: 'proposition finale.pdf',
          title: form.file_title,
          type: 'courseProposal',
          size: 1234,
          courses_id: courseId,
          student_id: null,
        };
        expectFields(await readFile(world, data.id), due);
        expectFields(data, due, 'in the answer, ');
        const { data: own } = await world.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', {
          query: { refType: 'courseProposal', refId: courseId },
        });
        expect(
          own.map(({ id }) => id).join() === String(data.id),
          'it is not among the documents of the contract',
        );
      },
      [onceForOneKey]: async (world) => {
        const form = uploadInput(world);
        await twiceAtOnce(world, 'uploadFile', { form });
        const query = { search: form.file_title };
        const { total } = await world.call<{ total: number }>('ROLE_ADMIN', 'listFiles', { query });
        expect(total === 1, `${total} files were stored`);
      },
      [keyOfAnother]: async (world) => {
        const form = uploadInput(world);
        const other = { ...form, file: pdf('api-check.pdf', form.file.size + 1) };
        await refusesReuse(world, 'uploadFile', { form }, { form: other });
      },
    },
  },
} satisfies Cases;
