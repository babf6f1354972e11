import type {
  CreateRecoveryCodesResponse,
  GetProofResponse,
  ProveAgainResponse,
} from '@portal/api-client/treaty';
import type { Cases } from '../Case.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';
import { newSession, personWithCodes, recoveryCode, tooOften } from './second-factor.ts';

function passwordOf({ accounts }: World, role: Role): string {
  const account = role === 'ROLE_TEACHER' ? accounts.teacher : accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  return account.password;
}

/** What the person with this role sends: a code if they have an authenticator app, otherwise the password. */
async function proofOf(world: World, role: Role) {
  const { data } = await world.call<GetProofResponse>(role, 'getProof');
  if (data.ways.includes('code')) return { code: await recoveryCode(world, role) };
  return { password: passwordOf(world, role) };
}

export const stepUp = {
  getProof: {
    good: () => ({}),
    does: {
      'counts the sign-in as a proof, and names the password of a person without a second factor': async (
        world,
      ) => {
        const headers = await newSession(world);
        const { data } = await world.call<GetProofResponse>('anonymous', 'getProof', { headers });
        expect(data.ways.join() === 'password', `the ways are ${data.ways.join()}`);
        expect(data.fresh_until !== null, 'the sign-in is no proof');
      },
    },
  },
  proveAgain: {
    leavesNoTrace: true,
    rowsChanged: 20,
    good: async (world, role) => ({ body: await proofOf(world, role) }),
    refuses: {
      'a wrong password': {
        status: 400,
        field: 'password',
        role: 'anonymous',
        request: async (world) => ({ headers: await newSession(world), body: { password: world.mark } }),
      },
      'a code of somebody without codes': {
        status: 409,
        role: 'anonymous',
        request: async (world) => ({ headers: await newSession(world), body: { code: '123456' } }),
      },
      'a wrong code': {
        status: 400,
        field: 'code',
        role: 'anonymous',
        request: async (world) => {
          const { enter, recovery } = await personWithCodes(world);
          const { headers } = await enter();
          const { auth } = await world.call<{ auth: { access_token: string } }>(
            'anonymous',
            'proveSecondFactor',
            {
              headers,
              body: { code: recovery[0] ?? '' },
            },
          );
          return {
            headers: { Authorization: `Bearer ${auth.access_token}` },
            body: { code: '7K2M-9QXA-B0C1-D2E3' },
          };
        },
      },
      'two proofs at once': {
        status: 400,
        role: 'anonymous',
        request: async (world) => ({
          headers: await newSession(world),
          body: { code: '123456', password: world.mark },
        }),
      },
      'too many wrong passwords': tooOften('proveAgain'),
    },
    does: {
      'takes a code, and not the password, of a person with an authenticator app': async (world) => {
        const { headers, password } = await personWithCodes(world);
        const { status } = await world.answer('anonymous', 'proveAgain', { headers, body: { password } });
        expect(status === 409, `the password is answered with ${status}`);
        const codes = await world.call<CreateRecoveryCodesResponse>('anonymous', 'createRecoveryCodes', {
          headers,
        });
        const body = { code: codes.data.codes[0] ?? '' };
        const { data } = await world.call<ProveAgainResponse>('anonymous', 'proveAgain', { headers, body });
        expect(data.fresh_until !== null, 'the code is no proof');
      },
    },
  },
} satisfies Cases;
