import type {
  GetImportColumnsResponse,
  GetImportResponse,
  ImportColumn,
  ListImportsResponse,
} from '@portal/api-client/openapi';
import { foldText, studentImportColumns } from '@portal/domain';
import { type Case, type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { importSheet } from '../records/uploads.ts';
import { expect, type TestContext } from '../TestContext.ts';

interface Imported {
  readonly id: number;
  readonly file: File;
  /** The student that the import created. */
  readonly person: number;
}

/** Imports one student and an invalid line. */
async function imported(context: TestContext): Promise<Imported> {
  const person = { name: 'Anaïs', lastName: context.newName(), email: context.newEmail() };
  const file = importSheet(studentImportColumns, [person, { ...person, email: '' }]);
  const { data } = await context.call<{
    data: { import_id?: number; studentsImported: { id: number }[] };
  }>('ROLE_ADMIN', 'importStudents', { form: { file } });
  expect(data.import_id !== undefined, 'the import has no import_id');
  return { id: data.import_id, file, person: data.studentsImported[0]?.id ?? 0 };
}

async function read(context: TestContext, id: number): Promise<GetImportResponse['data']> {
  return (await context.call<GetImportResponse>('ROLE_ADMIN', 'getImport', { path: { id } })).data;
}

const unknownPath = () => ({ path: { id: unknownId } });

const undo = (context: TestContext, id: number) => context.call('ROLE_ADMIN', 'undoImport', { body: { id } });

/** Adds a note about the student. */
async function use(context: TestContext, person: number): Promise<void> {
  const body = { title: 'api-check', note_type: 'students', ref_id: person };
  await context.call('ROLE_ADMIN', 'createNote', { body });
}

const columnsNow = async (context: TestContext): Promise<ImportColumn[]> =>
  (
    await context.call<GetImportColumnsResponse>('ROLE_ADMIN', 'getImportColumns', {
      query: { kind: 'student' },
    })
  ).data;

const remembering = (columns: ImportColumn[]) => ({ body: { kind: 'student' as const, columns } });

const undoing: Case = {
  good: async (context) => ({ body: { id: (await imported(context)).id } }),
  unknown: () => ({ body: { id: unknownId } }),
  refuses: {
    'a second undo': {
      status: 409,
      request: async (context) => {
        const { id } = await imported(context);
        await undo(context, id);
        return { body: { id } };
      },
    },
    'an import of which somebody uses a person': {
      status: 409,
      request: async (context) => {
        const { id, person } = await imported(context);
        await use(context, person);
        return { body: { id } };
      },
    },
  },
  does: {
    'deletes the people, and keeps the import': async (context) => {
      const { id, person } = await imported(context);
      await undo(context, id);
      const query = { id: person };
      const { status, body } = await context.answer<{ data: { id: number }[] }>(
        'ROLE_ADMIN',
        'listStudents',
        {
          query,
        },
      );
      const isThere = status === 200 && body.data.some((student) => student.id === person);
      expect(!isThere, 'the student is there still');
      const { undone_at, undone_by, lines } = await read(context, id);
      expect(undone_at !== null && undone_by !== null, 'nobody has undone it');
      expect(lines[0]?.person_id === null, 'the line has a person still');
    },
    'names who is in use, and by what': async (context) => {
      const { id, person } = await imported(context);
      await use(context, person);
      const { lines } = await read(context, id);
      expect(lines[0]?.uses.join() === 'note', `the uses are ${lines[0]?.uses.join()}`);
      const answer = await context.answer<{ errors?: Record<string, string[]> }>('ROLE_ADMIN', 'undoImport', {
        body: { id },
      });
      const named = answer.body.errors?.note?.[0];
      expect(named?.includes(lines[0]?.last_name ?? '-') ?? false, `the refusal names ${named}`);
    },
    'repeats its answer for one key': async (context) => {
      context.requiresExtension('idempotency-keys');
      const { id } = await imported(context);
      const headers = { 'Idempotency-Key': context.newKey() };
      for (const _time of ['first', 'second'])
        await context.call('ROLE_ADMIN', 'undoImport', { body: { id }, headers });
    },
  },
  // One row in the list of students, and one in the list of imports.
  rowsChanged: 1,
};

export const imports = {
  listImports: {
    good: () => ({}),
    does: {
      'counts the people and the refused lines of an import': async (context) => {
        const { id } = await imported(context);
        const { data } = await context.call<ListImportsResponse>('ROLE_ADMIN', 'listImports', {
          query: many,
        });
        const found = data.find((row) => row.id === id);
        expect(found !== undefined, 'the import is not listed');
        expect(found.imported === 1, `${found.imported} people are counted`);
        expect(found.not_imported === 1, `${found.not_imported} refused lines are counted`);
      },
    },
  },
  getImport: {
    good: async (context) => ({ path: { id: (await imported(context)).id } }),
    unknown: unknownPath,
    does: {
      'tells each line with its person or its reason': async (context) => {
        const { id, person } = await imported(context);
        const { lines } = await read(context, id);
        expect(lines.map(({ line }) => line).join() === '2,3', 'the lines are others');
        expect(lines[0]?.person_id === person, 'the first line has another person');
        expect(lines[1]?.person_id === null && lines[1].reason !== null, 'the second line has no reason');
      },
    },
  },
  downloadImport: {
    good: async (context) => ({ path: { id: (await imported(context)).id } }),
    unknown: unknownPath,
    does: {
      'sends the file as it came': async (context) => {
        const { id, file } = await imported(context);
        const { headers, body } = await context.answer<Uint8Array>('ROLE_ADMIN', 'downloadImport', {
          path: { id },
        });
        const sent = new Uint8Array(await file.arrayBuffer());
        expect(Buffer.from(body).equals(sent), `${body.byteLength} other bytes came back`);
        const disposition = headers.get('Content-Disposition') ?? '';
        expect(disposition.startsWith('attachment'), `Content-Disposition is ${disposition}`);
      },
    },
  },
  undoImport: undoing,
  getImportColumns: { good: () => ({ query: { kind: 'student' } }) },
  rememberImportColumns: {
    good: (context) => remembering([{ head: context.newName(), field: 'email' }]),
    refuses: {
      'a field that the template does not have': {
        status: 400,
        request: () => remembering([{ head: 'api-check', field: 'hasCar' }]),
      },
      'a blank head': { status: 400, request: () => remembering([{ head: ' ', field: 'email' }]) },
    },
    does: {
      'keeps one field for a head, whatever its capitals and hyphens': async (context) => {
        const head = `api-check ${crypto.randomUUID()}`;
        for (const column of [
          { head, field: 'email' },
          { head: head.toUpperCase(), field: null },
        ])
          await context.call('ROLE_ADMIN', 'rememberImportColumns', remembering([column]));
        const found = (await columnsNow(context)).filter(
          (column) => foldText(column.head) === foldText(head),
        );
        expect(found.length === 1, `the head is remembered ${found.length} times`);
        expect(found[0]?.field === null, `the field is ${found[0]?.field}`);
      },
    },
  },
} satisfies Cases;
