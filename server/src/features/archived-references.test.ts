import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../testing/startServer.ts';

const leasContract = 1;
const student = 1;
const lea = 1;

async function office() {
  const admin = await (await startServer()).signIn();
  const company = await created(admin, 'companies', 'Papeterie Oubliée');
  const language = await created(admin, 'languages', 'Sanskrit');
  return { admin, company, language };
}

async function created(admin: Sender, noun: 'companies' | 'languages', name: string): Promise<number> {
  const { status, body } = await admin.send('POST', `${noun}/create`, { body: { name } });
  expect([status, body]).toEqual([200, expect.objectContaining({ data: expect.anything() })]);
  return body.data.id;
}

const archive = (admin: Sender, noun: 'companies' | 'languages' | 'teacher', id: number) =>
  admin.send('PUT', `${noun}/updateStatus`, { body: { id, status: 0 } });

const test = { levelLanguage: 'B2', lastTest: '2026-11-20', testerInitials: 'MB' };

type Write = readonly [
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  field: string,
  body: (id: number) => object,
];

const ofCompany: readonly Write[] = [
  [
    'POST',
    'courses/create',
    'client_details.companies_id',
    (id) => ({ course: {}, course_details: {}, client_details: { companies_id: id } }),
  ],
  [
    'PATCH',
    'courses/update',
    'client_details.companies_id',
    (id) => ({ course: { id: leasContract }, client_details: { companies_id: id } }),
  ],
  ['PUT', 'student/update', 'student.companyId', (id) => ({ student: { id: student, companyId: id } })],
];

const ofLanguage: readonly Write[] = [
  [
    'POST',
    'courses/create',
    'course.languages_id',
    (id) => ({ course: { languages_id: id }, course_details: {}, client_details: {} }),
  ],
  [
    'PATCH',
    'courses/update',
    'course.languages_id',
    (id) => ({ course: { id: leasContract, languages_id: id } }),
  ],
  [
    'PUT',
    'student/update',
    'studentLevelLanguage.languageId',
    (id) => ({ student: { id: student }, studentLevelLanguage: { ...test, languageId: id } }),
  ],
  [
    'PUT',
    'teacher/update',
    'teacherHasLanguages.0.id',
    (id) => ({ teacher: { id: lea }, teacherHasLanguages: [{ id }] }),
  ],
  ['POST', 'materials/create', 'languages_id', (id) => ({ title: 'De bello Gallico', languages_id: id })],
  ['PATCH', 'materials/update', 'languages_id', (id) => ({ id: 1, languages_id: id })],
];

describe('an archived company or language', () => {
  it('is given to nothing, and the answer says why in both languages (DECISION-86)', async () => {
    const { admin, company, language } = await office();
    await archive(admin, 'companies', company);
    await archive(admin, 'languages', language);
    const sentences = {
      company:
        'Cette société est archivée et ne peut rien recevoir de nouveau - This company is archived and can be given nothing new',
      language:
        'Cette langue est archivée et ne peut rien recevoir de nouveau - This language is archived and can be given nothing new',
    };
    const writes = [
      ...ofCompany.map((write) => [...write, company, sentences.company] as const),
      ...ofLanguage.map((write) => [...write, language, sentences.language] as const),
    ];
    for (const [method, path, field, body, id, message] of writes) {
      const answer = await admin.send(method, path, { body: body(id) });
      expect([path, field, answer.status, answer.body]).toEqual([
        path,
        field,
        400,
        expect.objectContaining({ message, errors: { [field]: ['is archived'] } }),
      ]);
    }
  });

  it('stays where it is, also when that is saved again, and is given again once restored (DECISION-86)', async () => {
    const { admin, company, language } = await office();
    const writes = [
      ...ofCompany.slice(1).map((write) => [...write, company] as const),
      ...ofLanguage.filter(([method]) => method !== 'POST').map((write) => [...write, language] as const),
    ];
    const statuses = async () => {
      const answers: number[] = [];
      for (const [method, path, , body, id] of writes)
        answers.push((await admin.send(method, path, { body: body(id) })).status);
      return answers;
    };
    const allSaved = writes.map(() => 200);
    expect(await statuses()).toEqual(allSaved);
    await archive(admin, 'companies', company);
    await archive(admin, 'languages', language);
    expect(await statuses()).toEqual(allSaved);
  });

  it('is left out of a copy of a contract, as an archived teacher is (DECISION-86)', async () => {
    const { admin, company, language } = await office();
    await admin.send('PATCH', 'courses/update', {
      body: {
        course: { id: leasContract, languages_id: language },
        client_details: { companies_id: company },
      },
    });
    const copy = async () =>
      (await admin.send('POST', 'courses/duplicate', { body: { courseId: leasContract } })).body.data;
    expect(await copy()).toMatchObject({
      current_teacher: { teacher: { id: lea } },
      client_details: { companies: { id: company } },
      language: { id: language },
    });
    await archive(admin, 'companies', company);
    await archive(admin, 'languages', language);
    await archive(admin, 'teacher', lea);
    expect(await copy()).toMatchObject({
      current_teacher: null,
      client_details: { companies: null },
      language: null,
    });
  });

  it('is not given while being archived', async () => {
    const { admin, company } = await office();
    const [archived, given] = await Promise.all([
      archive(admin, 'companies', company),
      admin.send('POST', 'courses/create', {
        body: { course: {}, course_details: {}, client_details: { companies_id: company } },
      }),
    ]);
    expect(archived.status).toBe(200);
    expect([200, 400]).toContain(given.status);
    const after = await admin.send('POST', 'courses/create', {
      body: { course: {}, course_details: {}, client_details: { companies_id: company } },
    });
    expect(after.status).toBe(400);
  });
});
