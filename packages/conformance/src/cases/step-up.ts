import type {
  CreateRecoveryCodesResponse,
  GetProofResponse,
  ProveAgainResponse,
} from '@portal/api-client/openapi';
import type { Cases } from '../Case.ts';
import type { Role } from '../openapi.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';
import { answerToProof, personWithPasskey } from './passkeys.ts';
import { newSession, personWithCodes, recoveryCode, tooOften } from './second-factor.ts';

function passwordOf({ accounts }: TestContext, role: Role): string {
  const account = role === 'ROLE_TEACHER' ? accounts.teacher : accounts.admin;
  if (!account) throw new Missing(`an account for ${role}`);
  return account.password;
}

/** What the person with this role sends: a code if they have an authenticator app, otherwise the password. */
async function proofOf(context: TestContext, role: Role) {
  const { data } = await context.call<GetProofResponse>(role, 'getProof');
  if (data.ways.includes('code')) return { code: await recoveryCode(context, role) };
  return { password: passwordOf(context, role) };
}

export const stepUp = {
  getProof: {
    good: () => ({}),
    does: {
      'counts the sign-in as a proof, and names the password of a person without a second factor': async (
        context,
      ) => {
        const headers = await newSession(context);
        const { data } = await context.call<GetProofResponse>('anonymous', 'getProof', { headers });
        expect(data.ways.join() === 'password', `the ways are ${data.ways.join()}`);
        expect(data.fresh_until !== null, 'the sign-in is no proof');
      },
    },
  },
  proveAgain: {
    leavesNoTrace: true,
    rowsChanged: 20,
    good: async (context, role) => ({ body: await proofOf(context, role) }),
    refuses: {
      'a wrong password': {
        status: 400,
        field: 'password',
        role: 'anonymous',
        request: async (context) => ({
          headers: await newSession(context),
          body: { password: context.mark },
        }),
      },
      'a code of somebody without codes': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: await newSession(context), body: { code: '123456' } }),
      },
      'a wrong code': {
        status: 400,
        field: 'code',
        role: 'anonymous',
        request: async (context) => {
          const { enter, recovery } = await personWithCodes(context);
          const { headers } = await enter();
          const { auth } = await context.call<{ auth: { access_token: string } }>(
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
      'the passkey of somebody else': {
        status: 404,
        role: 'anonymous',
        async request(context) {
          const [one, other] = [await personWithPasskey(context), await personWithPasskey(context)];
          const { headers, body } = await answerToProof(context, 'anonymous', other.device, one.headers);
          return { headers, body: { passkey: body.credential } };
        },
      },
      'a passkey whose device has not verified who uses it': {
        status: 400,
        field: 'passkey',
        role: 'anonymous',
        async request(context) {
          const { device, headers } = await personWithPasskey(context);
          device.verifies = false;
          const { body } = await answerToProof(context, 'anonymous', device, headers);
          return { headers, body: { passkey: body.credential } };
        },
      },
      'two proofs at once': {
        status: 400,
        role: 'anonymous',
        request: async (context) => ({
          headers: await newSession(context),
          body: { code: '123456', password: context.mark },
        }),
      },
      'too many wrong passwords': tooOften('proveAgain'),
    },
    does: {
      'takes a code, and not the password, of a person with an authenticator app': async (context) => {
        const { headers, password } = await personWithCodes(context);
        const { status } = await context.answer('anonymous', 'proveAgain', { headers, body: { password } });
        expect(status === 409, `the password is answered with ${status}`);
        const codes = await context.call<CreateRecoveryCodesResponse>('anonymous', 'createRecoveryCodes', {
          headers,
        });
        const body = { code: codes.data.codes[0] ?? '' };
        const { data } = await context.call<ProveAgainResponse>('anonymous', 'proveAgain', { headers, body });
        expect(data.fresh_until !== null, 'the code is no proof');
      },
      'takes a passkey, and not the password, of a person who has only passkeys': async (context) => {
        const { device, headers, password } = await personWithPasskey(context);
        const { data: before } = await context.call<GetProofResponse>('anonymous', 'getProof', { headers });
        expect(before.ways.join() === 'passkey', `the ways are ${before.ways.join()}`);
        const { status } = await context.answer('anonymous', 'proveAgain', { headers, body: { password } });
        expect(status === 409, `the password is answered with ${status}`);
        const { body } = await answerToProof(context, 'anonymous', device, headers);
        const { data } = await context.call<ProveAgainResponse>('anonymous', 'proveAgain', {
          headers,
          body: { passkey: body.credential },
        });
        expect(data.fresh_until !== null, 'the passkey is no proof');
      },
    },
  },
} satisfies Cases;
