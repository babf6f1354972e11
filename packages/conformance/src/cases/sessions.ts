import type { ListSessionsResponse, LoginAnswer, Tokens, UserList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many, ownId } from '../facts.ts';
import type { Role } from '../openapi.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const unknownSession = '00000000-0000-4000-8000-000000000000';

async function sessionsOf(context: TestContext, role: Role) {
  const path = { id: await ownId(context, role) };
  return (await context.call<ListSessionsResponse>(role, 'listSessions', { path })).data;
}

/** Signs the person with this role in once more. */
async function signInAgain(context: TestContext, role: Role): Promise<Tokens> {
  const account = role === 'ROLE_TEACHER' ? context.accounts.teacher : context.accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  const body = { ...account, username: account.email };
  return (await context.call<LoginAnswer>('anonymous', 'login', { body })).auth;
}

/** Opens another session of the person with this role, and returns its path. */
export async function anotherSession(context: TestContext, role: Role) {
  const before = new Set((await sessionsOf(context, role)).map(({ id }) => id));
  await signInAgain(context, role);
  const others = (await sessionsOf(context, role)).filter(({ is_current }) => is_current === 0);
  const session = others.find(({ id }) => !before.has(id)) ?? others[0];
  if (!session) throw new Missing('another session');
  return { id: await ownId(context, role), session: session.id };
}

/** Returns the id of another user than the person with this role. */
export async function somebodyElse(context: TestContext, role: Role): Promise<number> {
  const own = await ownId(context, role);
  const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  const other = data.find(({ id }) => id !== own);
  if (!other) throw new Missing('another user');
  return other.id;
}

async function works(context: TestContext, { access_token }: Tokens): Promise<boolean> {
  const headers = { Authorization: `Bearer ${access_token}` };
  return (await context.answer('anonymous', 'listCourseStatuses', { headers })).status === 200;
}

export const openSessions = {
  listSessions: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
    does: {
      'shows the session of the call first, and another sign-in beside it': async (context) => {
        const before = (await sessionsOf(context, 'ROLE_TEACHER')).length;
        await signInAgain(context, 'ROLE_TEACHER');
        const shown = await sessionsOf(context, 'ROLE_TEACHER');
        expect(shown.length === Math.min(before + 1, 100), `${before} became ${shown.length}`);
        const current = shown.map(({ is_current }) => is_current);
        expect(current[0] === 1 && current.indexOf(1, 1) === -1, `is_current is ${current.join(', ')}`);
        expect(
          shown.every(({ used_at, began_at }) => began_at === null || began_at <= used_at),
          'a session was used before it began',
        );
      },
      'shows an administrator those of somebody else, none of which is the own one': async (context) => {
        const path = { id: await ownId(context, 'ROLE_TEACHER') };
        await signInAgain(context, 'ROLE_TEACHER');
        const { data } = await context.call<ListSessionsResponse>('ROLE_ADMIN', 'listSessions', { path });
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
    good: async (context, role) => ({ path: await anotherSession(context, role) }),
    unknown: async (context, role) => ({ path: { id: await ownId(context, role), session: unknownSession } }),
    foreign: async (context, role) => ({
      path: { id: await somebodyElse(context, role), session: unknownSession },
    }),
    refuses: {
      'the session of somebody else under the own id': {
        status: 404,
        role: 'ROLE_TEACHER',
        request: async (context) => ({
          path: {
            id: await ownId(context, 'ROLE_TEACHER'),
            session: (await anotherSession(context, 'ROLE_ADMIN')).session,
          },
        }),
      },
    },
    does: {
      'ends one session and no other, also a second time': async (context) => {
        const other = await signInAgain(context, 'ROLE_TEACHER');
        const path = await anotherSession(context, 'ROLE_TEACHER');
        await context.call('ROLE_ADMIN', 'endSession', { path });
        const left = (await sessionsOf(context, 'ROLE_TEACHER')).map(({ id }) => id);
        expect(!left.includes(path.session), 'it is still open');
        expect(await works(context, other), 'another one has ended');
        await context.call('ROLE_TEACHER', 'endSession', { path });
      },
    },
  },
  endSessions: {
    leavesNoTrace: true,
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
    does: {
      'ends every session of the person but that of the call': async (context) => {
        const others = [
          await signInAgain(context, 'ROLE_TEACHER'),
          await signInAgain(context, 'ROLE_TEACHER'),
        ];
        const somebody = await signInAgain(context, 'ROLE_ADMIN');
        const path = { id: await ownId(context, 'ROLE_TEACHER') };
        await context.call('ROLE_TEACHER', 'endSessions', { path });
        for (const tokens of others) expect(!(await works(context, tokens)), 'another one is still open');
        expect((await sessionsOf(context, 'ROLE_TEACHER')).length === 1, 'the own one is not the only one');
        expect(await works(context, somebody), 'that of somebody else has ended');
      },
    },
  },
} satisfies Cases;
