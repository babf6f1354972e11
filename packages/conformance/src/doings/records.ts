import type {
  AttendanceList,
  CheckTokenAnswer,
  Company,
  CompanyLoginAnswer,
  CompanyReportList,
  CourseInfoAnswer,
  CourseList,
  CourseMaterial,
  FileList,
  LoginAnswer,
  Material,
  MaterialList,
  NamedList,
  OutlineForm,
  OutlineFormAnswer,
  PasswordLink,
  ProgressForm,
  ProgressFormAnswer,
  ProgressFormRecord,
  ProgressReport,
  ProgressReportList,
  StoredFile,
  StudentList,
  StudentLoginAnswer,
  UserList,
} from '@portal/api-client/treaty';
import { createCourse } from '../cases/courses.ts';
import { taughtEnrolment } from '../cases/people.ts';
import { pdf } from '../cases/uploads.ts';
import { enrolmentOf, many, ownId, readCourse, twoOf } from '../facts.ts';
import { bodyOf, expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

export async function createMaterial(world: World): Promise<Material> {
  const [languages_id] = await twoOf(world, 'listLanguages');
  const body = { title: world.newName(), languages_id, flag: 1 };
  return (await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

export async function readMaterial(
  world: World,
  id: number,
  role: Role = 'ROLE_ADMIN',
): Promise<Material | undefined> {
  for (const status of [1, 0]) {
    const query = { ...many, status };
    const { data } = await world.call<MaterialList>(role, 'listMaterials', { query });
    const found = data.find((material) => material.id === id);
    if (found) return found;
  }
  return undefined;
}

export async function assigned(world: World, courseId: number, materialId: number, qty: number) {
  const body = { courseId, materialId, qty, note: 'Édition numérique' };
  return (await world.call<{ data: CourseMaterial }>('ROLE_ADMIN', 'assignMaterial', { body })).data;
}

export const progressFields = (which: 0 | 1) => [
  ...[
    'preparation',
    'participation',
    'homework',
    'extracurriculas_activities',
    'grammar_in_an_oral_context',
    'vocabulary_usage_in_an_oral_context',
    'pronunciation',
    'listening_comprehension',
    'fluency_in_an_oral_context',
    'grammar_in_writing',
    'vocabulary_and_spelling',
    'text_organisation',
    'syntax',
    'fluency_in_writing',
    'written_content',
    'reading_comprehension',
  ].map((name, place) => field(name, ['excellent', 'very good', 'good', 'not enough'][(place + which) % 4])),
  field('comments', `Progresse vite & <bien> ${which}`),
  field('recommendations', `Lire un article ${which}`),
  field('next_level', which === 0 ? 'B1' : 'B2'),
];

/** A form of a new contract. Its body also sends the ids. */
export async function newForm(world: World, more: object = {}): Promise<ProgressForm> {
  const { courseId, studentId } = await taughtEnrolment(world);
  const body = { student_id: studentId, course_id: courseId, ...more };
  const answer = await world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', { body });
  return answer.data.form;
}

export const keysOf = ({ id, student_id, course_id }: ProgressForm) => ({
  student_id,
  course_id,
  progress_form_id: id,
});

export async function readForm(world: World, { student_id: studentId, course_id: courseId }: ProgressForm) {
  const query = { studentId, courseId };
  return (await world.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query })).data?.form;
}

const submit = (world: World, form: ProgressForm, role: Role = 'ROLE_ADMIN') =>
  world.call<{ data: ProgressFormRecord }>(role, 'submitProgressForm', {
    body: { progress_report_form_id: form.id, status: 1 },
  });

async function uploadReport(world: World, courseId: number, studentId: number, day: string) {
  const form = {
    file: pdf('rapport.pdf', 700),
    student_id: String(studentId),
    course_id: String(courseId),
    status: '1',
    file_date: day,
  };
  return (await world.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', { form })).data;
}

async function reportsOf(world: World, query: object, role: Role = 'ROLE_ADMIN') {
  return (await world.call<ProgressReportList>(role, 'listProgressReports', { query: { ...many, ...query } }))
    .data;
}

export const infoFields = (which: 0 | 1) => [
  field('material_used', `Défi 3 ${which}`),
  field('apps_and_sites_used', `Quizlet ${which}`),
  field('skills_covered', `Écoute ${which}`),
  field('grammar_points_covered', `Imparfait ${which}`),
];

/** A new contract with the draft of an outline: its path, the body that was sent, and the record. */
async function draftedOutline(world: World) {
  const { courseId } = await taughtEnrolment(world);
  const path = { courseId };
  const first = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
  const request = { path, body: first };
  const { data } = await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', request);
  return { path, first, data };
}

export const outlineFields = (which: 0 | 1) => [
  field('history_with_course_language', `Deux ans ${which}`),
  field('current_use', `Courriels ${which}`),
  field('challenges', `Réunions ${which}`),
  field('ten_week_goals', `Présenter ${which}`),
  field('language_functions', `Comparer ${which}`),
  field('grammar_required_for_language_functions', `Conditionnel ${which}`),
  field('course_content_emphasis_on', which === 0 ? ['speaking', 'other'] : ['writing', 'other']),
  field('other_course_content_emphasis_on', `Téléphone ${which}`),
  field('learning_aides', which === 0 ? ['podcasts', 'other'] : ['tv', 'other']),
  field('other_learning_aides', `Journal ${which}`),
  field('conversation', which === 0 ? 'Weekly' : 'Daily'),
  field('writing', which === 0 ? 'Monthly' : 'Weekly'),
  field('listening', which === 0 ? 'Daily' : 'Monthly'),
  field('reading', which === 0 ? 'Once per year' : 'Daily'),
];

export const readOutline = async (world: World, courseId: number) =>
  (await world.call<OutlineFormAnswer>('ROLE_ADMIN', 'getOutlineForm', { path: { courseId } })).data;

/** A contract of the linked company, with the linked student and a student without a link. */
async function linkedCourse(world: World): Promise<{ courseId: number; own: number; other: number }> {
  const rows = await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
  const companyId = rows.data[0]?.company?.id;
  if (companyId === undefined) throw new Missing('a report that the company sees');
  const own = await ownId(world, 'student');
  const { studentId: other } = await taughtEnrolment(world);
  const courseId = await createCourse(world);
  await world.call('ROLE_ADMIN', 'updateCourse', {
    body: { course: { id: courseId }, client_details: { companies_id: companyId } },
  });
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [own, other] } });
  return { courseId, own, other };
}

