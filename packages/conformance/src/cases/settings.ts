import type {
  Company,
  CreatePasswordLinkResponse,
  Language,
  LoginAnswer,
  PasswordLink,
  User,
  UserList,
} from '@portal/api-client/treaty';
import { type Case, type Cases, unknownId } from '../Case.ts';
import { otherTeacher, ownId, takenEmail } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';
import { emailCheck, newTeacherOf, taughtEnrolment } from './people.ts';

type Noun = 'Language' | 'Company';
const lists = { Language: 'listLanguages', Company: 'listCompanies' } as const;
const archives = { Language: { archived: true }, Company: { deletedCompanies: true } } as const;

/** A language or company of the suite. */
async function newNamed(world: World, noun: Noun): Promise<Language | Company> {
  const body = { name: world.newName() };
  const { data } = await world.call<{ data: Language | Company }>('ROLE_ADMIN', `create${noun}`, { body });
  return data;
}

async function namedIn(world: World, noun: Noun, isArchived: boolean, id: number) {
  const query = { resourcesPerPage: 20_000, ...(isArchived ? archives[noun] : {}) };
  const { data } = await world.call<{ data: (Language | Company)[] }>('ROLE_ADMIN', lists[noun], { query });
  return data.find((row) => row.id === id);
}

/** Languages and companies are created, renamed and archived in the same way. */
function namedCases(noun: Noun): Readonly<Record<'list' | 'create' | 'rename' | 'archive', Case>> {
  return {
    list: {
      good: () => ({}),
      does: {
        'lists the archived ones only when asked': async (world) => {
          for (const [query, status] of [
            [{}, 1],
            [archives[noun], 0],
          ] as const) {
            const { data } = await world.call<{ data: Language[] }>('ROLE_ADMIN', lists[noun], { query });
            const other = data.find((row) => row.status !== status);
            expect(other === undefined, `${other?.name} has status ${other?.status}`);
          }
        },
      },
    },
    create: {
      adds: [lists[noun]],
      good: (world) => ({ body: { name: world.newName() } }),
      refuses: {
        'a name that is taken': {
          status: 409,
          request: async (world) => ({ body: { name: (await newNamed(world, noun)).name } }),
        },
      },
      does: {
        'makes it appear in the list': async (world) => {
          const { id, name } = await newNamed(world, noun);
          expect((await namedIn(world, noun, false, id))?.name === name, `${name} is not in the list`);
        },
      },
    },
    rename: {
      good: async (world) => {
        const { name } = await newNamed(world, noun);
        return { body: { name, newName: world.newName() } };
      },
      unknown: (world) => ({ body: { name: world.newName(), newName: world.newName() } }),
      refuses: {
        'a name that is taken': {
          status: 409,
          request: async (world) => ({
            body: { name: (await newNamed(world, noun)).name, newName: (await newNamed(world, noun)).name },
          }),
        },
      },
      does: {
        'keeps the record under its new name': async (world) => {
          const { id, name } = await newNamed(world, noun);
          const newName = world.newName();
          await world.call('ROLE_ADMIN', `rename${noun}`, { body: { name, newName } });
          expect((await namedIn(world, noun, false, id))?.name === newName, 'the list has another name');
        },
      },
    },
    archive: {
      good: async (world) => ({ body: { id: (await newNamed(world, noun)).id, status: 0 } }),
      unknown: () => ({ body: { id: unknownId, status: 0 } }),
      does: {
        'moves it to the archived ones and back': async (world) => {
          const { id } = await newNamed(world, noun);
          for (const status of [0, 1]) {
            await world.call('ROLE_ADMIN', `update${noun}Status`, { body: { id, status } });
            const isArchived = status === 0;
            expect(
              (await namedIn(world, noun, isArchived, id)) !== undefined,
              `with status ${status} it is not there`,
            );
            expect(
              (await namedIn(world, noun, !isArchived, id)) === undefined,
              `with status ${status} it is in both`,
            );
          }
        },
      },
    },
  };
}

const languages = namedCases('Language');
const companies = namedCases('Company');

function userInput(world: World) {
  return {
    name: 'Chloé',
    lastName: world.newName(),
    role: 'ROLE_ADMIN',
    email: world.newEmail(),
    phone: '5145550142',
    status: 0,
  };
}

async function newUser(world: World) {
  const body = userInput(world);
  const { data } = await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
  return { ...body, id: data.id };
}

function passwords(world: World, role: Role) {
  const account = role === 'ROLE_TEACHER' ? world.accounts.teacher : world.accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  const { password } = account;
  // Keeps the password, so that the accounts file stays valid.
  return { old_password: password, new_password: password, confirm_password: password };
}

export const settings: Cases = {
  listLanguages: languages.list,
  createLanguage: languages.create,
  renameLanguage: languages.rename,
  updateLanguageStatus: languages.archive,
  listCompanies: companies.list,
  createCompany: companies.create,
  renameCompany: companies.rename,
  updateCompanyStatus: companies.archive,
  generateCompanyToken: {
    good: async (world) => ({ body: { id: (await newNamed(world, 'Company')).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    does: {
      'makes a link that opens, and ends the one before': async (world) => {
        const { id } = await newNamed(world, 'Company');
        const opens = async (token: string | null) => {
          const { error } = await world.call<{ error?: boolean }>('anonymous', 'companyLogin', {
            body: { token_login: token ?? '' },
          });
          return error !== true;
        };
        const make = async () =>
          (await world.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body: { id } })).data
            .token_login;
        const first = await make();
        expect(await opens(first), 'the first link does not open');
        const second = await make();
        expect(await opens(second), 'the second link does not open');
        expect(!(await opens(first)), 'the first link still opens');
      },
    },
  },
  listUsers: {
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
  verifyUserEmail: emailCheck('verifyUserEmail', takenEmail),
  createUser: {
    adds: ['listUsers'],
    good: (world) => ({ body: userInput(world) }),
    refuses: {
      'an address that is taken': {
        status: 409,
        request: (world) => ({ body: { ...userInput(world), email: takenEmail(world) } }),
      },
    },
  },
  updateUser: {
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
    },
  },
  deleteUser: {
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
  },
  inviteUser: {
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
    leavesNoTrace: true,
    advice: ['ends the other sessions of the person, and not the one that changed it'],
    good: async (world, role) => ({ body: { ...passwords(world, role), user_id: await ownId(world, role) } }),
    foreign: async (world, role) => ({
      body: { ...passwords(world, role), user_id: (await otherTeacher(world)).userId },
    }),
    refuses: {
      'a wrong old password': {
        status: 400,
        request: (world) => ({ body: { ...passwords(world, 'ROLE_ADMIN'), old_password: world.mark } }),
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
};
