import { createApi, memoryTokenStore, useRestoreValue } from '@portal/api-client';
import {
  eachText,
  type FieldTable,
  type History,
  type HistoryOf,
  type HistorySubject,
  nouns,
  snakeCase,
  studentTexts,
} from '@portal/domain';
import { accounts, samplePassword } from '@portal/mock-api';
import { describe, expect, it } from 'vitest';
import { startMock } from '../mock-api/src/testing/startMock.ts';
import { recordHistoryFromWire } from '../packages/api-client/src/wire/history.ts';
import { resultOfHook } from './result-of-hook.ts';

type State = Awaited<ReturnType<Awaited<ReturnType<typeof startMock>>['state']>>;

interface Case {
  of: HistoryOf;
  /** A valid update that changes every field that can be restored. */
  change: readonly [method: string, path: string, body: object];
  /** The tables that the update writes to. */
  tables: readonly (keyof State)[];
}

function rowOf<Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): Row {
  const row = rows.find(isMeant);
  if (!row) throw new Error('no such row');
  return row;
}

const another = (rows: readonly { id: number; status: number }[], present: number | null) =>
  rowOf(rows, ({ id, status }) => id !== present && status === 1).id;

type RestorableSubject = Exclude<HistorySubject, 'webhook'>;

const cases: Readonly<Record<RestorableSubject, (state: State) => Case>> = {
  contract({ contracts, companies, languages }) {
    const { id, flag, companyId, languageId } = rowOf(contracts, (row) => row.id === 1);
    return {
      of: { subject: 'contract', id },
      tables: ['contracts'],
      change: [
        'PATCH',
        'courses/update',
        {
          course: {
            id,
            course_status_id: 3,
            flag: 1 - flag,
            confirmation_sent: 0,
            SI: 0,
            TCS: 0,
            SC: 1,
            send_to_client: '2026-11-02',
            contract_completed: 1,
            course_types_id: 3,
            languages_id: another(languages, languageId),
            complementary_description_type: 'En ligne',
          },
          course_details: {
            total_classes: 77,
            total_hours: 2.5,
            material_status_id: 5,
            description: 'Autre',
            meeting_link: 'https://meet.example/autre',
            class_at_end: 1,
            start_date: '2026-09-01',
            end_date: '2027-01-15',
            schedule: 'dim. 8:00',
            location: 'Salle 9',
          },
          client_details: {
            invoice: 'F-9',
            companies_id: another(companies, companyId),
            contact_person: 'Zoé',
            contract_approved: 0,
            contract_expiration_date: '2027-02-01',
          },
        },
      ],
    };
  },
  student({ students, companies }) {
    const { id, companyId } = rowOf(students, ({ email, status }) => email !== null && status === 1);
    return {
      of: { subject: 'student', id },
      tables: ['students'],
      change: [
        'PUT',
        'student/update',
        {
          student: {
            id,
            name: 'Zoé',
            lastName: 'Légaré',
            email: 'zoe@exemple.example',
            ...eachText(studentTexts, (name) => `${name} 2`),
            mother_tongue: 'Punjabi',
            companyId: another(companies, companyId),
          },
        },
      ],
    };
  },
  teacher({ teachers }) {
    const { id, car, nda } = rowOf(teachers, (row) => row.userStatus === 3);
    return {
      of: { subject: 'teacher', id },
      tables: ['users', 'teachers'],
      change: [
        'PUT',
        'teacher/update',
        {
          teacher: {
            id,
            name: 'Zoé',
            lastName: 'Légaré',
            email: 'zoe@exemple.example',
            phone: '4505550117',
            mobile: '4505550118',
            city: 'Sorel-Tracy',
            car: 1 - car,
            nda: 1 - nda,
            otherRate: '52 $',
          },
        },
      ],
    };
  },
  company: ({ companies }) => {
    const { id, name } = rowOf(companies, ({ status }) => status === 1);
    return {
      of: { subject: 'company', id },
      tables: ['companies'],
      change: ['PUT', 'companies/update', { id, name, newName: 'Un autre nom inc.' }],
    };
  },
  courseType: ({ courseTypes }) => {
    const { id } = rowOf(courseTypes, ({ status }) => status === 1);
    return {
      of: { subject: 'courseType', id },
      tables: ['courseTypes'],
      change: ['PUT', `courses/types/${id}`, { name: 'Un autre nom', name_en: 'Another name' }],
    };
  },
  material({ materials, languages }) {
    const { id, languageId, flag } = rowOf(materials, ({ status }) => status === 1);
    const languages_id = another(languages, languageId);
    return {
      of: { subject: 'material', id },
      tables: ['materials'],
      change: ['PATCH', 'materials/update', { id, title: 'Un autre titre', languages_id, flag: 1 - flag }],
    };
  },
  file({ files, contracts }) {
    const open = contracts.filter(({ statusId }) => statusId !== 4).map(({ id }) => id);
    const { id } = rowOf(
      files,
      (file) => file.status === 1 && file.title !== null && open.includes(file.contractId ?? 0),
    );
    return {
      of: { subject: 'file', id },
      tables: ['files'],
      change: ['PUT', 'files', { fileId: id, title: 'Un autre titre', tag_date: '2026-01-31' }],
    };
  },
  outline({ outlines, contracts }) {
    const { id, contractId, status, answers } = rowOf(outlines, (outline) =>
      contracts.some(
        (row) => row.id === outline.contractId && row.statusId !== 4 && outline.status !== 'draft',
      ),
    );
    return {
      of: { subject: 'outline', id: contractId },
      tables: ['outlines'],
      change: [
        'PUT',
        `outline-form/course/${contractId}`,
        {
          ...answers,
          id,
          courseId: contractId,
          status: status === 'draft' ? 'draft' : 'submitted',
          history_with_course_language: 'A',
          current_use: 'B',
          challenges: 'C',
          ten_week_goals: 'D',
          language_functions: 'E',
          grammar_required_for_language_functions: 'F',
          course_content_emphasis_on: ['pronunciation'],
          other_course_content_emphasis_on: null,
          learning_aides: ['tv'],
          other_learning_aides: null,
          conversation: 'Daily',
          writing: 'Weekly',
          listening: 'Monthly',
          reading: 'Daily',
        },
      ],
    };
  },
  report({ reportForms, contracts }) {
    const { id, contractId, studentId, answers } = rowOf(reportForms, (form) =>
      contracts.some((row) => row.id === form.contractId && row.statusId !== 4 && form.status === 1),
    );
    const changed = Object.entries(answers).map(([field, answer]) => {
      const isText = field === 'comments' || field === 'recommendations';
      const other = answer === 'good' ? 'excellent' : 'good';
      return [field, isText ? 'Autre' : field === 'next_level' ? 'C2' : other];
    });
    return {
      of: { subject: 'report', id: contractId, studentId },
      tables: ['reportForms'],
      change: [
        'PUT',
        'progressReports/form',
        {
          ...Object.fromEntries(changed),
          progress_form_id: id,
          course_id: contractId,
          student_id: studentId,
        },
      ],
    };
  },
};

