import type { LoginAnswer, SignIn, SignInList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { many, ownId } from '../facts.ts';
import { expect, Missing, type World } from '../World.ts';
import { anotherSession, somebodyElse } from './sessions.ts';

/** Reads the latest sign-in attempts of the teacher, as the teacher. */
async function ownSignIns(world: World): Promise<SignIn[]> {
  const path = { id: await ownId(world, 'ROLE_TEACHER') };
  return (await world.call<SignInList>('ROLE_TEACHER', 'listSignInsOfUser', { path })).data;
}

async function signInAgain(world: World): Promise<LoginAnswer> {
  const { teacher } = world.accounts;
  if (!teacher) throw new Missing('an account for ROLE_TEACHER');
  return world.call<LoginAnswer>('anonymous', 'login', { body: { ...teacher, username: teacher.email } });
}

export const signIns = {
  listSignIns: {
    good: () => ({ query: { outcome: 'signed-in' } }),
    does: {
      'shows a sign-in first, with its person, and not before it happened': async (world) => {
        await signInAgain(world);
        const id = await ownId(world, 'ROLE_TEACHER');
        const query = { userId: id };
        const { data } = await world.call<SignInList>('ROLE_ADMIN', 'listSignIns', { query });
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
      'tells tries at two unknown addresses apart, and shows neither': async (world) => {
        const emails = [1, 2].map((count) => `nobody.${Date.now()}.${count}@conformance.example`);
        for (const email of [...emails, emails[0] ?? '']) {
          await world.answer('anonymous', 'login', {
            body: { email, username: email, password: 'nobody knows' },
          });
        }
        const query = { outcome: 'unknown-email', ...many };
        const { data } = await world.call<SignInList>('ROLE_ADMIN', 'listSignIns', { query });
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
    good: async (world, role) => ({ path: { id: await ownId(world, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role) } }),
    does: {
      'says who ended a session: its person, or somebody else': async (world) => {
        const path = { id: await ownId(world, 'ROLE_TEACHER') };
        const { auth } = await signInAgain(world);
        const headers = { Authorization: `Bearer ${auth.access_token}` };
        await world.answer('anonymous', 'logout', { headers, body: { token: auth.access_token } });
        const [signedOut] = await ownSignIns(world);
        expect(
          signedOut?.outcome === 'signed-out' && signedOut.ended_by === 'self' && signedOut.is_open === 0,
          `the first is ${JSON.stringify(signedOut)}`,
        );
        await signInAgain(world);
        const [open] = await ownSignIns(world);
        expect(open?.is_open === 1 && open.ended_by === null, 'a new session is not open');
        await world.call('ROLE_ADMIN', 'endSession', { path: await anotherSession(world, 'ROLE_TEACHER') });
        const { data } = await world.call<SignInList>('ROLE_ADMIN', 'listSignInsOfUser', { path });
        const ended = data.find(({ outcome }) => outcome === 'ended');
        expect(ended?.ended_by === 'other' && Boolean(ended.by), `the end is ${JSON.stringify(ended)}`);
      },
    },
  },
} satisfies Cases;
