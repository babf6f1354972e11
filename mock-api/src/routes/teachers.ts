import type {
  CreateTeacherData,
  CreateTeacherResponses,
  ImportTeachersData,
  ImportTeachersResponses,
  InviteTeacherData,
  InviteTeacherResponses,
  ListTeachersData,
  ListTeachersResponses,
  TeacherDetails,
  TeacherLists,
  TeacherPerson,
  UpdateTeacherData,
  UpdateTeacherResponses,
  UpdateTeacherStatusData,
  UpdateTeacherStatusResponses,
  VerifyTeacherEmailData,
  VerifyTeacherEmailResponses,
} from '@portal/api-client/treaty';
import {
  finderByName,
  plainEmail,
  type TeacherListStatus,
  teacherImportColumns,
  teacherListStatus,
  teacherRowSchema,
} from '@portal/domain';
import { teacherAnswer, teacherName } from '../answers/teachers.ts';
import type { Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import { blankTeacher } from '../store/blankTeacher.ts';
import type { Store } from '../store/Store.ts';
import type { TeacherRow, UserRow } from '../store/tables.ts';
import { refuseDuplicateEmail } from './email-address.ts';
import { given } from './given.ts';
import { invite } from './invitation.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { endPasswordLinks } from './password-links.ts';
import { importPeople } from './people-import.ts';
import { recordOf } from './records.ts';

const statusFilters = { '0': 'inactive', '1': 'active', invited: 'invited' } as const satisfies Record<
  string,
  TeacherListStatus
>;

const listTeachers: Handler<ListTeachersData, ListTeachersResponses> = ({ query, store }) => {
  const found = store.all('teachers').filter((teacher) => {
    const user = userOf(store, teacher);
    return (
      (query.id === undefined || teacher.id === query.id) &&
      (query.language === undefined || teacher.languageIds.includes(query.language)) &&
      (query.userStatus === undefined || listStatus(user) === statusFilters[query.userStatus]) &&
      (query.teacherAssigned === undefined || query.teacherAssigned === isAssigned(store, teacher)) &&
      matches(query.teacherName, user.name, user.lastName)
    );
  });
  const columns: Columns<TeacherRow> = {
    id: (teacher) => teacher.id,
    name: (teacher) => userOf(store, teacher).name,
    last_name: (teacher) => userOf(store, teacher).lastName,
    email: (teacher) => userOf(store, teacher).email,
    city: (teacher) => teacher.city,
    user_status: (teacher) => teacher.userStatus,
  };
  const order = { ...query, orderBy: query.orderBy ?? query.sort };
  return paged(sorted(found, columns, order, ['last_name', 'ASC']), query, (teacher) =>
    teacherAnswer(store, teacher),
  );
};

/** The filter means the word that the list shows (CONFLICT-45). */
function listStatus({ emailDate, loginDate, status, id }: UserRow): TeacherListStatus {
  return teacherListStatus({
    account: { userId: id, invitedAt: emailDate, lastLoginAt: loginDate, active: status === 1 },
  });
}

function isAssigned(store: Store, teacher: TeacherRow): boolean {
  return store.by('contractsByTeacher', teacher.id).length > 0;
}

/** The user comes with the teacher: nobody active until the invitation is answered (DOMAIN-47, OPEN-02). */
const createTeacher: Handler<CreateTeacherData, CreateTeacherResponses> = ({ body, store }) => ({
  message: 'Teacher was created successfully',
  data: teacherAnswer(store, addTeacher(store, body.teacher, listsOf(store, body))),
});

const updateTeacher: Handler<UpdateTeacherData, UpdateTeacherResponses> = ({ body, store }) => {
  const teacher = recordOf(store, 'teachers', body.teacher.id);
  const user = userOf(store, teacher);
  if (body.teacher.email !== undefined) refuseDuplicateEmail(store, 'users', body.teacher.email, user.id);
  store.update('users', user, personOf(body.teacher));
  const saved = store.update('teachers', teacher, { ...detailsOf(body.teacher), ...listsOf(store, body) });
  return { message: 'Teacher was updated successfully', data: teacherAnswer(store, saved) };
};

/** Somebody brought back who never set a password waits for an invitation as before (OPEN-61). */
const updateTeacherStatus: Handler<UpdateTeacherStatusData, UpdateTeacherStatusResponses> = ({
  body,
  store,
}) => {
  const teacher = recordOf(store, 'teachers', body.id);
  const user = userOf(store, teacher);
  // A link to set a password would make an archived person active again.
  if (body.status === 0) endPasswordLinks(store, user.id);
  store.update('users', user, { status: body.status });
  const userStatus = body.status === 0 ? 0 : user.password === null ? null : 3;
  const saved = store.update('teachers', teacher, { userStatus });
  return { message: 'Teacher was updated successfully', data: teacherAnswer(store, saved) };
};

const inviteTeacher: Handler<InviteTeacherData, InviteTeacherResponses> = ({ body, store, now }) => {
  const teacher = recordOf(store, 'teachers', body.id);
  invite(store, userOf(store, teacher), now);
  return { message: 'Invitation was sent', data: teacherAnswer(store, teacher) };
};

const verifyTeacherEmail: Handler<VerifyTeacherEmailData, VerifyTeacherEmailResponses> = ({
  body,
  store,
}) => {
  refuseDuplicateEmail(store, 'users', body.email);
  return { message: 'Email available' };
};

const importTeachers: Handler<ImportTeachersData, ImportTeachersResponses> = (call) => {
  const { body, store } = call;
  const languageIdOf = languageFinder(store);
  const { imported, notImported } = importPeople(
    body.file,
    teacherImportColumns,
    teacherRowSchema,
    ({ hasCar, nda, languages, ...person }) => {
      const lists = { languageIds: [...new Set(languages.map(languageIdOf))] };
      const input = { ...person, car: hasCar ? 1 : 0, nda: nda ? 1 : 0 } as const;
      return teacherName(store, addTeacher(store, input, lists));
    },
  );
  return {
    message: imported.length > 0 ? 'Teachers imported' : 'No Teachers imported',
    data: { teachersImported: imported, teachersNotImported: notImported },
  };
};

/** Returns a function that finds an active language by name: a name that is unknown is more often misspelt than new. */
function languageFinder(store: Store): (name: string) => number {
  const find = finderByName(store.all('languages').filter(({ status }) => status === 1));
  return (name) => {
    const language = find(name);
    if (!language) throw new Refusal('bad-input', `Langue inconnue - Unknown language: ${name}`);
    return language.id;
  };
}

type NewTeacher = CreateTeacherData['body']['teacher'];

/** Writes a teacher with the user behind; throws a refusal when somebody has the address already. */
function addTeacher(
  store: Store,
  input: NewTeacher,
  lists: Partial<Pick<TeacherRow, 'languageIds' | 'rates'>>,
): TeacherRow {
  refuseDuplicateEmail(store, 'users', input.email);
  const user = store.insert('users', {
    name: input.name.trim(),
    lastName: input.lastName.trim(),
    email: plainEmail(input.email),
    phone: input.phone.trim(),
    role: 'ROLE_TEACHER',
    status: 0,
    password: null,
    loginDate: null,
    emailDate: null,
  });
  return store.insert('teachers', { ...blankTeacher(user.id), ...detailsOf(input), ...lists });
}

/** The columns of the user that a request changes. */
function personOf({ name, lastName, email, phone }: Partial<TeacherPerson>): Partial<UserRow> {
  return given({
    name: name?.trim(),
    lastName: lastName?.trim(),
    email: email === undefined ? undefined : plainEmail(email),
    phone: phone?.trim(),
  });
}

/** The columns of the teacher that a request changes, the lists apart. */
function detailsOf({ city, car, mobile, nda, otherRate }: TeacherDetails): Partial<TeacherRow> {
  return given({ city, car, mobile, nda, otherRate });
}

/** The lists that a request replaces; throws a refusal for what does not exist or is given twice. */
function listsOf(
  store: Store,
  { teacherHasLanguages, teacherRates }: TeacherLists,
): Partial<Pick<TeacherRow, 'languageIds' | 'rates'>> {
  teacherHasLanguages?.forEach(({ id }, place) => {
    if (!store.get('languages', id)) throw badField(`teacherHasLanguages.${place}.id`, 'does not exist');
  });
  teacherRates?.forEach(({ course_types_id: id }, place, rates) => {
    const field = `teacherRates.${place}.course_types_id`;
    if (!store.get('courseTypes', id)) throw badField(field, 'does not exist');
    if (rates.findIndex((rate) => rate.course_types_id === id) < place) {
      throw badField(field, 'is given twice');
    }
  });
  return given({
    languageIds: teacherHasLanguages && [...new Set(teacherHasLanguages.map(({ id }) => id))],
    rates: teacherRates?.map(({ course_types_id, rate }) => ({ courseTypeId: course_types_id, rate })),
  });
}

function userOf(store: Store, teacher: TeacherRow): UserRow {
  return recordOf(store, 'users', teacher.userId);
}

/** The calls about teachers. */
export const teachers = {
  listTeachers,
  createTeacher,
  updateTeacher,
  updateTeacherStatus,
  inviteTeacher,
  verifyTeacherEmail,
  importTeachers,
};
