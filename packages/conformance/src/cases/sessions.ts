import type { ListSessionsResponse, LoginAnswer, Tokens, UserList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { many, ownId } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';

const unknownSession = '00000000-0000-4000-8000-000000000000';

async function sessionsOf(world: World, role: Role) {
  const path = { id: await ownId(world, role) };
  return (await world.call<ListSessionsResponse>(role, 'listSessions', { path })).data;
}

/** Signs the person with this role in once more. */
async function signInAgain(world: World, role: Role): Promise<Tokens> {
  const account = role === 'ROLE_TEACHER' ? world.accounts.teacher : world.accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  const body = { ...account, username: account.email };
  return (await world.call<LoginAnswer>('anonymous', 'login', { body })).auth;
}

/** Opens another session of the person with this role, and returns its path. */
export async function anotherSession(world: World, role: Role) {
  const before = new Set((await sessionsOf(world, role)).map(({ id }) => id));
  await signInAgain(world, role);
  const others = (await sessionsOf(world, role)).filter(({ is_current }) => is_current === 0);
  const session = others.find(({ id }) => !before.has(id)) ?? others[0];
  if (!session) throw new Missing('another session');
  return { id: await ownId(world, role), session: session.id };
}

/** Returns the id of another user than the person with this role. */
export async function somebodyElse(world: World, role: Role): Promise<number> {
  const own = await ownId(world, role);
  const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  const other = data.find(({ id }) => id !== own);
  if (!other) throw new Missing('another user');
  return other.id;
}

async function works(world: World, { access_token }: Tokens): Promise<boolean> {
  const headers = { Authorization: `Bearer ${access_token}` };
  return (await world.answer('anonymous', 'listCourseStatuses', { headers })).status === 200;
}

export const openSessions = {
  listSessions: {
    good: async (world, role) => ({ path: { id: await ownId(world, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role) } }),
    does: {
      'shows the session of the call first, and another sign-in beside it': async (world) => {
        const before = (await sessionsOf(world, 'ROLE_TEACHER')).length;
        await signInAgain(world, 'ROLE_TEACHER');
        const shown = await sessionsOf(world, 'ROLE_TEACHER');
        expect(shown.length === Math.min(before + 1, 100), `${before} became ${shown.length}`);
        const current = shown.map(({ is_current }) => is_current);
        expect(current[0] === 1 && current.indexOf(1, 1) === -1, `is_current is ${current.join(', ')}`);
        expect(
          shown.every(({ used_at, began_at }) => began_at === null || began_at <= used_at),
          'a session was used before it began',
        );
      },
      'shows an administrator those of somebody else, none of which is the own one': async (world) => {
        const path = { id: await ownId(world, 'ROLE_TEACHER') };
        await signInAgain(world, 'ROLE_TEACHER');
        const { data } = await world.call<ListSessionsResponse>('ROLE_ADMIN', 'listSessions', { path });
        expect(data.length > 0, 'a session is missing');
        expect(
          data.every(({ is_current }) => is_current === 0),
          'one is that of the administrator',
        );
      },
    },
  },
  endSession: {
    leavesNoTrace: true,
    good: async (world, role) => ({ path: await anotherSession(world, role) }),
    unknown: async (world, role) => ({ path: { id: await ownId(world, role), session: unknownSession } }),
    foreign: async (world, role) => ({
      path: { id: await somebodyElse(world, role), session: unknownSession },
    }),
    refuses: {
      'the session of somebody else under the own id': {
        status: 404,
        role: 'ROLE_TEACHER',
        request: async (world) => ({
          path: {
            id: await ownId(world, 'ROLE_TEACHER'),
            session: (await anotherSession(world, 'ROLE_ADMIN')).session,
          },
        }),
      },
    },
    does: {
      'ends one session and no other, also a second time': async (world) => {
        const other = await signInAgain(world, 'ROLE_TEACHER');
        const path = await anotherSession(world, 'ROLE_TEACHER');
        await world.call('ROLE_ADMIN', 'endSession', { path });
        const left = (await sessionsOf(world, 'ROLE_TEACHER')).map(({ id }) => id);
        expect(!left.includes(path.session), 'it is still open');
        expect(await works(world, other), 'another one has ended');
        await world.call('ROLE_TEACHER', 'endSession', { path });
      },
    },
  },
  endSessions: {
    leavesNoTrace: true,
    good: async (world, role) => ({ path: { id: await ownId(world, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role) } }),
    does: {
      'ends every session of the person but that of the call': async (world) => {
        const others = [await signInAgain(world, 'ROLE_TEACHER'), await signInAgain(world, 'ROLE_TEACHER')];
        const somebody = await signInAgain(world, 'ROLE_ADMIN');
        const path = { id: await ownId(world, 'ROLE_TEACHER') };
        await world.call('ROLE_TEACHER', 'endSessions', { path });
        for (const tokens of others) expect(!(await works(world, tokens)), 'another one is still open');
        expect((await sessionsOf(world, 'ROLE_TEACHER')).length === 1, 'the own one is not the only one');
        expect(await works(world, somebody), 'that of somebody else has ended');
      },
    },
  },
} satisfies Cases;
