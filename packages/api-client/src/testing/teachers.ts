import {
  aTeacher,
  aTeacherAccount,
  type Language,
  type PeopleImport,
  plainEmail,
  type Teacher,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { TeacherCreate, TeacherUpdate, Teacher as WireTeacher } from '../generated/types.gen.ts';
import { peopleImportToWire } from '../wire/people-import.ts';
import { teacherToWire } from '../wire/teacher.ts';
import { answers, emailDuplicated, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface TeachersSituation extends Situation {
  teachers?: Teacher[];
  /** The languages that a teacher can have. */
  languages?: Pick<Language, 'id' | 'name'>[];
  /** The result of every import. */
  imported?: PeopleImport;
}

/** Answers the calls about teachers from these records, which the writes change; contracts are separate. */
export function teachersHandlers({
  teachers = [
    aTeacher(),
    aTeacher({
      id: 32,
      name: 'Andrew',
      lastName: 'Parker',
      email: 'andrew.parker@passerelle.example',
      languages: [{ id: 2, name: 'English' }],
      contracts: [],
      account: aTeacherAccount({ userId: 3, lastLoginAt: null, active: false }),
      registration: null,
    }),
  ],
  languages = [
    { id: 1, name: 'Français' },
    { id: 2, name: 'English' },
    { id: 3, name: 'Español' },
  ],
  imported = {
    imported: [{ id: 33, name: 'Noémie', lastName: 'Gauthier' }],
    refused: [{ name: 'Léa', lastName: 'Villeneuve', reason: 'Email duplicated' }],
  },
  ...situation
}: TeachersSituation = {}): HttpHandler[] {
  let rows = teachers.map(teacherToWire);

  const isTaken = (email: string | undefined, own?: number) =>
    email !== undefined && rows.some((row) => row.id !== own && row.email === plainEmail(email));
  const find = (body: unknown) => rows.find(({ id }) => id === (body as { id: number }).id);

  function saved(teacher: WireTeacher) {
    rows = rows.some(({ id }) => id === teacher.id)
      ? rows.map((known) => (known.id === teacher.id ? teacher : known))
      : [...rows, teacher];
    return { message: 'Saved', data: teacher };
  }

  /** A new teacher without a contract or an invitation. */
  function blank(id: number): WireTeacher {
    const account = aTeacherAccount({ userId: 100 + id, invitedAt: null, lastLoginAt: null, active: false });
    return teacherToWire(aTeacher({ id, contracts: [], account, registration: null }));
  }

  /** Returns the record as the server would: the sent fields override the stored ones. */
  function written(before: WireTeacher, { teacher, teacherHasLanguages, teacherRates }: Sent): WireTeacher {
    const { lastName = before.last_name, ...person } = teacher;
    return {
      ...before,
      ...person,
      last_name: lastName,
      teacher_has_languages: teacherHasLanguages
        ? languages.filter(({ id }) => teacherHasLanguages.some((language) => language.id === id))
        : before.teacher_has_languages,
      teacher_rates: teacherRates ?? before.teacher_rates,
    };
  }

  return [
    answers('get', '/teacher', situation, ({ query }) =>
      paged(ordered(rows.filter(matchesFilters(query)), query), query),
    ),
    answers('post', '/teacher/verifyEmailDuplicate', situation, ({ body }) =>
      isTaken((body as { email: string }).email) ? emailDuplicated() : { message: 'Email available' },
    ),
    answers('post', '/teacher/create', situation, ({ body }) => {
      const sent = body as TeacherCreate;
      if (isTaken(sent.teacher.email)) return emailDuplicated();
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      return saved(written(blank(id), sent));
    }),
    answers('put', '/teacher/update', situation, ({ body }) => {
      const sent = body as TeacherUpdate;
      const teacher = find(sent.teacher);
      if (!teacher) return notFound();
      return isTaken(sent.teacher.email, teacher.id) ? emailDuplicated() : saved(written(teacher, sent));
    }),
    answers('put', '/teacher/updateStatus', situation, ({ body }) => {
      const teacher = find(body);
      const { status } = body as { status: 0 | 1 };
      if (!teacher) return notFound();
      const account = teacher.users_id && { ...teacher.users_id, user_details: { status } };
      return saved({ ...teacher, users_id: account, user_status: status === 0 ? 0 : 3 });
    }),
    answers('post', '/teacher/send-invite', situation, ({ body }) => {
      const teacher = find(body);
      if (!teacher) return notFound();
      const account = teacher.users_id && { ...teacher.users_id, email_date: new Date().toISOString() };
      return saved({ ...teacher, users_id: account });
    }),
    answers('post', '/teacher/import', situation, () => {
      for (const { id, name, lastName } of imported.imported ?? []) {
        saved({ ...blank(id), name, last_name: lastName, email: null });
      }
      const wire = peopleImportToWire(imported);
      return {
        message: 'Teachers imported',
        data: {
          import_id: imported.importId,
          teachersImported: wire.imported ?? [],
          teachersNotImported: wire.notImported,
        },
      };
    }),
  ];
}

type Sent = TeacherCreate | TeacherUpdate;

function matchesFilters(query: URLSearchParams): (teacher: WireTeacher) => boolean {
  return (teacher) =>
    (!query.has('id') || teacher.id === Number(query.get('id'))) &&
    (!query.has('language') ||
      teacher.teacher_has_languages.some(({ id }) => id === Number(query.get('language')))) &&
    (!query.has('userStatus') || listStatus(teacher) === query.get('userStatus')) &&
    (!query.has('teacherAssigned') ||
      String(teacher.teacher_has_courses.length > 0) === query.get('teacherAssigned')) &&
    matches(query.get('teacherName'), `${teacher.name} ${teacher.last_name}`);
}

/** Returns the value that the list's status filter uses for a teacher (CONFLICT-45). */
function listStatus({ users_id: account }: WireTeacher): string {
  if (account?.user_details?.status === 1) return '1';
  return account?.email_date && account.login_date === null ? 'invited' : '0';
}
