import type {
  CreatePasswordLinkResponse,
  LoginAnswer,
  PasswordLink,
  TeacherList,
  User,
  UserList,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { createsOneRecord, oneOfTwoAtOnce } from '../case-builders/createsOneRecord.ts';
import { emailCheck } from '../case-builders/emailCheck.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { many, otherTeacher, ownId, takenEmail } from '../facts.ts';
import {
  bodyOf,
  expectFields,
  expectOnlyChanged,
  field,
  keepsAll,
  keepsEach,
  type SentField,
} from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import type { Role } from '../openapi.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { newTeacher } from '../records/teachers.ts';
import { newUser, readUser, userInput } from '../records/users.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

/** Creates a teacher for the suite. Returns the teacher and the user. */
async function newTeacherOf(context: TestContext): Promise<{ teacherId: number; userId: number }> {
  const { id: teacherId, users_id: account } = await newTeacher(context);
  return { teacherId, userId: account?.id ?? unknownId };
}

function passwords(context: TestContext, role: Role) {
  const account = role === 'ROLE_TEACHER' ? context.accounts.teacher : context.accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  const { password } = account;
  // Keeps the password, so that the accounts file stays valid.
  return { old_password: password, new_password: password, confirm_password: password };
}

const userFields = (context: TestContext, which: 0 | 1): SentField[] => [
  field('name', `Chloé ${which}`),
  field('lastName', context.newName(), 'last_name'),
  field('email', context.newEmail(), 'users_id.email'),
  field('phone', `514555050${which}`),
];

async function createUser(context: TestContext, role = 'ROLE_ADMIN'): Promise<User> {
  const body = bodyOf(userFields(context, 0), { role, status: 0 });
  return (await context.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body })).data;
}

