import type { LoginAnswer, SignIn, SignInList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many, ownId } from '../facts.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';
import { anotherSession, somebodyElse } from './sessions.ts';

/** Reads the latest sign-in attempts of the teacher, as the teacher. */
async function ownSignIns(context: TestContext): Promise<SignIn[]> {
  const path = { id: await ownId(context, 'ROLE_TEACHER') };
  return (await context.call<SignInList>('ROLE_TEACHER', 'listSignInsOfUser', { path })).data;
}

async function signInAgain(context: TestContext): Promise<LoginAnswer> {
  const { teacher } = context.accounts;
  if (!teacher) throw new Missing('an account for ROLE_TEACHER');
  return context.call<LoginAnswer>('anonymous', 'login', { body: { ...teacher, username: teacher.email } });
}

export const signIns = {
  listSignIns: {
    good: () => ({ query: { outcome: 'signed-in' } }),
    does: {
      'shows a sign-in first, with its person, and not before it happened': async (context) => {
        await signInAgain(context);
        const id = await ownId(context, 'ROLE_TEACHER');
        const query = { userId: id };
        const { data } = await context.call<SignInList>('ROLE_ADMIN', 'listSignIns', { query });
        const [first] = data;
        expect(
          first?.outcome === 'signed-in' && first.user?.id === id,
          `the first is ${JSON.stringify(first)}`,
        );
        expect(first?.account === null, 'a known person has the name of an unknown address');
        expect(
          data.every(({ user }) => user?.id === id),
          'one is of somebody else',
        );
      },
      'tells tries at two unknown addresses apart, and shows neither': async (context) => {
        const emails = [1, 2].map((count) => `nobody.${Date.now()}.${count}@conformance.example`);
        for (const email of [...emails, emails[0] ?? '']) {
          await context.answer('anonymous', 'login', {
            body: { email, username: email, password: 'nobody knows' },
          });
        }
        const query = { outcome: 'unknown-email', ...many };
        const { data } = await context.call<SignInList>('ROLE_ADMIN', 'listSignIns', { query });
        const [third, second, first] = data.map(({ account }) => account);
        expect(third === first && second !== first, `the names are ${first}, ${second}, ${third}`);
        expect(
          data.every(({ user }) => user === null),
          'an unknown address has a person',
        );
        const text = JSON.stringify(data);
        expect(!emails.some((email) => text.includes(email)), 'an address is shown');
      },
    },
  },
  listSignInsOfUser: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
    does: {
      'says who ended a session: its person, or somebody else': async (context) => {
        const path = { id: await ownId(context, 'ROLE_TEACHER') };
        const { auth } = await signInAgain(context);
        const headers = { Authorization: `Bearer ${auth.access_token}` };
        await context.answer('anonymous', 'logout', { headers, body: { token: auth.access_token } });
        const [signedOut] = await ownSignIns(context);
        expect(
          signedOut?.outcome === 'signed-out' && signedOut.ended_by === 'self' && signedOut.is_open === 0,
          `the first is ${JSON.stringify(signedOut)}`,
        );
        await signInAgain(context);
        const [open] = await ownSignIns(context);
        expect(open?.is_open === 1 && open.ended_by === null, 'a new session is not open');
        await context.call('ROLE_ADMIN', 'endSession', {
          path: await anotherSession(context, 'ROLE_TEACHER'),
        });
        const { data } = await context.call<SignInList>('ROLE_ADMIN', 'listSignInsOfUser', { path });
        const ended = data.find(({ outcome }) => outcome === 'ended');
        expect(ended?.ended_by === 'other' && Boolean(ended.by), `the end is ${JSON.stringify(ended)}`);
      },
    },
  },
} satisfies Cases;
