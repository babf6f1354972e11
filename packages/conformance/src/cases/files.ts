import type { FileList, StoredFile } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse, foreignCourses, lookup, many, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import type { Role } from '../openapi.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { maxBytes, pdf, zipBomb } from '../records/uploads.ts';
import { keyOfAnother, onceForOneKey, refusesReuse, twiceAtOnce } from '../repeated-writes.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Parts that a file name must not have: folders, control characters, a leading dot. */
const unsafeName = /[\\/\p{Cc}]|^\./u;

function uploadInput(context: TestContext) {
  const name = `${context.newName()}.pdf`;
  return { file: pdf(name, 500), file_name: name, file_title: name, ref_type: 'undefined' };
}

async function newFile(context: TestContext): Promise<StoredFile> {
  return (
    await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form: uploadInput(context) })
  ).data;
}

/** Uploads a proposal for a contract; by default, for one of the suite. */
async function proposalOfItsOwn(
  context: TestContext,
  contractId?: number,
): Promise<readonly [courseId: number, fileId: number]> {
  const courseId = contractId ?? (await createCourse(context));
  const form = { ...uploadInput(context), ref_type: 'courseProposal', ref_id: String(courseId) };
  return [courseId, (await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data.id];
}

/**
 * Returns a document of a contract that the session may not read. Private links may read no contract documents at all.
 */
function foreignFile(context: TestContext, role: Role): Promise<number> {
  return context.find(`a document that ${role} does not reach`, async () => {
    for (const refId of await foreignCourses(context, role)) {
      for (const refType of ['courseProposal', 'courseOutline']) {
        const query = { refType, refId };
        const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
        const [file] = data;
        if (file) return file.id;
      }
    }
    return null;
  });
}

async function upload(context: TestContext, name: string, size: number): Promise<StoredFile> {
  const form = {
    file: pdf(name, size),
    file_name: name,
    file_title: context.newName(),
    ref_type: 'undefined',
  };
  return (await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data;
}

async function readFile(context: TestContext, id: number, status = 1): Promise<StoredFile | undefined> {
  const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFiles', { query: { ...many, status } });
  return data.find((file) => file.id === id);
}

export const files = {
  listFilesOfRecord: {
    good: async (context, role) => ({
      query: { refType: 'courseOutline', refId: await courseOf(context, role) },
    }),
    unknown: () => ({ query: { refType: 'courseOutline', refId: unknownId } }),
    foreign: async (context, role) => ({
      query: { refType: 'courseOutline', refId: await foreignCourse(context, role) },
    }),
    does: {
      'lists one type, the newest first, without what was removed': async (context) => {
        const courseId = await createCourse(context);
        const uploadFileAs = async (type: string) => {
          const form = {
            file: pdf('document.pdf', 300),
            file_name: 'document.pdf',
            file_title: context.newName(),
            ref_type: type,
            ref_id: String(courseId),
          };
          return (await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data.id;
        };
        const [first, outline, second, removed] = [
          await uploadFileAs('courseProposal'),
          await uploadFileAs('courseOutline'),
          await uploadFileAs('courseProposal'),
          await uploadFileAs('courseProposal'),
        ];
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: removed } });
        for (const [refType, due] of [
          ['courseProposal', `${second},${first}`],
          ['courseOutline', String(outline)],
        ]) {
          const query = { refType, refId: courseId };
          const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
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
    foreign: async (context, role) => ({ query: { fileId: await foreignFile(context, role) } }),
    refuses: {
      'a teacher the proposal of an own contract': {
        status: 403,
        role: 'ROLE_TEACHER',
        request: async (context) => {
          const { courseId } = await taughtEnrolment(context);
          return { query: { fileId: (await proposalOfItsOwn(context, courseId))[1] } };
        },
      },
    },
    does: {
      'gives a removed document to nobody else': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const { id } = await upload(context, 'document.pdf', 400);
        const body = { fileId: id, type: 'courseOutline', course_id: courseId };
        await context.call('ROLE_ADMIN', 'updateFiles', { body });
        const fetched = () => context.answer('ROLE_TEACHER', 'downloadFile', { query: { fileId: id } });
        expect((await fetched()).status === 200, `its teacher is answered with ${(await fetched()).status}`);
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expect((await fetched()).status === 403, `once removed, with ${(await fetched()).status}`);
      },
    },
  },
  listFiles: {
    good: () => ({ query: { refType: 'courseProposal' } }),
    does: {
      'lists one type only': async (context) => {
        const query = { refType: 'courseOutline', resourcesPerPage: 20_000 };
        const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFiles', { query });
        const other = data.find(({ type }) => type !== 'courseOutline');
        expect(other === undefined, `file ${other?.id} is of type ${other?.type}`);
      },
    },
  },
  updateFiles: {
    rows: ['SHELL-025'],
    good: async (context) => ({
      body: {
        fileId: (await newFile(context)).id,
        type: 'courseProposal',
        course_id: await newCourse(context),
        student_id: null,
        language_id: await lookup(context, 'listLanguages'),
        tag_date: '2026-11-20',
        title: context.newName(),
      },
    }),
    unknown: () => ({ body: { fileId: unknownId, title: 'x' } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [
          courseId,
          { body: { fileId: (await newFile(context)).id, type: 'courseProposal', course_id: courseId } },
        ];
      }),
      'a new title of a file of an archived contract': refusedWhenArchived(async (context) => {
        const [courseId, fileId] = await proposalOfItsOwn(context);
        return [courseId, { body: { fileId, title: context.newName() } }];
      }),
      'several files, one of an archived contract': refusedWhenArchived(async (context) => {
        const [courseId, fileId] = await proposalOfItsOwn(context);
        const body = { file_ids: [(await newFile(context)).id, fileId], bluck_option: 'undefined' };
        return [courseId, { body }];
      }),
      'a proposal without a contract': {
        status: 400,
        request: async (context) => ({
          body: { fileId: (await newFile(context)).id, type: 'courseProposal', course_id: null },
        }),
      },
    },
    does: {
      'files several at once, or none of them': async (context) => {
        const file_ids = [(await newFile(context)).id, (await newFile(context)).id];
        const filing = {
          bluck_option: 'courseProposal',
          course_id: await newCourse(context),
          student_id: null,
          language_id: await lookup(context, 'listLanguages'),
          tag_date: '2026-11-20',
        };
        const filed = async () => {
          const query = { refType: 'courseProposal', refId: filing.course_id };
          const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', { query });
          return file_ids.filter((id) => data.some((file) => file.id === id)).length;
        };
        await context.answer('ROLE_ADMIN', 'updateFiles', {
          body: { ...filing, file_ids: [...file_ids, unknownId] },
        });
        expect((await filed()) === 0, 'with one unknown file the others were filed');
        await context.call('ROLE_ADMIN', 'updateFiles', { body: { ...filing, file_ids } });
        expect((await filed()) === 2, 'they are not among the files of the contract');
      },
      'answers what is read, and restores a removed file': async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        const { courseId, studentId } = await taughtEnrolment(context);
        const filing = { course_id: courseId, student_id: studentId };
        for (const type of ['progressReport', 'courseProposal', 'undefined']) {
          const body = { fileId: id, type, ...(type === 'progressReport' ? filing : {}) };
          const { data } = await context.call<{ data: StoredFile[] }>('ROLE_ADMIN', 'updateFiles', { body });
          expectOnlyChanged(await readFile(context, id), data[0], [], `filed as ${type}, in the answer`);
        }
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        await context.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, status: 1 } });
        expectFields(await readFile(context, id), { status: 1 }, 'restored, ');
      },
      'keeps each field alone and leaves the others': async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        const [language, other] = await twoOf(context, 'listLanguages');
        const [course_id, another] = [await createCourse(context), await createCourse(context)];
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateFiles', { body });
        const base = { fileId: id };
        await send({
          ...base,
          type: 'courseProposal',
          course_id,
          language_id: language,
          tag_date: '2026-10-01',
        });
        const fields = [
          field('title', context.newName()),
          field('tag_date', '2026-10-22'),
          field('language_id', other, 'languages_id', 'languages'),
          // Moving the file to another contract also changes its language.
          field('course_id', another, 'courses_id', 'courses', 'languages_id', 'languages'),
          field('type', 'courseOutline'),
        ];
        await keepsEach(fields, send, () => readFile(context, id), base);
      },
      'clears what the type cannot have': async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        const { courseId, studentId } = await taughtEnrolment(context);
        const [language_id] = await twoOf(context, 'listLanguages');
        const all = { course_id: courseId, student_id: studentId, language_id };
        const send = (body: object) =>
          context.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, ...body } });
        await send({ type: 'progressReport', ...all });
        expectFields(await readFile(context, id), { courses_id: courseId, student_id: studentId });
        await send({ type: 'courseProposal' });
        expectFields(await readFile(context, id), { courses_id: courseId, student_id: null });
        await send({ type: 'undefined' });
        expectFields(await readFile(context, id), { courses_id: null, student_id: null, languages_id: null });
      },
      [longTexts]: async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        await keepsAll(
          longest(context, 'updateFiles', [field('title', 'x')]),
          (body) => context.call('ROLE_ADMIN', 'updateFiles', { body }).then(() => undefined),
          () => readFile(context, id),
          { fileId: id },
        );
      },
    },
  },
  deleteFile: {
    rows: ['SHELL-025'],
    good: async (context) => ({ body: { fileId: (await newFile(context)).id } }),
    unknown: () => ({ body: { fileId: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const [courseId, fileId] = await proposalOfItsOwn(context);
        return [courseId, { body: { fileId } }];
      }),
    },
    does: {
      'takes it out of the list, from where it can be restored': async (context) => {
        const { id, title } = await newFile(context);
        const lists = async () => {
          const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFiles', {
            query: { search: title },
          });
          return data.some((file) => file.id === id);
        };
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expect(!(await lists()), 'it is still listed');
        await context.call('ROLE_ADMIN', 'updateFiles', { body: { fileId: id, status: 1 } });
        expect(await lists(), 'it does not come back');
      },
      'takes the fileId in the address too': async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        await context.call('ROLE_ADMIN', 'deleteFile', { query: { fileId: id }, body: {} });
        expectFields(await readFile(context, id, 0), { status: 0 });
      },
      'keeps it for administrators among the removed ones': async (context) => {
        const { id } = await upload(context, 'document.pdf', 400);
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        expectFields(await readFile(context, id, 0), { status: 0 });
        const { status } = await context.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
        expect(status === 200, `an administrator is answered with ${status}`);
      },
      'leaves the file beside it': async (context) => {
        const otherRecords = [
          await upload(context, 'document.pdf', 300),
          await upload(context, 'document.pdf', 300),
        ];
        const { id } = await upload(context, 'document.pdf', 300);
        otherRecords.push(await upload(context, 'document.pdf', 300));
        await context.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
        for (const file of otherRecords) expectFields(await readFile(context, file.id), { status: 1 });
      },
      [keyOfAnother]: async (context) => {
        const [one, other] = [await newFile(context), await newFile(context)];
        const ofFile = ({ id }: StoredFile) => ({ query: { fileId: id } });
        await refusesReuse(context, 'deleteFile', ofFile(one), ofFile(other));
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
    good: (context) => ({ form: uploadInput(context) }),
    unknown: (context) => ({
      form: { ...uploadInput(context), ref_type: 'courseProposal', ref_id: String(unknownId) },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [
          courseId,
          { form: { ...uploadInput(context), ref_type: 'courseProposal', ref_id: String(courseId) } },
        ];
      }),
      'a file beyond 8388608 bytes': {
        status: 413,
        request: (context) => ({ form: { ...uploadInput(context), file: pdf('large.pdf', maxBytes + 1) } }),
      },
      'a spreadsheet that unpacks to more than 50 MB': {
        status: 400,
        request: (context) => ({
          form: { ...uploadInput(context), file: zipBomb('bomb.xlsx'), file_name: 'bomb.xlsx' },
        }),
      },
      'an empty file': {
        status: 400,
        field: 'file',
        request: (context) => ({ form: { ...uploadInput(context), file: pdf('empty.pdf', 0) } }),
      },
      'a content that is not what its name says': {
        status: 400,
        request: (context) => ({
          form: { ...uploadInput(context), file: new File(['MZ program'], 'x.pdf'), file_name: 'x.pdf' },
        }),
      },
      'a program': {
        status: 400,
        request: (context) => ({
          form: { ...uploadInput(context), file: pdf('setup.exe', 100), file_name: 'setup.exe' },
        }),
      },
    },
    does: {
      'makes it found by its title': async (context) => {
        const { id, title } = await newFile(context);
        const { data } = await context.call<FileList>('ROLE_ADMIN', 'listFiles', {
          query: { search: title },
        });
        expect(
          data.some((file) => file.id === id),
          `"${title}" does not find its file`,
        );
      },
      'takes a file of exactly 8388608 bytes': async (context) => {
        const form = { ...uploadInput(context), file: pdf('exact.pdf', maxBytes) };
        await context.call('ROLE_ADMIN', 'uploadFile', { form });
      },
      'gives back the bytes that were sent, under their name': async (context) => {
        const form = { ...uploadInput(context), file: pdf('été 2026.pdf', 2000), file_name: 'été 2026.pdf' };
        const { data } = await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form });
        const { headers, body } = await context.answer<Uint8Array>('ROLE_ADMIN', 'downloadFile', {
          query: { fileId: data.id },
        });
        const sent = new Uint8Array(await form.file.arrayBuffer());
        expect(Buffer.from(body).equals(sent), `${body.byteLength} other bytes came back`);
        const name = headers.get('Content-Disposition') ?? '';
        expect(name.includes("filename*=UTF-8''%C3%A9t%C3%A9%202026.pdf"), `the name is ${name}`);
      },
      'keeps no path and no control characters in a name': async (context) => {
        for (const name of ['../../x.pdf', 'C:\\x\\x.pdf', 'x\r\nX-Injected: x.pdf', '.x.pdf']) {
          const { status, body } = await context.answer<{ data?: StoredFile }>('ROLE_ADMIN', 'uploadFile', {
            form: { ...uploadInput(context), file_name: name },
          });
          // The backend may refuse such a name instead.
          if (status === 400) continue;
          const { id, name: stored } = body.data ?? {};
          expect(
            stored !== undefined && !unsafeName.test(stored),
            `${JSON.stringify(name)} is kept as ${stored}`,
          );
          const { headers } = await context.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
          expect(headers.get('X-Injected') === null, 'a name can add a header');
        }
      },
      'sends a file for saving, and not for guessing what it is': async (context) => {
        const { id } = await newFile(context);
        const { headers } = await context.answer('ROLE_ADMIN', 'downloadFile', { query: { fileId: id } });
        const disposition = headers.get('Content-Disposition') ?? '';
        expect(disposition.startsWith('attachment'), `Content-Disposition is ${disposition}`);
        const options = headers.get('X-Content-Type-Options');
        expect(options === 'nosniff', `X-Content-Type-Options is ${options}`);
      },
      'keeps name, title, size and place': async (context) => {
        const courseId = await createCourse(context);
        const file = pdf('proposition.pdf', 1234);
        const form = {
          file,
          file_name: 'proposition finale.pdf',
          file_title: context.newName(),
          ref_type: 'courseProposal',
          ref_id: String(courseId),
        };
        const { data } = await context.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form });
        const due = {
          name: 'proposition finale.pdf',
          title: form.file_title,
          type: 'courseProposal',
          size: 1234,
          courses_id: courseId,
          student_id: null,
        };
        expectFields(await readFile(context, data.id), due);
        expectFields(data, due, 'in the answer, ');
        const { data: own } = await context.call<FileList>('ROLE_ADMIN', 'listFilesOfRecord', {
          query: { refType: 'courseProposal', refId: courseId },
        });
        expect(
          own.map(({ id }) => id).join() === String(data.id),
          'it is not among the documents of the contract',
        );
      },
      [onceForOneKey]: async (context) => {
        const form = uploadInput(context);
        await twiceAtOnce(context, 'uploadFile', { form });
        const query = { search: form.file_title };
        const { total } = await context.call<{ total: number }>('ROLE_ADMIN', 'listFiles', { query });
        expect(total === 1, `${total} files were stored`);
      },
      [keyOfAnother]: async (context) => {
        const form = uploadInput(context);
        const other = { ...form, file: pdf('api-check.pdf', form.file.size + 1) };
        await refusesReuse(context, 'uploadFile', { form }, { form: other });
      },
    },
  },
} satisfies Cases;
