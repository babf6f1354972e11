import type {
  CreatePasswordLinkResponse,
  LoginAnswer,
  PasswordLink,
  TeacherList,
  User,
  UserList,
} from '@portal/api-client/treaty';
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
import { taughtEnrolment } from '../records/enrolments.ts';
import { newTeacher } from '../records/teachers.ts';
import { newUser, readUser, userInput } from '../records/users.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';

/** Creates a teacher for the suite. Returns the teacher and the user. */
async function newTeacherOf(world: World): Promise<{ teacherId: number; userId: number }> {
  const { id: teacherId, users_id: account } = await newTeacher(world);
  return { teacherId, userId: account?.id ?? unknownId };
}

function passwords(world: World, role: Role) {
  const account = role === 'ROLE_TEACHER' ? world.accounts.teacher : world.accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  const { password } = account;
  // Keeps the password, so that the accounts file stays valid.
  return { old_password: password, new_password: password, confirm_password: password };
}

const userFields = (world: World, which: 0 | 1): SentField[] => [
  field('name', `Chloé ${which}`),
  field('lastName', world.newName(), 'last_name'),
  field('email', world.newEmail(), 'users_id.email'),
  field('phone', `514555050${which}`),
];

async function createUser(world: World, role = 'ROLE_ADMIN'): Promise<User> {
  const body = bodyOf(userFields(world, 0), { role, status: 0 });
  return (await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body })).data;
}

