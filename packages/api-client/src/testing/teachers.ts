import { aTeacher, aTeacherAccount, type PeopleImport, type Person, type Teacher } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { TeacherCreate, TeacherUpdate, Teacher as WireTeacher } from '../generated/types.gen.ts';
import { importHandler } from './people-import.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { teacherToWire } from './wire/teacher.ts';

export interface TeachersSituation extends Situation {
  teachers?: Teacher[];
  /** The result of every import. */
  imported?: PeopleImport;
}

/** Answers the calls about teachers; contracts are separate. */
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
  imported = {
    imported: [{ id: 33, name: 'Noémie', lastName: 'Gauthier' }],
    refused: [{ name: 'Léa', lastName: 'Villeneuve', reason: 'Email duplicated' }],
  },
  ...situation
}: TeachersSituation = {}): HttpHandler[] {
  const rows = recordsOf(teachers.map(teacherToWire));

  /** A new teacher without a contract or an invitation. */
  function blank(id: number): WireTeacher {
    const account = aTeacherAccount({ userId: 100 + id, invitedAt: null, lastLoginAt: null, active: false });
    return teacherToWire(aTeacher({ id, contracts: [], account, registration: null }));
  }

  const fieldsOf = ({ teacher, teacherRates }: TeacherCreate | TeacherUpdate) => ({
    ...teacher,
    teacher_rates: teacherRates,
  });

  const added = ({ id, name, lastName }: Person) =>
    rows.save({ ...blank(id), name, last_name: lastName, email: null });

  return [
    answers('get', '/teacher', situation, ({ query }) => {
      const [status, assigned] = [query.get('userStatus'), query.get('teacherAssigned')];
      const found = rows
        .matching(query, { language: 'teacher_has_languages.id', teacherName: 'name last_name' })
        .filter(
          (teacher) =>
            (!status || listStatus(teacher) === status) &&
            (!assigned || String(teacher.teacher_has_courses.length > 0) === assigned),
        );
      return recordsOf(found).list(query);
    }),
    answers('post', '/teacher/verifyEmailDuplicate', situation, () => ({ message: 'Email available' })),
    answers('post', '/teacher/create', situation, ({ body }) =>
      rows.add(blank, fieldsOf(body as TeacherCreate)),
    ),
    answers('put', '/teacher/update', situation, ({ body }) =>
      rows.change((body as TeacherUpdate).teacher.id, fieldsOf(body as TeacherUpdate)),
    ),
    answers('put', '/teacher/updateStatus', situation, ({ body }) => {
      const { id, status } = body as { id: number; status: 0 | 1 };
      return rows.change(id, { users_id: { user_details: { status } }, user_status: status === 0 ? 0 : 3 });
    }),
    answers('post', '/teacher/send-invite', situation, ({ body }) =>
      rows.change((body as Teacher).id, { users_id: { email_date: new Date().toISOString() } }),
    ),
    importHandler('teacher', imported, added, situation),
  ];
}

/** Returns the value of the list's status filter for a teacher (CONFLICT-45). */
function listStatus({ users_id: account }: WireTeacher): string {
  if (account?.user_details?.status === 1) return '1';
  return account?.email_date && account.login_date === null ? 'invited' : '0';
}