const draftOf = async (world: World, courseId: number, studentId: number): Promise<ProgressForm> => {
  const body = { student_id: studentId, course_id: courseId, next_level: 'B1' };
  return (await world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', { body })).data
    .form;
};

const companyRow = async (world: World, courseId: number, role: Role = 'company') => {
  const { data } = await world.call<CompanyReportList>(role, 'listCompanyReports', { query: many });
  return data.filter(({ course }) => course.id === courseId);
};

export async function upload(world: World, name: string, size: number): Promise<StoredFile> {
  const form = { file: pdf(name, size), file_name: name, file_title: world.newName(), ref_type: 'undefined' };
  return (await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form })).data;
}

export async function readFile(world: World, id: number, status = 1): Promise<StoredFile | undefined> {
  const { data } = await world.call<FileList>('ROLE_ADMIN', 'listFiles', { query: { ...many, status } });
  return data.find((file) => file.id === id);
}

const company = async (world: World): Promise<Company> =>
  (await world.call<{ data: Company }>('ROLE_ADMIN', 'createCompany', { body: { name: world.newName() } }))
    .data;

const readCompany = async (world: World, id: number): Promise<Company | undefined> => {
  const { data } = await world.call<{ data: Company[] }>('ROLE_ADMIN', 'listCompanies', { query: many });
  return data.find((row) => row.id === id);
};

/** Checks that a new name is stored without surrounding spaces. */
async function renamed(world: World, noun: 'Language'): Promise<void> {
  const name = world.newName();
  const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', `create${noun}`, {
    body: { name },
  });
  const newName = world.newName();
  const answer = await world.call<{ data: { name: string } }>('ROLE_ADMIN', `rename${noun}`, {
    body: { name, newName: ` ${newName} ` },
  });
  expectFields(answer.data, { name: newName }, 'in the answer, ');
  const { data: rows } = await world.call<NamedList>('ROLE_ADMIN', 'listLanguages', { query: many });
  expectFields(
    rows.find(({ id }) => id === data.id),
    { name: newName },
  );
}

/** Names are stored without surrounding spaces, and archived records block them too. */
const namedDoings = (noun: 'Language' | 'Company', list: string) => ({
  'keeps the name without the spaces around it': async (world: World) => {
    const name = world.newName();
    const body = { name: `  ${name} ` };
    const { data } = await world.call<{ data: { name: string; status: number } }>(
      'ROLE_ADMIN',
      `create${noun}`,
      { body },
    );
    expectFields(data, { name, status: 1 });
  },
  'refuses the name of an archived one': async (world: World) => {
    const name = world.newName();
    const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', `create${noun}`, {
      body: { name },
    });
    await world.call('ROLE_ADMIN', `update${noun}Status`, { body: { id: data.id, status: 0 } });
    const { status } = await world.answer('ROLE_ADMIN', `create${noun}`, { body: { name } });
    expect(status === 409, `it answers ${status}`);
    const listed = await world.call<NamedList>('ROLE_ADMIN', list, { query: many });
    expect(!listed.data.some((row) => row.name === name), 'the archived one came back');
  },
});