export const users = {
  listUsers: {
    rows: ['API-010'],
    good: () => ({ query: { role: 'ROLE_ADMIN', status: 1 } }),
    does: {
      'narrows by role and status': async (world) => {
        const query = { role: 'ROLE_TEACHER', status: 1, resourcesPerPage: 20_000 };
        const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
        const other = data.find(({ role, status }) => role !== 'ROLE_TEACHER' || status !== 1);
        expect(other === undefined, `user ${other?.id} is another's`);
      },
    },
  },
  verifyUserEmail: emailCheck('verifyUserEmail', takenEmail, ['API-011']),
  createUser: {
    rows: ['API-012', 'SHELL-021'],
    adds: ['listUsers'],
    good: (world) => ({ body: userInput(world) }),
    refuses: {
      'an address that is taken': {
        status: 409,
        request: (world) => ({ body: { ...userInput(world), email: takenEmail(world) } }),
      },
      'an address with a gap': {
        status: 400,
        field: 'email',
        request: (world) => ({ body: { ...userInput(world), email: 'solene marchand@example.org' } }),
      },
    },
    does: {
      'keeps every field that was sent': async (world) => {
        let id = 0;
        await keepsAll(
          [...userFields(world, 0), field('role', 'ROLE_ADMIN'), field('status', 0)],
          async (body) => {
            const { data } = await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
            ({ id } = data);
            return data;
          },
          () => readUser(world, id),
        );
        expectFields(await readUser(world, id), { login_date: null, email_date: null });
      },
      'says "Email duplicated"': async (world) => {
        const user = await createUser(world);
        const body = bodyOf(userFields(world, 1), {
          role: 'ROLE_ADMIN',
          status: 0,
          email: user.users_id.email,
        });
        const answer = await world.answer<{ message: string }>('ROLE_ADMIN', 'createUser', {
          body: { ...body, email: user.users_id.email },
        });
        expect(
          answer.status === 409 && answer.body.message === 'Email duplicated',
          `it says "${answer.body.message}"`,
        );
      },
      'brings a teacher along for ROLE_TEACHER': async (world) => {
        const { id } = await createUser(world, 'ROLE_TEACHER');
        const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
        expect(
          data.some(({ users_id: account }) => account?.id === id),
          'there is no teacher for the user',
        );
      },
      [oneOfTwoAtOnce]: createsOneRecord('createUser', async (world) => ({
        body: {
          name: 'Chloé',
          lastName: world.newName(),
          role: 'ROLE_ADMIN',
          email: world.newEmail(),
          phone: '5145550142',
          status: 0,
        },
      })),
    },
  },
  updateUser: {
    rows: ['API-013', 'SHELL-021'],
    good: async (world) => ({ body: { ...(await newUser(world)), name: 'Anaïs' } }),
    unknown: (world) => ({ body: { ...userInput(world), id: unknownId } }),
    refuses: {
      'an address that is taken': {
        status: 409,
        request: async (world) => ({ body: { ...(await newUser(world)), email: takenEmail(world) } }),
      },
    },
    does: {
      'keeps what was sent': async (world) => {
        const user = { ...(await newUser(world)), name: 'Anaïs' };
        await world.call('ROLE_ADMIN', 'updateUser', { body: user });
        const query = { userName: user.lastName, resourcesPerPage: 20_000 };
        const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
        expect(data.find(({ id }) => id === user.id)?.name === 'Anaïs', 'the list has another name');
      },
      'keeps each field alone and leaves the others': async (world) => {
        const { id } = await createUser(world);
        const send = (body: object) => world.call('ROLE_ADMIN', 'updateUser', { body });
        const fields = [
          field('status', 1),
          ...userFields(world, 1),
          field('status', 0),
          field('role', 'ROLE_TEACHER'),
        ];
        await keepsEach(fields, send, () => readUser(world, id), { id });
      },
      'archives and restores the teacher behind the user': async (world) => {
        const { teacherId, userId: id } = await newTeacherOf(world);
        const statuses: unknown[] = [];
        for (const status of [1, 0, 1]) {
          await world.call('ROLE_ADMIN', 'updateUser', { body: { id, status } });
          const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
            query: { id: teacherId },
          });
          statuses.push(data[0]?.user_status);
        }
        // Nobody has set a password for the teacher.
        expect(JSON.stringify(statuses) === '[null,0,null]', `user_status is ${statuses.join()}`);
      },
      [longTexts]: async (world) => {
        const { id } = await createUser(world);
        await keepsAll(
          longest(world, 'updateUser', userFields(world, 0)),
          (body) => world.call('ROLE_ADMIN', 'updateUser', { body }).then(() => undefined),
          () => readUser(world, id),
          { id },
        );
      },
      [ownFieldsOnly]: async (world) => {
        const { id } = await createUser(world);
        const body = { id, name: 'Anaïs', login_date: '2026-01-01', email_date: '2026-01-02', password: 'x' };
        await changesOnly(world, 'updateUser', body, () => readUser(world, id), ['name']);
      },
    },
  },
  deleteUser: {
    rows: ['API-014', 'SHELL-021'],
    good: async (world) => ({ path: { id: (await newUser(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'who has taught': {
        status: 409,
        request: async (world) => {
          const { courseId } = await taughtEnrolment(world);
          const { teacherId, userId } = await newTeacherOf(world);
          const body = { courseId, teacherId, removeMotive: 'Congé', hoursDone: 1 };
          await world.call('ROLE_ADMIN', 'changeTeacher', { body });
          return { path: { id: userId } };
        },
      },
      'whoever is signed in': {
        status: 409,
        request: async (world) => ({ path: { id: await ownId(world, 'ROLE_ADMIN') } }),
      },
    },
    does: {
      'takes the user out of the list': async (world) => {
        const { id } = await createUser(world);
        await world.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
        expect((await readUser(world, id)) === undefined, 'the user is still listed');
      },
      'leaves the user beside': async (world) => {
        const otherRecords = [await createUser(world), await createUser(world)];
        const { id } = await createUser(world);
        await world.call('ROLE_ADMIN', 'deleteUser', { path: { id } });
        for (const user of otherRecords) {
          expect((await readUser(world, user.id)) !== undefined, `user ${user.id} is gone too`);
        }
      },
    },
  },
  inviteUser: {
    rows: ['API-015', 'SHELL-021'],
    sendsMail: true,
    good: async (world) => ({ body: { id: (await newUser(world)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (world) => ({ body: { id: await ownId(world, 'ROLE_ADMIN') } }),
      },
      'a teacher who is archived': {
        status: 409,
        request: async (world) => {
          const { teacherId, userId } = await newTeacherOf(world);
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id: teacherId, status: 0 } });
          return { body: { id: userId } };
        },
      },
    },
    does: {
      'keeps the day of the invitation and leaves the status': async (world) => {
        const { id } = await createUser(world);
        const before = await readUser(world, id);
        await world.call('ROLE_ADMIN', 'inviteUser', { body: { id } });
        const after = await readUser(world, id);
        expect(after?.email_date !== null, 'there is no email_date');
        expectOnlyChanged(before, after, ['email_date'], 'invited');
      },
    },
  },
  createPasswordLink: {
    good: async (world) => ({ body: { id: (await newUser(world)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (world) => ({ body: { id: await ownId(world, 'ROLE_ADMIN') } }),
      },
      'a teacher who is archived': {
        status: 409,
        request: async (world) => {
          const { teacherId, userId } = await newTeacherOf(world);
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id: teacherId, status: 0 } });
          return { body: { id: userId } };
        },
      },
    },
    does: {
      'makes a link that works until another is made': async (world) => {
        const { id } = await newUser(world);
        const create = async () =>
          (await world.call<CreatePasswordLinkResponse>('ROLE_ADMIN', 'createPasswordLink', { body: { id } }))
            .data;
        const usable = async (hash: string | null) =>
          (await world.call<PasswordLink>('anonymous', 'checkPasswordLink', { path: { hash: hash ?? '' } }))
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
    rows: ['API-016'],
    leavesNoTrace: true,
    advice: [
      'ends the other sessions of the person, and not the one that changed it',
      'a password that many people use',
    ],
    good: async (world, role) => ({ body: { ...passwords(world, role), user_id: await ownId(world, role) } }),
    foreign: async (world, role) => ({
      body: { ...passwords(world, role), user_id: (await otherTeacher(world)).userId },
    }),
    refuses: {
      'a password that many people use': {
        status: 400,
        field: 'new_password',
        request: (world) => ({
          body: {
            ...passwords(world, 'ROLE_ADMIN'),
            new_password: 'Motdepasse2026!',
            confirm_password: 'Motdepasse2026!',
          },
        }),
      },
      'a wrong old password': {
        status: 400,
        request: (world) => ({ body: { ...passwords(world, 'ROLE_ADMIN'), old_password: world.mark } }),
      },
      'a confirmation that differs': {
        status: 400,
        field: 'confirm_password',
        request: (world) => ({
          body: { ...passwords(world, 'ROLE_ADMIN'), confirm_password: world.newKey() },
        }),
      },
    },
    does: {
      'ends the other sessions of the person, and not the one that changed it': async (world) => {
        const { admin } = world.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        const { auth } = await world.call<LoginAnswer>('anonymous', 'login', {
          body: { ...admin, username: admin.email },
        });
        await world.call('ROLE_ADMIN', 'changePassword', { body: passwords(world, 'ROLE_ADMIN') });
        const other = await world.answer('anonymous', 'listCourseStatuses', {
          headers: { Authorization: `Bearer ${auth.access_token}` },
        });
        expect(other.status === 401, `in the other session a call answers ${other.status}`);
        const renewal = await world.answer('anonymous', 'checkToken', {
          body: { refresh_token: auth.refresh_token },
        });
        expect(renewal.status === 401, `the other session is renewed with ${renewal.status}`);
        const own = await world.answer('ROLE_ADMIN', 'listCourseStatuses');
        expect(own.status === 200, `in the session that changed it a call answers ${own.status}`);
      },
    },
  },
} satisfies Cases;