export const users = {
  listUsers: {
    rows: ['API-010'],
    good: () => ({ query: { role: 'ROLE_ADMIN', status: 1 } }),
    does: {
      'narrows by role and status': async (context) => {
        const query = { role: 'ROLE_TEACHER', status: 1, resourcesPerPage: 20_000 };
        const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
        const other = data.find(({ role, status }) => role !== 'ROLE_TEACHER' || status !== 1);
        expect(other === undefined, `user ${other?.id} is another's`);
      },
      'narrows to users without a second factor': async (context) => {
        const { data: all } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
        const lacks = ({ second_factor: factor }: User) =>
          factor !== undefined && factor.set_up_at === null && (factor.passkeys ?? 0) === 0;
        const expected = {
          none: all.filter(lacks),
          missing: all.filter((user) => lacks(user) && user.second_factor?.is_required === 1),
        };
        if (all.every((user) => user.second_factor === undefined)) return;
        for (const [secondFactor, users] of Object.entries(expected)) {
          const query = { ...many, secondFactor };
          const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
          const [is, should] = [data, users].map((list) => list.map(({ id }) => id).join());
          expect(is === should, `${secondFactor} finds ${is}, not ${should}`);
        }
      },
    },
  },
  verifyUserEmail: emailCheck('verifyUserEmail', takenEmail, ['API-011']),
  createUser: {
    rows: ['API-012', 'SHELL-021'],
    adds: ['listUsers'],
    good: (context) => ({ body: userInput(context) }),
    refuses: {
      'an address that is taken': {
        status: 409,
        request: (context) => ({ body: { ...userInput(context), email: takenEmail(context) } }),
      },
      'an address with a gap': {
        status: 400,
        field: 'email',
        request: (context) => ({ body: { ...userInput(context), email: 'solene marchand@example.org' } }),
      },
    },
    does: {
      'keeps every field that was sent': async (context) => {
        let id = 0;
        await keepsAll(
          [...userFields(context, 0), field('role', 'ROLE_ADMIN'), field('status', 0)],
          async (body) => {
            const { data } = await context.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
            ({ id } = data);
            return data;
          },
          () => readUser(context, id),
        );
        expectFields(await readUser(context, id), { login_date: null, email_date: null });
      },
      'says "Email duplicated"': async (context) => {
        const user = await createUser(context);
        const body = bodyOf(userFields(context, 1), {
          role: 'ROLE_ADMIN',
          status: 0,
          email: user.users_id.email,
        });
        const answer = await context.answer<{ message: string }>('ROLE_ADMIN', 'createUser', {
          body: { ...body, email: user.users_id.email },
        });
        expect(
          answer.status === 409 && answer.body.message === 'Email duplicated',
          `it says "${answer.body.message}"`,
        );
      },
      'brings a teacher along for ROLE_TEACHER': async (context) => {
        const { id } = await createUser(context, 'ROLE_TEACHER');
        const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
        expect(
          data.some(({ users_id: account }) => account?.id === id),
          'there is no teacher for the user',
        );
      },
      [oneOfTwoAtOnce]: createsOneRecord('createUser', async (context) => ({
        body: {
          name: 'Chloé',
          lastName: context.newName(),
          role: 'ROLE_ADMIN',
          email: context.newEmail(),
          phone: '5145550142',
          status: 0,
        },
      })),
    },
  },
  updateUser: {
    rows: ['API-013', 'SHELL-021'],
    good: async (context) => ({ body: { ...(await newUser(context)), name: 'Anaïs' } }),
    unknown: (context) => ({ body: { ...userInput(context), id: unknownId } }),
    refuses: {
      'an address that is taken': {
        status: 409,
        request: async (context) => ({ body: { ...(await newUser(context)), email: takenEmail(context) } }),
      },
    },
    does: {
      'keeps what was sent': async (context) => {
        const user = { ...(await newUser(context)), name: 'Anaïs' };
        await context.call('ROLE_ADMIN', 'updateUser', { body: user });
        const query = { userName: user.lastName, resourcesPerPage: 20_000 };
        const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
        expect(data.find(({ id }) => id === user.id)?.name === 'Anaïs', 'the list has another name');
      },
      'keeps each field alone and leaves the others': async (context) => {
        const { id } = await createUser(context);
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateUser', { body });
        const fields = [
          field('status', 1),
          ...userFields(context, 1),
          field('status', 0),
          field('role', 'ROLE_TEACHER'),
        ];
        await keepsEach(fields, send, () => readUser(context, id), { id });
      },
      'archives and restores the teacher behind the user': async (context) => {
        const { teacherId, userId: id } = await newTeacherOf(context);
        const statuses: unknown[] = [];
        for (const status of [1, 0, 1]) {
          await context.call('ROLE_ADMIN', 'updateUser', { body: { id, status } });
          const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
            query: { id: teacherId },
          });
          statuses.push(data[0]?.user_status);
        }
        // Nobody has set a password for the teacher.
        expect(JSON.stringify(statuses) === '[null,0,null]', `user_status is ${statuses.join()}`);
      },
      [longTexts]: async (context) => {
        const { id } = await createUser(context);
        await keepsAll(
          longest(context, 'updateUser', userFields(context, 0)),
          (body) => context.call('ROLE_ADMIN', 'updateUser', { body }).then(() => undefined),
          () => readUser(context, id),
          { id },
        );
      },
      [ownFieldsOnly]: async (context) => {
        const { id } = await createUser(context);
        const body = { id, name: 'Anaïs', login_date: '2026-01-01', email_date: '2026-01-02', password: 'x' };
        await changesOnly(context, 'updateUser', body, () => readUser(context, id), ['name']);
      },
    },
  },
  deleteUser: {
    rows: ['API-014', 'SHELL-021'],
    good: async (context) => ({ path: { id: (await newUser(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'who has taught': {
        status: 409,
        request: async (context) => {
          const { courseId } = await taughtEnrolment(context);
          const { teacherId, userId } = await newTeacherOf(context);
          const body = { courseId, teacherId, removeMotive: 'Congé', hoursDone: 1 };
          await context.call('ROLE_ADMIN', 'changeTeacher', { body });
          return { path: { id: userId } };
        },
      },
      'whoever is signed in': {
        status: 409,
        request: async (context) => ({ path: { id: await ownId(context, 'ROLE_ADMIN') } }),
      },
    },
    does: {
      'takes the user out of the list': async (context) => {
        const { id } = await createUser(context);
        await context.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
        expect((await readUser(context, id)) === undefined, 'the user is still listed');
      },
      'leaves the user beside': async (context) => {
        const otherRecords = [await createUser(context), await createUser(context)];
        const { id } = await createUser(context);
        await context.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
        for (const user of otherRecords) {
          expect((await readUser(context, user.id)) !== undefined, `user ${user.id} is gone too`);
        }
      },
    },
  },
  inviteUser: {
    rows: ['API-015', 'SHELL-021'],
    sendsMail: true,
    good: async (context) => ({ body: { id: (await newUser(context)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (context) => ({ body: { id: await ownId(context, 'ROLE_ADMIN') } }),
      },
      'a teacher who is archived': {
        status: 409,
        request: async (context) => {
          const { teacherId, userId } = await newTeacherOf(context);
          await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id: teacherId, status: 0 } });
          return { body: { id: userId } };
        },
      },
    },
    does: {
      'keeps the day of the invitation and leaves the status': async (context) => {
        const { id } = await createUser(context);
        const before = await readUser(context, id);
        await context.call('ROLE_ADMIN', 'inviteUser', { body: { id } });
        const after = await readUser(context, id);
        expect(after?.email_date !== null, 'there is no email_date');
        expectOnlyChanged(before, after, ['email_date'], 'invited');
      },
    },
  },
  createPasswordLink: {
    good: async (context) => ({ body: { id: (await newUser(context)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (context) => ({ body: { id: await ownId(context, 'ROLE_ADMIN') } }),
      },
      'a teacher who is archived': {
        status: 409,
        request: async (context) => {
          const { teacherId, userId } = await newTeacherOf(context);
          await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id: teacherId, status: 0 } });
          return { body: { id: userId } };
        },
      },
    },
    does: {
      'makes a link that works until another is made': async (context) => {
        const { id } = await newUser(context);
        const create = async () =>
          (
            await context.call<CreatePasswordLinkResponse>('ROLE_ADMIN', 'createPasswordLink', {
              body: { id },
            })
          ).data;
        const usable = async (hash: string | null) =>
          (await context.call<PasswordLink>('anonymous', 'checkPasswordLink', { path: { hash: hash ?? '' } }))
            .usable;
        const first = await create();
        expect(first.user.email_date !== null, 'there is no email_date');
        expect(await usable(first.token), 'the link does not work');
        const second = await create();
        expect(await usable(second.token), 'the second link does not work');
        expect(!(await usable(first.token)), 'the first link still works');
      },
    },
  },
  changePassword: {
    // Where passwords are switched off for the address.
    unreached: [409],
    rows: ['API-016'],
    leavesNoTrace: true,
    advice: [
      'ends the other sessions of the person, and not the one that changed it',
      'a password that many people use',
    ],
    good: async (context, role) => ({
      body: { ...passwords(context, role), user_id: await ownId(context, role) },
    }),
    foreign: async (context, role) => ({
      body: { ...passwords(context, role), user_id: (await otherTeacher(context)).userId },
    }),
    refuses: {
      'a password that many people use': {
        status: 400,
        field: 'new_password',
        request: (context) => ({
          body: {
            ...passwords(context, 'ROLE_ADMIN'),
            new_password: 'Motdepasse2026!',
            confirm_password: 'Motdepasse2026!',
          },
        }),
      },
      'a wrong old password': {
        status: 400,
        request: (context) => ({ body: { ...passwords(context, 'ROLE_ADMIN'), old_password: context.mark } }),
      },
      'a confirmation that differs': {
        status: 400,
        field: 'confirm_password',
        request: (context) => ({
          body: { ...passwords(context, 'ROLE_ADMIN'), confirm_password: context.newKey() },
        }),
      },
    },
    does: {
      'ends the other sessions of the person, and not the one that changed it': async (context) => {
        const { admin } = context.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        const { auth } = await context.call<LoginAnswer>('anonymous', 'login', {
          body: { ...admin, username: admin.email },
        });
        await context.call('ROLE_ADMIN', 'changePassword', { body: passwords(context, 'ROLE_ADMIN') });
        const other = await context.answer('anonymous', 'listCourseStatuses', {
          headers: { Authorization: `Bearer ${auth.access_token}` },
        });
        expect(other.status === 401, `in the other session a call answers ${other.status}`);
        const renewal = await context.answer('anonymous', 'checkToken', {
          body: { refresh_token: auth.refresh_token },
        });
        expect(renewal.status === 401, `the other session is renewed with ${renewal.status}`);
        const own = await context.answer('ROLE_ADMIN', 'listCourseStatuses');
        expect(own.status === 200, `in the session that changed it a call answers ${own.status}`);
      },
    },
  },
} satisfies Cases;
