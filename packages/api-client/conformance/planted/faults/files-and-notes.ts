import {
  answering,
  at,
  bytes,
  headers,
  leavingOut,
  losingHeader,
  offByOne,
  read,
  refusing,
  replace,
  reversedOrder,
  rewriting,
  setting,
  swapping,
  totalRows,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  cappedAt,
  finding,
  ignoring,
  listingArchived,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  doubleWrite,
  lateWrite,
  losingField,
  pretending,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  writingIntoArchived,
} from '../writes.ts';

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});

/** Stores an upload with other form fields than it returns. */
const uploading = (kind: string, change: (form: FormData) => void | Promise<void>): Plant =>
  storingOtherwise(kind, async (call) => {
    if (!call.form) return undefined;
    const sent = call.withForm(() => {});
    if (sent.form) await change(sent.form);
    return sent;
  });

const changeFile = (api: PlantedApi, body: Fields) => api.ask('updateFiles', { body });

async function removedFiles(api: PlantedApi): Promise<Fields[]> {
  const query = { status: 0, resourcesPerPage: 20_000 };
  return (await api.ask<{ data: Fields[] }>('listFiles', { query })).body.data;
}

const fileId = (call: Call) => Number(call.json.fileId ?? call.query.get('fileId'));

const isOfUpload = (call: Call, name: RegExp) => {
  const file = call.form?.get('file');
  return file instanceof File && name.test(file.name);
};

const uploaded = (call: Call) => ({
  message: 'Document was uploaded',
  data: {
    id: 1,
    title: null,
    name: String(call.form?.get('file_name') ?? 'x'),
    type: call.form?.get('ref_type'),
    size: 1,
    stored_at: null,
    tag_date: null,
    courses_id: null,
    student_id: null,
    languages_id: null,
  },
});

/** Reports an upload as stored although it refuses it. */
const takingUpload = (status: number, isMeant: (call: Call) => boolean): Plant => ({
  kind: 'refuses nothing',
  corrupt: async (call, api) => {
    const response = await call.send();
    return response.status === status && isMeant(call)
      ? replace(response, uploaded(call), api, 200)
      : response;
  },
});