async function setUp() {
  const mock = await startMock();
  const api = createApi({ baseUrl: `${mock.origin}/api`, tokens: memoryTokenStore() });
  const { email } = accounts.admin;
  const login = { email, username: email, password: samplePassword };
  const { body } = await mock.anonymous.send('POST', 'login', { body: login });
  api.keepTokens({ accessToken: body.auth.access_token, refreshToken: body.auth.refresh_token });
  return { mock, admin: mock.bearing(body.auth.access_token), restore: resultOfHook(api, useRestoreValue) };
}

type Started = Awaited<ReturnType<typeof setUp>>;

async function historyOf({ admin }: Started, { subject, id, studentId }: HistoryOf): Promise<History> {
  const ofStudent = studentId === undefined ? '' : `&studentId=${studentId}`;
  const { body } = await admin.get(`history?subject=${snakeCase(subject)}&id=${id}&size=100${ofStudent}`);
  return recordHistoryFromWire([body]);
}

/** Columns that an update changes but that are not fields of a form. */
const marks = ['version', 'updatedAt', 'savedAt', 'star'];

const recordsOf = async ({ mock }: Started, tables: Case['tables']) => {
  const state = await mock.state();
  return tables.map((table) =>
    JSON.parse(JSON.stringify(state[table], (key, value) => (marks.includes(key) ? undefined : value))),
  );
};

/** Returns the fields of a record that the history can restore. */
function restorableOf(subject: RestorableSubject): string[] {
  const fields: FieldTable = nouns[subject === 'report' ? 'reportForm' : subject].fields;
  return Object.keys(fields).filter((name) => fields[name]?.restorable && !otherTexts.includes(name));
}

/** Texts that are restored only together with the choice "other". */
const otherTexts = ['otherEmphasis', 'otherLearningAid'];

describe.each(Object.entries(cases))('restoring the values of a %s', (subject, caseOf) => {
  it('writes each of them by the ordinary call, until the record is as it was', async () => {
    const started = await setUp();
    const { of, change, tables } = caseOf(await started.mock.state());
    const before = await recordsOf(started, tables);
    const [method, path, body] = change;
    expect((await started.admin.send(method, path, { body })).body).not.toHaveProperty('code');
    expect(await recordsOf(started, tables)).not.toEqual(before);
    const { entries } = await historyOf(started, of);
    const offered = entries.flatMap((entry) =>
      entry.changes.filter(({ canRestore }) => canRestore).map((one) => ({ entry, change: one })),
    );
    const names = offered.map(({ change: { field } }) => field);
    expect(names.toSorted()).toEqual(restorableOf(subject as RestorableSubject).toSorted());
    for (const one of offered) await started.restore({ of, history: await historyOf(started, of), ...one });
    expect(await recordsOf(started, tables)).toEqual(before);
  });
});