/** Checks of what materials, reports, outlines, documents and links store. */
export const recordDoings: Doings = {
  createLanguage: namedDoings('Language', 'listLanguages'),
  createCompany: {
    ...namedDoings('Company', 'listCompanies'),
    'makes no link of itself': async (world) => {
      expect((await company(world)).token_login === null, 'a new company has a link');
    },
  },
  renameLanguage: {
    'keeps the new name without the spaces around it': (world) => renamed(world, 'Language'),
  },
  renameCompany: {
    'keeps the new name without the spaces around it, and the link': async (world) => {
      const { id, name } = await company(world);
      await world.call('ROLE_ADMIN', 'generateCompanyToken', { body: { id } });
      const before = await readCompany(world, id);
      const newName = world.newName();
      const answer = await world.call<{ data: Company }>('ROLE_ADMIN', 'renameCompany', {
        body: { name, newName: ` ${newName} ` },
      });
      expectFields(answer.data, { name: newName }, 'in the answer, ');
      const after = await readCompany(world, id);
      expectFields(after, { name: newName });
      expectOnlyChanged(before, after, ['name'], 'renamed');
    },
  },
  listCompanies: {
    'shows each company its own link': async (world) => {
      const [one, other] = [await company(world), await company(world)];
      const { data } = await world.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', {
        body: { id: one.id },
      });
      expectFields(await readCompany(world, one.id), { token_login: data.token_login });
      expectFields(await readCompany(world, other.id), { token_login: null });
    },
  },
  updateLanguageStatus: {
    'leaves the contracts their language': async (world) => {
      const name = world.newName();
      const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', 'createLanguage', {
        body: { name },
      });
      const courseId = await createCourse(world);
      await world.call('ROLE_ADMIN', 'updateCourse', {
        body: { course: { id: courseId, languages_id: data.id } },
      });
      await world.call('ROLE_ADMIN', 'updateLanguageStatus', { body: { id: data.id, status: 0 } });
      expectFields(await readCourse(world, courseId), { languages_id: data.id, 'language.name': name });
    },
  },
  companyLogin: {
    'opens what the company may read, and nothing else': async (world) => {
      const { company: link } = world.accounts;
      if (!link) throw new Missing('an account for company');
      const { auth, company: named } = await world.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
        body: { token_login: link.token },
      });
      const headers = { Authorization: `Bearer ${auth?.access_token}` };
      const ask = async (id: string) => (await world.answer('anonymous', id, { headers })).status;
      expect((await ask('listUsers')) === 403, `users answer ${await ask('listUsers')}`);
      expect((await ask('listCompanyReports')) === 200, `reports answer ${await ask('listCompanyReports')}`);
      const [row] = (await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many }))
        .data;
      if (row?.company?.id && named) expectFields(named, { id: row.company.id, name: row.company.name });
    },
  },
  studentLogin: {
    'names the student behind the link, who reads the own reports': async (world) => {
      const { studentId } = await taughtEnrolment(world);
      const query = { id: studentId };
      const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
      const answer = await world.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
        body: { token_login: data[0]?.token_login ?? '' },
      });
      expectFields(answer.data, { 'student.id': studentId, 'student.last_name': data[0]?.last_name });
      const headers = { Authorization: `Bearer ${answer.auth?.access_token}` };
      const ask = async (id: number) =>
        (await world.answer('anonymous', 'listProgressReports', { headers, query: { studentId: id } }))
          .status;
      expect((await ask(studentId)) === 200, `the own reports answer ${await ask(studentId)}`);
      const other = await ownId(world, 'student');
      expect((await ask(other)) === 403, `those of another student ${await ask(other)}`);
    },
  },
  checkPasswordLink: {
    'tells that a link which was just sent works': async (world) => {
      const { invitation } = world.accounts;
      if (!invitation) throw new Missing('an invitation in the accounts file');
      const { usable } = await world.call<PasswordLink>('anonymous', 'checkPasswordLink', {
        path: invitation,
      });
      expect(usable, 'it says that the invitation does not work; one that a run used up must be replaced');
    },
  },
  updateCompanyStatus: {
    'stops the link of an archived company, and the sessions that it opened': async (world) => {
      const { id } = await company(world);
      const body = { id };
      const { data } = await world.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body });
      const open = () =>
        world.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
          body: { token_login: data.token_login ?? '' },
        });
      const { auth } = await open();
      const reads = () =>
        world.answer('anonymous', 'listCompanyReports', {
          headers: { Authorization: `Bearer ${auth?.access_token}` },
        });
      expect((await reads()).status === 200, 'the session of the link reads nothing');
      await world.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id, status: 0 } });
      expect((await open()).error === true, 'the link of an archived company opens');
      expect((await reads()).status === 401, 'the session of an archived company goes on');
      await world.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id, status: 1 } });
      expect((await open()).error !== true, 'restored, the link does not open');
    },
  },
  generateCompanyToken: {
    'ends the sessions that the old link opened': async (world) => {
      const { id } = await company(world);
      const make = async () =>
        (await world.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body: { id } })).data
          .token_login ?? '';
      const { auth } = await world.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
        body: { token_login: await make() },
      });
      await make();
      const { status } = await world.answer('anonymous', 'listCompanyReports', {
        headers: { Authorization: `Bearer ${auth?.access_token}` },
      });
      expect(status === 401, `the session of the old link is answered with ${status}`);
    },
  },
  login: {
    'keeps when somebody has signed in': async (world) => {
      const { admin } = world.accounts;
      if (!admin) throw new Missing('an account for ROLE_ADMIN');
      await world.call('anonymous', 'login', { body: { ...admin, username: admin.email } });
      const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
      const own = await ownId(world, 'ROLE_ADMIN');
      expect(data.find(({ id }) => id === own)?.login_date !== null, 'there is no login_date');
    },
    'gives two sessions two tokens, whatever the username and the capitals': async (world) => {
      const { admin } = world.accounts;
      if (!admin) throw new Missing('an account for ROLE_ADMIN');
      const signIn = (email: string) =>
        world.call<LoginAnswer>('anonymous', 'login', {
          body: { email, password: admin.password, username: 'somebody@example.org' },
        });
      const [one, other] = [await signIn(admin.email), await signIn(admin.email.toUpperCase())];
      expect(one.auth.refresh_token !== other.auth.refresh_token, 'both have the same refresh token');
      expect(one.user.id === other.user.id, 'they are two people');
      expectFields(one.user, { id: await ownId(world, 'ROLE_ADMIN') });
    },
    'says that a teacher is one': async (world) => {
      const { teacher } = world.accounts;
      if (!teacher) throw new Missing('an account for ROLE_TEACHER');
      const { user } = await world.call<LoginAnswer>('anonymous', 'login', {
        body: { ...teacher, username: teacher.email },
      });
      expectFields(user, { id: await ownId(world, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
    },
  },
  checkToken: {
    'keeps the person and gives a refresh token that works': async (world) => {
      const { teacher } = world.accounts;
      if (!teacher) throw new Missing('an account for ROLE_TEACHER');
      const { auth } = await world.call<LoginAnswer>('anonymous', 'login', {
        body: { ...teacher, username: teacher.email },
      });
      const renew = (refresh_token: string) =>
        world.call<CheckTokenAnswer>('anonymous', 'checkToken', { body: { refresh_token } });
      const first = await renew(auth.refresh_token);
      const second = await renew(first.token.refresh_token);
      if (second.user)
        expectFields(second.user, { id: await ownId(world, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
      const headers = { Authorization: `Bearer ${second.token.access_token}` };
      const users = await world.answer('anonymous', 'listUsers', { headers });
      expect(users.status === 403, `a teacher's renewed session is answered with ${users.status} by users`);
    },
  },
  createMaterial: {
    'keeps every field that was sent': async (world) => {
      const [languages_id] = await twoOf(world, 'listLanguages');
      const title = world.newName();
      const body = { title: ` ${title} `, languages_id, flag: 1 };
      const { data } = await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body });
      const due = { title, languages_id, flag: 1, status: 1, qty: 0, note_flag: 0 };
      expectFields(await readMaterial(world, data.id), due);
      expectFields(data, due, 'in the answer, ');
    },
  },
  updateMaterial: {
    'keeps each field alone and leaves the others': async (world) => {
      const { id } = await createMaterial(world);
      const [, other] = await twoOf(world, 'listLanguages');
      const fields = [
        field('title', world.newName()),
        field('languages_id', other, 'languages_id', 'language'),
        field('flag', 0),
      ];
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateMaterial', { body });
      await keepsEach(fields, send, () => readMaterial(world, id), { id });
    },
    'leaves an archived material archived': async (world) => {
      const { id } = await createMaterial(world);
      await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
      await world.call('ROLE_ADMIN', 'updateMaterial', { body: { id, title: world.newName() } });
      expectFields(await readMaterial(world, id), { status: 0 });
    },
  },
  updateMaterialStatus: {
    'leaves title, language and flag': async (world) => {
      const { id } = await createMaterial(world);
      const before = await readMaterial(world, id);
      await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
      expectFields(await readMaterial(world, id), { status: 0 });
      expectOnlyChanged(before, await readMaterial(world, id), ['status'], 'archived');
    },
  },
  listMaterialStatuses: {
    'has the ids 0 to 7, each with a name': async (world) => {
      const { data } = await world.call<NamedList>('ROLE_TEACHER', 'listMaterialStatuses');
      expect(
        data.map(({ id }) => id).join() === '0,1,2,3,4,5,6,7',
        `it has ${data.map(({ id }) => id).join()}`,
      );
      expect(new Set(data.map(({ name }) => name)).size === 8, 'two have one name');
    },
  },
  assignMaterial: {
    'shows the request on the contract and on the material': async (world) => {
      const courseId = await createCourse(world);
      const { id, title } = await createMaterial(world);
      const own = await ownId(world, 'ROLE_ADMIN');
      const request = await assigned(world, courseId, id, 4);
      expectFields(request, {
        courses_id: courseId,
        materials_id: id,
        title,
        qty: 4,
        note: 'Édition numérique',
      });
      expect(request.usersId === own, `usersId is ${request.usersId}, the sender is ${own}`);
      const course = await readCourse(world, courseId);
      expectFields(course?.course_has_materials, {
        id: request.id,
        materials_id: id,
        title,
        qty: 4,
        status: 1,
        note: 'Édition numérique',
      });
      const material = await readMaterial(world, id);
      expectFields(material, {
        qty: 4,
        'courses_has_materials_requests.courses_id': courseId,
        'courses_has_materials_requests.contract_number': course?.client_details.contract_number,
        'courses_has_materials_requests.qty': 4,
      });
    },
    'refuses an archived material': async (world) => {
      const courseId = await createCourse(world);
      const { id } = await createMaterial(world);
      await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
      const body = { courseId, materialId: id, qty: 1, note: 'Rien' };
      const { status } = await world.answer('ROLE_ADMIN', 'assignMaterial', { body });
      expect(status >= 400 && status < 500, `it answers ${status}`);
    },
    'takes the sender from the token': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const body = {
        courseId,
        materialId: (await createMaterial(world)).id,
        qty: 2,
        note: 'Deux',
        usersId: await ownId(world, 'ROLE_ADMIN'),
      };
      const { data } = await world.call<{ data: CourseMaterial }>('ROLE_TEACHER', 'assignMaterial', { body });
      expect(data.usersId === (await ownId(world, 'ROLE_TEACHER')), `usersId is ${data.usersId}`);
    },
  },
  setHasNotMaterialRequest: {
    'changes that alone, and takes it back': async (world) => {
      const course_id = await createCourse(world);
      await assigned(world, course_id, (await createMaterial(world)).id, 4);
      const before = await readCourse(world, course_id);
      for (const material_request of [1, null]) {
        const body = { course_id, material_request };
        await world.call('ROLE_ADMIN', 'setHasNotMaterialRequest', { body });
        const after = await readCourse(world, course_id);
        expectFields(after, { course_has_not_material_request: material_request });
        expectOnlyChanged(before, after, ['course_has_not_material_request'], 'said');
      }
    },
  },
  updateMaterialOfCourse: {
    'keeps each field alone and leaves the others': async (world) => {
      const courseId = await createCourse(world);
      const { id: courseMaterialId } = await assigned(world, courseId, (await createMaterial(world)).id, 4);
      const another = await createMaterial(world);
      const read = async () =>
        (await readCourse(world, courseId))?.course_has_materials.find(({ id }) => id === courseMaterialId);
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
      const fields = [
        field('qty', 7),
        field('note', 'Au premier cours'),
        field('material_id', another.id, 'materials_id', 'title'),
      ];
      await keepsEach(fields, send, read, { courseMaterialId });
    },
    'leaves closed requests out of the copies requested': async (world) => {
      const { id } = await createMaterial(world);
      const request = await assigned(world, await createCourse(world), id, 3);
      await assigned(world, await createCourse(world), id, 5);
      for (const [status, qty] of [
        [5, 8],
        [6, 5],
        [7, 5],
        [1, 8],
        [0, 5],
      ]) {
        const body = { courseMaterialId: request.id, status };
        await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
        expectFields(await readMaterial(world, id), { qty }, `with status ${status}, `);
      }
    },
  },
  listMaterials: {
    'shows a teacher the requests of own contracts alone': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const { id } = await createMaterial(world);
      await assigned(world, courseId, id, 2);
      await assigned(world, await createCourse(world), id, 5);
      const seen = (await readMaterial(world, id, 'ROLE_TEACHER'))?.courses_has_materials_requests;
      expect(seen?.map((request) => request.courses_id).join() === String(courseId), 'others are shown');
    },
    'marks a material that has notes': async (world) => {
      const { id } = await createMaterial(world);
      const body = { title: world.newName(), note_type: 'materials', ref_id: id };
      await world.call('ROLE_ADMIN', 'createNote', { body });
      expectFields(await readMaterial(world, id), { note_flag: 1 });
    },
  },
  listCompanyReports: {
    'shows a company what is submitted, and no draft': async (world) => {
      const { courseId, own, other } = await linkedCourse(world);
      await draftOf(world, courseId, other);
      expect((await companyRow(world, courseId)).length === 0, 'it shows a draft');
      await submit(world, await draftOf(world, courseId, own));
      const rows = await companyRow(world, courseId);
      expect(
        rows.map(({ student }) => student.id).join() === String(own),
        'it shows the draft of another student',
      );
      expectFields(rows[0], { next_level: 'B1', 'student.last_pr.form.status': 1 });
    },
    'names the company of the contract, and the report that is due': async (world) => {
      const { courseId, own } = await linkedCourse(world);
      await uploadReport(world, courseId, own, '2026-10-01');
      const course = await readCourse(world, courseId);
      const row = async () =>
        (await companyRow(world, courseId, 'ROLE_ADMIN')).find(({ student }) => student.id === own);
      expectFields(await row(), {
        'company.id': course?.client_details.companies_id,
        'company.name': course?.client_details.companies?.name,
        'course.contract_number': course?.client_details.contract_number,
      });
      // Optional for a backend.
      if ((await row())?.reports_due === undefined) return;
      expectFields(await row(), { reports_due: 1 }, 'without a form, ');
      await submit(world, await draftOf(world, courseId, own));
      expectFields(await row(), { reports_due: 0 }, 'once submitted, ');
    },
    'shows a company all reports of its contracts, and no others': async (world) => {
      const { data } = await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
      const id = data[0]?.company?.id;
      const all = await world.call<CompanyReportList>('ROLE_ADMIN', 'listCompanyReports', { query: many });
      const key = ({ course, student }: (typeof data)[number]) => `${course.id}/${student.id}`;
      const due = all.data
        .filter((row) => row.company?.id === id)
        .filter(({ student: { last_pr: last } }) => last?.file || last?.form?.status === 1);
      const missingRow = due.find((row) => !data.some((seen) => key(seen) === key(row)));
      expect(missingRow === undefined, `${missingRow && key(missingRow)} is left out`);
      const unexpectedRow = data.find((row) => !due.some((seen) => key(seen) === key(row)));
      expect(
        unexpectedRow === undefined,
        `${unexpectedRow && key(unexpectedRow)} is not the company's, or no report`,
      );
    },
    'counts the minutes of the classes that the student attended': async (world) => {
      const { courseId, own, other } = await linkedCourse(world);
      for (const studentId of [own, other]) await submit(world, await draftOf(world, courseId, studentId));
      for (const [date_class, total_hours, absent] of [
        ['2026-10-05', 90, []],
        ['2026-10-06', 45, [own]],
      ] as const) {
        const body = { courses_id: courseId, date_class, absent_student_ids: absent, total_hours };
        await world.call('ROLE_ADMIN', 'addAttendance', { body });
      }
      const rows = await companyRow(world, courseId, 'ROLE_ADMIN');
      const minutes = (id: number) => rows.find(({ student }) => student.id === id)?.hours_taught_minutes;
      // Optional for a backend.
      if (minutes(own) === undefined) return;
      expect(
        minutes(own) === 90 && minutes(other) === 135,
        `it counts ${minutes(own)} and ${minutes(other)}`,
      );
    },
  },
  listAttendance: {
    'shows a student the own absences alone': async (world) => {
      const { courseId, own, other } = await linkedCourse(world);
      const body = {
        courses_id: courseId,
        date_class: '2026-10-05',
        absent_student_ids: [own, other],
        total_hours: 60,
      };
      await world.call('ROLE_ADMIN', 'addAttendance', { body });
      const query = { courseId };
      const { data } = await world.call<AttendanceList>('student', 'listAttendance', { query });
      const absent = data[0]?.attendances.map(({ student_id: id }) => id).join();
      expect(absent === String(own), `the absent students are ${absent}`);
    },
  },
  listProgressReports: {
    'shows a student what is submitted, and no draft': async (world) => {
      const { courseId, own, other } = await linkedCourse(world);
      const seen = async () =>
        (await reportsOf(world, { studentId: own }, 'student')).filter(
          ({ course }) => course?.id === courseId,
        );
      const form = await draftOf(world, courseId, own);
      expect((await seen()).length === 0, 'it shows a draft');
      await submit(world, await draftOf(world, courseId, other));
      expect((await seen()).length === 0, 'it shows the report of somebody else');
      await submit(world, form);
      const [report] = await seen();
      expectFields(report, { student_id: own, 'form.id': form.id, 'form.status': 1 });
      const { data } = await world.call<AttendanceList>('student', 'listAttendance', { query: { courseId } });
      expect(Array.isArray(data), 'the attendance beside the report cannot be read');
    },
    'shows a teacher the reports of own contracts alone': async (world) => {
      const { studentId } = await enrolmentOf(world, 'ROLE_TEACHER');
      const courseId = await createCourse(world);
      await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
      await submit(world, await draftOf(world, courseId, studentId));
      const seen = await reportsOf(world, { studentId }, 'ROLE_TEACHER');
      expect(
        !seen.some(({ course }) => course?.id === courseId),
        `it shows a report of contract ${courseId}`,
      );
      const all = await reportsOf(world, { studentId });
      expect(
        all.some(({ course }) => course?.id === courseId),
        'an administrator does not see it',
      );
    },
  },
  uploadProgressReport: {
    'keeps the file and its day, and takes the mark of the latest from the others': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const first = await uploadReport(world, courseId, studentId, '2026-10-01');
      const second = await uploadReport(world, courseId, studentId, '2026-10-19');
      const found = await reportsOf(world, { courseId });
      const one = (id: number) => found.find((report) => report.id === id);
      expectFields(one(second.id), {
        student_id: studentId,
        'course.id': courseId,
        'course.contract_number': (await readCourse(world, courseId))?.client_details.contract_number,
        'file.name': 'rapport.pdf',
        'file.tag_date': '2026-10-19',
        form: null,
      });
      expect(one(first.id)?.status === 0, `the earlier report has status ${one(first.id)?.status}`);
      expect(found.length === 2, `there are ${found.length} reports`);
    },
  },
  markProgressReport: {
    'takes the mark of the others of the same student and contract away': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const first = await uploadReport(world, courseId, studentId, '2026-10-01');
      const second = await uploadReport(world, courseId, studentId, '2026-10-19');
      const body = { progress_report_id: first.id, status: 2 };
      await world.call('ROLE_ADMIN', 'markProgressReport', { body });
      const elsewhere = await createCourse(world);
      await world.call('ROLE_ADMIN', 'assignStudents', {
        body: { courseId: elsewhere, studentId: [studentId] },
      });
      const other = await uploadReport(world, elsewhere, studentId, '2026-10-05');
      await world.call('ROLE_ADMIN', 'markProgressReport', { body });
      const [left] = (await reportsOf(world, { courseId: elsewhere })).filter(({ id }) => id === other.id);
      expect((left?.status ?? 0) > 0, 'the report of another contract has lost its mark');
      const found = await reportsOf(world, { courseId });
      const status = (id: number) => found.find((report) => report.id === id)?.status;
      expect(
        status(first.id) === 2 && status(second.id) === 0,
        `they are ${status(first.id)}, ${status(second.id)}`,
      );
    },
  },
  createProgressForm: {
    'keeps every field that was sent': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const keys = { student_id: studentId, course_id: courseId };
      const query = { studentId, courseId };
      await keepsAll(
        progressFields(0),
        async (body) =>
          (await world.call<{ data: ProgressFormRecord }>('ROLE_TEACHER', 'createProgressForm', { body }))
            .data.form,
        async () =>
          (await world.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query })).data?.form,
        keys,
      );
    },
    'sent again, leaves what it leaves out': async (world) => {
      const form = await newForm(world, bodyOf(progressFields(0)));
      const before = await readForm(world, form);
      const body = { student_id: form.student_id, course_id: form.course_id, homework: 'excellent' };
      await world.call('ROLE_ADMIN', 'createProgressForm', { body });
      const after = await readForm(world, form);
      expectFields(after, { homework: 'excellent', id: form.id });
      expectOnlyChanged(before, after, ['homework', 'update_date', 'save_date'], 'sent again');
    },
    'is no latest report before it is submitted': async (world) => {
      const form = await newForm(world);
      const found = await reportsOf(world, { courseId: form.course_id });
      expect(!found.some(({ status }) => status !== 0), 'it is the latest report');
      expectFields(await readForm(world, form), { status: 0, tag_date: null });
    },
  },
  updateProgressForm: {
    'keeps each field alone and leaves the others': async (world) => {
      const form = await newForm(world, bodyOf(progressFields(0)));
      const send = (body: object) => world.call('ROLE_TEACHER', 'updateProgressForm', { body });
      const read = async () => {
        const { update_date: _changed, ...storedRecord } = { ...(await readForm(world, form)) };
        return storedRecord;
      };
      await keepsEach(progressFields(1), send, read, keysOf(form));
    },
  },
  submitProgressForm: {
    'makes it the latest report and changes no answer': async (world) => {
      const form = await newForm(world, bodyOf(progressFields(0)));
      const early = await uploadReport(world, form.course_id, form.student_id, '2026-10-01');
      const before = await readForm(world, form);
      await submit(world, form, 'ROLE_TEACHER');
      const after = await readForm(world, form);
      expectOnlyChanged(before, after, ['status', 'save_date', 'tag_date', 'update_date'], 'submitted');
      const [day, moment] = [Date.parse(String(after?.tag_date)), Date.parse(String(after?.save_date))];
      expect(
        Math.abs(moment - day) < 2 * 86_400_000,
        `tag_date ${after?.tag_date}, save_date ${after?.save_date}`,
      );
      const found = await reportsOf(world, { courseId: form.course_id });
      const own = found.find((report) => report.form?.id === form.id);
      expect((own?.status ?? 0) > 0, `its report has status ${own?.status}`);
      expect(found.find(({ id }) => id === early.id)?.status === 0, 'the earlier report keeps the mark');
    },
  },
  getProgressForm: {
    'gives each student of a contract the own form, under both names': async (world) => {
      const { courseId, own, other } = await linkedCourse(world);
      const [one, two] = [await draftOf(world, courseId, own), await draftOf(world, courseId, other)];
      for (const form of [one, two]) {
        for (const query of [
          { studentId: form.student_id, courseId },
          { student_id: form.student_id, course_id: courseId },
        ]) {
          const { data } = await world.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query });
          expectFields(data, { 'form.id': form.id, 'form.student_id': form.student_id });
        }
      }
    },
    'shows a link no draft': async (world) => {
      const { courseId, own } = await linkedCourse(world);
      const form = await draftOf(world, courseId, own);
      const query = { studentId: own, courseId };
      const read = async (role: Role) =>
        (await world.call<ProgressFormAnswer>(role, 'getProgressForm', { query })).data;
      for (const role of ['student', 'company'] as const)
        expect(!(await read(role)), `a draft is shown to a ${role}`);
      await submit(world, form);
      for (const role of ['student', 'company'] as const)
        expectFields(await read(role), { 'form.id': form.id });
    },
    'names the student and the contract of the form': async (world) => {
      const form = await newForm(world);
      const query = { studentId: form.student_id, courseId: form.course_id };
      const { data } = await world.call<ProgressFormAnswer>('ROLE_TEACHER', 'getProgressForm', { query });
      expectFields(data, {
        'form.student_id': form.student_id,
        'form.course_id': form.course_id,
        'student.id': form.student_id,
        'course.id': form.course_id,
      });
    },
  },
  createCourseInfo: {
    'keeps every field that was sent': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      await keepsAll(
        infoFields(0),
        (body) => world.call('ROLE_TEACHER', 'createCourseInfo', { body }).then(() => undefined),
        async () =>
          (
            await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', {
              query: { course_id: courseId },
            })
          ).data,
        { course_id: courseId },
      );
    },
  },
  updateCourseInfo: {
    'keeps each field alone and leaves the others': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const base = { course_id: courseId };
      await world.call('ROLE_ADMIN', 'createCourseInfo', { body: bodyOf(infoFields(0), base) });
      const read = async () =>
        (await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query: base })).data;
      await keepsEach(
        infoFields(1),
        (body) => world.call('ROLE_TEACHER', 'updateCourseInfo', { body }),
        read,
        base,
      );
      expectFields(await read(), { course_id: courseId });
      const send = (body: object) => world.call('ROLE_ADMIN', 'updateCourseInfo', { body });
      const emptied = infoFields(0).map(({ sent }) => field(sent, null));
      await keepsEach(emptied, send, read, base);
    },
  },
  getCourseInfo: {
    'says so where there is none': async (world) => {
      const query = { course_id: await createCourse(world) };
      const answer = await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query });
      expect(answer.data === undefined, 'there is a form');
      expect(answer.message === 'Course info form not found', `it says "${answer.message}"`);
    },
  },
  createOutlineForm: {
    'keeps every text, and shows on the contract': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      await keepsAll(
        outlineFields(0),
        async (body) =>
          (
            await world.call<{ data: OutlineForm }>('ROLE_TEACHER', 'createOutlineForm', {
              path: { courseId },
              body,
            })
          ).data,
        () => readOutline(world, courseId),
        { from: 'html', status: 'draft' },
      );
      const outline = await readOutline(world, courseId);
      expectFields(await readCourse(world, courseId), {
        outline_form_id: outline?.id,
        'outline_form.status': 'draft',
      });
    },
    'drops an Other text whose choice is not made': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const body = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
      Object.assign(body, { course_content_emphasis_on: ['speaking'], learning_aides: ['tv'] });
      const made = await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', {
        path: { courseId },
        body,
      });
      expect(made.data.other_learning_aides === null, 'the answer has the text');
      expect(made.data.other_course_content_emphasis_on === null, 'the answer has the text');
      const due = { other_course_content_emphasis_on: null, other_learning_aides: null };
      expectFields(await readOutline(world, courseId), due);
      const { id } = (await readOutline(world, courseId)) ?? {};
      const again = await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', {
        path: { courseId },
        body: { ...body, id },
      });
      expectFields(again.data, due, 'in the answer, ');
    },
  },
  getOutlineForm: {
    'says null where there is none, and when one was saved': async (world) => {
      const courseId = await createCourse(world);
      expect((await readOutline(world, courseId)) === null, 'there is an outline before any was saved');
      const body = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
      await world.call('ROLE_ADMIN', 'createOutlineForm', { path: { courseId }, body });
      expect(Boolean((await readOutline(world, courseId))?.save_date), 'there is no save_date');
    },
  },
  updateOutlineForm: {
    'stores what a resubmission makes of it': async (world) => {
      const { path, first, data } = await draftedOutline(world);
      for (const [sent, stored] of [
        ['resub', 'submitted'],
        ['resub', 'resub'],
        ['submitted', 'resub'],
        ['draft', 'draft'],
      ]) {
        const body = { ...first, id: data.id, status: sent };
        const answer = await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', {
          path,
          body,
        });
        expectFields(answer.data, { status: stored }, `in the answer to ${sent}, `);
        expectFields(await readOutline(world, path.courseId), { status: stored }, `after ${sent}, `);
      }
    },
    'keeps each field and leaves the others': async (world) => {
      const { path, first, data } = await draftedOutline(world);
      const body = { ...first, id: data.id };
      const read = async () => {
        const { save_date: _saved, ...storedRecord } = { ...(await readOutline(world, path.courseId)) };
        return storedRecord;
      };
      // The form is sent as a whole, so earlier changes are sent again.
      const send = (changed: Record<string, unknown>) =>
        world.call('ROLE_TEACHER', 'updateOutlineForm', { path, body: Object.assign(body, changed) });
      await keepsEach(outlineFields(1), send, read);
    },
    'leaves the outlines of other contracts': async (world) => {
      const { path, first, data } = await draftedOutline(world);
      const taught = { ...many, courseStatus: 2 };
      const courses = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: taught });
      const others = courses.data
        .filter(({ id, outline_form_id }) => outline_form_id !== null && id !== path.courseId)
        .slice(0, 12);
      if (others.length === 0) throw new Missing('another contract with an outline');
      const read = async () =>
        Promise.all(others.map(async ({ id }) => JSON.stringify(await readOutline(world, id))));
      const before = await read();
      // A new text, because an earlier change may have gone to the others too.
      const body = { ...first, id: data.id, challenges: world.newName() };
      await world.call('ROLE_ADMIN', 'updateOutlineForm', { path, body });
      const after = await read();
      const changed = others.filter((_other, place) => after[place] !== before[place]);
      expect(changed.length === 0, `changed are the outlines of ${changed.map(({ id }) => id).join(', ')}`);
    },
    'takes a fresh ETag, and no stale one': async (world) => {
      const { path, first, data } = await draftedOutline(world);
      const { headers } = await world.answer('ROLE_ADMIN', 'getOutlineForm', { path });
      const etag = headers.get('ETag');
      if (!etag) throw new Missing('an ETag, which is optional');
      const send = (challenges: string) =>
        world.answer('ROLE_ADMIN', 'updateOutlineForm', {
          path,
          body: { ...first, id: data.id, challenges },
          headers: { 'If-Match': etag },
        });
      const fresh = await send('Le téléphone');
      expect(fresh.status === 200, `the ETag that was just read is answered with ${fresh.status}`);
      const stale = await send('Autre chose');
      expect(stale.status === 412, `the ETag of before the change is answered with ${stale.status}`);
      expectFields(
        await readOutline(world, path.courseId),
        { challenges: 'Le téléphone' },
        'after the refusal, ',
      );
    },
  },
  uploadFile: {
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
  },
  listFilesOfRecord: {
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
  updateFiles: {
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
        // Another contract also changes the language.
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
  },
  deleteFile: {
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
  },
  downloadFile: {
    'gives a removed document to nobody else': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const { id } = await upload(world, 'document.pdf', 400);
      const body = { fileId: id, type: 'courseProposal', course_id: courseId };
      await world.call('ROLE_ADMIN', 'updateFiles', { body });
      const fetched = () => world.answer('ROLE_TEACHER', 'downloadFile', { query: { fileId: id } });
      expect((await fetched()).status === 200, `its teacher is answered with ${(await fetched()).status}`);
      await world.call('ROLE_ADMIN', 'deleteFile', { body: { fileId: id } });
      expect((await fetched()).status === 403, `once removed, with ${(await fetched()).status}`);
    },
  },
};