export const filesAndNotes = faultsOf({
  listFiles: {
    'ignores refType': ignoring('refType'),
    'ignores search': ignoring('search'),
    'ignores undefinedCourses': ignoring('undefinedCourses'),
    'ignores undefinedStudents': ignoring('undefinedStudents'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'lists the oldest first': {
      ...reversedOrder,
      corrupt: (call, api) => (call.query.has('orderBy') ? call.send() : reversedOrder.corrupt(call, api)),
    },
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'gives no more than 30 rows': cappedAt(30),
    'lists removed files without being asked': listingArchived({ status: '0' }),
    'lists a template': totalRows('one more row', (found) =>
      found[0] ? [...found, { ...found[0], id: 1, name: 'template.xlsx', type: 'undefined' }] : found,
    ),
    'finds only with the same accents': finding(
      'only with the same accents',
      'search',
      'name',
      'title',
      'courses.contract_number',
      'student.name',
      'student.last_name',
    ),
    'does not find by the title': finding(
      'only with the same accents',
      'search',
      'name',
      'courses.contract_number',
      'student.name',
      'student.last_name',
    ),
    'does not find by the contract': finding(
      'only with the same accents',
      'search',
      'name',
      'title',
      'student.name',
      'student.last_name',
    ),
    'does not find by the student': finding(
      'only with the same accents',
      'search',
      'name',
      'title',
      'courses.contract_number',
    ),
    'counts one byte too few': offByOne('data.*.size', -1),
    'swaps title and name': swapping('data.*', 'title', 'name'),
    'leaves the student out': setting('data.*.student_id', () => null, { kind: 'null for a value' }),
    'says what it said before': staleRead('uploadFile'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  uploadFile: {
    'answers well and stores nothing': storingNothing,
    'stores it twice': doubleWrite,
    'loses the last byte': uploading('off by one', async (form) => {
      const file = form.get('file');
      if (file instanceof File) form.set('file', new File([file.slice(0, -1)], file.name));
    }),
    'stores the bytes as text': uploading('wrong value', async (form) => {
      const file = form.get('file');
      if (file instanceof File) form.set('file', new File([(await file.text()).trimEnd()], file.name));
    }),
    'ignores the file name': uploading('ignores a field', (form) => form.delete('file_name')),
    'ignores the title': uploading('ignores a field', (form) => form.delete('file_title')),
    'files everything as undefined': uploading('ignores a field', (form) => {
      if (form.get('ref_type') === 'undefined') return;
      form.set('ref_type', 'undefined');
      form.delete('ref_id');
    }),
    'files a proposal as an outline': uploading('wrong value', (form) => {
      if (form.get('ref_type') === 'courseProposal') form.set('ref_type', 'courseOutline');
    }),
    'refuses a file of exactly 8388608 bytes': {
      kind: 'off by one',
      corrupt: async (call, api) => {
        const file = call.form?.get('file');
        if (!(file instanceof File) || file.size < 8_388_608) return call.send();
        api.isMet = true;
        const response = await call.send();
        return replace(response, { message: 'File size cannot exceed 8mb', code: 'too-large' }, api, 413);
      },
    },
    'takes a program': takingUpload(400, (call) => isOfUpload(call, /\.exe$/)),
    'takes an empty file': takingUpload(400, (call) => {
      const file = call.form?.get('file');
      return file instanceof File && file.size === 0;
    }),
    'takes a file beyond the limit': takingUpload(413, () => true),
    'answers a file that is too large with 400': refusing('wrong status', 413, (body) => ({
      status: 400,
      body,
    })),
    'stores the beginning of a file that it refuses': storingOnRefusal(413, (call) =>
      call.withForm((form) => form.set('file', new File(['%PDF-1.7'], 'large.pdf'))),
    ),
    'stores a program under another name, which it refuses': storingOnRefusal(400, (call) =>
      isOfUpload(call, /\.exe$/)
        ? call.withForm((form) => {
            form.set('file', new File(['%PDF-1.7'], 'setup.pdf'));
            form.set('file_name', 'setup.pdf');
          })
        : undefined,
    ),
    'adds to an archived contract what it refuses': writingIntoArchived((call) =>
      /course/.test(String(call.form?.get('ref_type'))) ? call.form?.get('ref_id') : undefined,
    ),
    'answers an unknown contract with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  updateFiles: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'files some although one is unknown': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        const ids = call.json.file_ids;
        if (response.status < 400 || !Array.isArray(ids) || ids.length < 2) return response;
        for (const id of ids) await api.storing(() => changeFile(api, { ...call.json, file_ids: [id] }));
        return response;
      },
    },
    'files the first only': storingField(
      'file_ids',
      (ids) => (Array.isArray(ids) ? ids.slice(0, 1) : ids),
      'loses a row',
    ),
    'wipes the title that is left out': andThen('wipes what is left out', async ({ json }, api) => {
      if ('fileId' in json && !('title' in json)) await changeFile(api, { fileId: json.fileId, title: '-' });
    }),
    'wipes the tag date that is left out': andThen('wipes what is left out', async ({ json }, api) => {
      if ('fileId' in json && !('tag_date' in json))
        await changeFile(api, { fileId: json.fileId, tag_date: null });
    }),
    'loses the title': losingField('title'),
    'loses the tag date': losingField('tag_date'),
    'loses the language': losingField('language_id'),
    'does not restore': losingField('status'),
    'keeps the contract of what becomes undefined': {
      ...rewriting('wrong rule', (body, call) =>
        (call.json.type ?? call.json.bluck_option) === 'undefined' && Array.isArray(body.data)
          ? at(body, 'data.*.courses_id', (id) => id ?? call.json.course_id ?? 1)
          : body,
      ),
    },
    'keeps the student of a proposal': rewriting('wrong rule', (body, call) =>
      call.json.type === 'courseProposal' || call.json.bluck_option === 'courseProposal'
        ? at(body, 'data.*.student_id', (id) => id ?? call.json.student_id ?? 1)
        : body,
    ),
    'takes a proposal without a contract': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { type, course_id, fileId: id } = call.json;
        if (response.status !== 400 || type !== 'courseProposal' || course_id !== null) return response;
        const answer = await api.ask<{ data: Fields[] }>('updateFiles', { body: { fileId: id } });
        return replace(response, answer.body, api, 200);
      },
    },
    'renames a file when it refuses': storingOnRefusal(400, (call) =>
      Number.isInteger(call.json.fileId)
        ? call.withJson({ fileId: call.json.fileId, title: 'Refused' })
        : undefined,
    ),
    'files into an archived contract what it refuses': writingIntoArchived(),
    'answers an unknown file with 400': answering(404, 400),
  },
  deleteFile: {
    'answers well and removes nothing': storingNothing,
    'removes it after the next read': lateWrite,
    'takes no notice of the fileId in the address': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        if (!call.query.has('fileId')) return call.send();
        const { response } = await api.rehearse(call);
        return response.status === 200
          ? replace(response, { message: 'fileId is required' }, api, 400)
          : call.send();
      },
    },
    'says that an unknown file was removed': pretending(404),
    'removes it for good': {
      ...leavingOut('wrong rule', (_row, call) => call.query.get('status') === '0'),
      on: ['listFiles'],
    },
    'gives what it removed to a teacher': {
      kind: 'wrong role',
      on: ['downloadFile', 'listFilesOfRecord'],
      corrupt: async (call, api) => {
        const response = await call.send();
        const role = call.claims?.role;
        if (call.operation.id !== 'downloadFile' || response.status === 200 || role === 'ROLE_ADMIN')
          return response;
        if (!(await removedFiles(api)).some(({ id }) => id === fileId(call))) return response;
        api.isMet = true;
        return call.withToken(api.token('ROLE_ADMIN')).send();
      },
    },
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listFilesOfRecord: {
    'ignores refType': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        const type = call.query.get('refType') ?? '';
        const other = { courseProposal: 'courseOutline', courseOutline: 'courseProposal' }[type];
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data) || !other)
          return response;
        const more = await read(await call.withQuery((query) => query.set('refType', other)).send());
        if (!isFields(more) || !Array.isArray(more.data)) return response;
        const data = [...body.data, ...more.data];
        return replace(response, { ...body, data, total: data.length }, api);
      },
    },
    'ignores refId': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body)) return response;
        const query = { refType: call.query.get('refType'), resourcesPerPage: 20_000 };
        const all = await api.ask<{ data: Fields[] }>('listFiles', { query });
        return replace(response, { ...body, data: all.body.data, total: all.body.data.length }, api);
      },
    },
    'lists the oldest first': reversedOrder,
    'lists removed files too': {
      kind: 'lists the archived',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const [type, ref] = [call.query.get('refType'), Number(call.query.get('refId'))];
        const more = (await removedFiles(api)).filter(
          (file) => file.type === type && (file.courses_id === ref || file.student_id === ref),
        );
        const data = [...body.data, ...more];
        return replace(response, { ...body, data, total: data.length }, api);
      },
    },
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'answers an unknown record with an empty list': refusing('wrong status', 404, () => ({
      status: 200,
      body: { data: [], total: 0, current_page: 1, per_page: 50 },
    })),
  },
  downloadFile: {
    'loses the last byte': bytes('off by one', (content) => content.slice(0, -1)),
    'adds a line break': bytes('one more byte', (content) => new Uint8Array([...content, 10])),
    'gives another name': headers('wrong value', (given) =>
      given.set('Content-Disposition', `attachment; filename="file"; filename*=UTF-8''file`),
    ),
    'gives no name': losingHeader('Content-Disposition'),
    'loses the accents of the name': headers('wrong value', (given) => {
      const header = given.get('Content-Disposition') ?? '';
      given.set('Content-Disposition', header.replace(/; filename\*=.*/, ''));
    }),
    'shows it in the page': headers('wrong value', (given) => {
      const header = given.get('Content-Disposition') ?? '';
      given.set('Content-Disposition', header.replace('attachment', 'inline'));
    }),
    'opens foreign files to a teacher': asAdministrator('ROLE_TEACHER'),
    'opens foreign files to a student': asAdministrator('student'),
    'opens foreign files to a company': asAdministrator('company'),
    'keeps the templates from links': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const role = call.claims?.role;
        return response.status === 200 && (role === 'student' || role === 'company')
          ? replace(response, { message: 'Forbidden' }, api, 403)
          : response;
      },
    },
    'answers an unknown file with an empty one': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 404) return response;
        api.isMet = true;
        return new Response(new Uint8Array(), { headers: { 'Content-Type': 'application/octet-stream' } });
      },
    },
  },
  listNotes: {
    'ignores noteType': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const data = [...body.data];
        for (const type of ['students', 'teachers', 'courses', 'materials']) {
          if (type === call.query.get('noteType')) continue;
          const more = await read(await call.withQuery((query) => query.set('noteType', type)).send());
          if (isFields(more) && Array.isArray(more.data)) data.push(...more.data);
        }
        return replace(response, { ...body, data, total: data.length }, api);
      },
    },
    'ignores refId': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        const refId = Number(call.query.get('refId'));
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const query = { noteType: call.query.get('noteType') ?? '', refId: refId === 1 ? 2 : 1 };
        const more = await api.ask<{ data: Fields[] }>('listNotes', { query });
        const data = [...body.data, ...more.body.data];
        return replace(response, { ...body, data, total: data.length }, api);
      },
    },
    'lists the oldest first': reversedOrder,
    'gives the notes of contracts for those of teachers': {
      kind: 'other record',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || call.query.get('noteType') !== 'teachers') return response;
        const other = await read(await call.withQuery((query) => query.set('noteType', 'courses')).send());
        return replace(response, other, api);
      },
    },
    'swaps the names of the author': swapping('data.*', 'name', 'last_name'),
    'leaves the date out': setting('data.*.create_date', () => null, { kind: 'null for a value' }),
    'says what it said before': staleRead('createNote'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  createNote: {
    'answers well and stores nothing': storingNothing,
    'stores it twice': doubleWrite,
    'stores it after the next read': lateWrite,
    'takes the author from the body': {
      ...rewriting('takes the author from the body', async (body, call, api) => {
        if (call.operation.id === 'createNote') {
          const id = call.json.users_id;
          if (id !== undefined) api.memory.set(`author of ${dataOf(body).id}`, id);
          return id === undefined ? body : at(body, 'data.users_id', () => id);
        }
        return at(body, 'data.*', (row) =>
          isFields(row) && api.memory.has(`author of ${row.id}`)
            ? { ...row, users_id: api.memory.get(`author of ${row.id}`) }
            : row,
        );
      }),
      on: ['createNote', 'listNotes'],
    },
    'cuts a long note': storingField('title', (title) => String(title).slice(0, 255)),
    'loses line breaks': storingField('title', (title) => String(title).replaceAll('\n', ' ')),
    'stores the note for another kind of record': storingOtherwise('other record', (call) =>
      call.json.note_type === 'courses'
        ? call.withJson({ ...call.json, note_type: 'students', ref_id: 1 })
        : undefined,
    ),
    'stores a note of blanks': storingOnRefusal(400, (call) => {
      const { title } = call.json;
      return typeof title === 'string' && title.trim() === ''
        ? call.withJson({ ...call.json, title: '(blank)' })
        : undefined;
    }),
    'adds to an archived contract what it refuses': writingIntoArchived((call) =>
      call.json.note_type === 'courses' ? call.json.ref_id : undefined,
    ),
    'answers an unknown record with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
});
