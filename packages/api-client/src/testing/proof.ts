import { aUser, type ProofWay, type SignInProvider } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { rightCode } from './second-factor.ts';
import { answers, failed, type Situation } from './situation.ts';
import { userToWire } from './wire/user.ts';

/** The password that these handlers accept. */
export const rightPassword = 'une passerelle rouge';

/** The answer of a user that was saved. */
export const savedUser = () => ({ message: 'User was updated successfully', data: userToWire(aUser()) });

export interface ProofSituation extends Situation {
  ways?: readonly ProofWay[];
  providers?: readonly SignInProvider[];
  /** Whether the backend refuses passkeys. */
  refusesPasskey?: boolean;
  /** Whether the last proof still counts. */
  isFresh?: boolean;
  /** Carries out the first proof, but loses its answer. */
  losesProof?: boolean;
}

/** Refuses a call until the person has proved who they are, and answers the calls that prove it. */
export function proofHandlers(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  answer: () => object,
  {
    ways = ['password'],
    providers = [{ id: 'main', name: 'Microsoft' }],
    isFresh = false,
    losesProof = false,
    refusesPasskey = false,
    ...situation
  }: ProofSituation = {},
): HttpHandler[] {
  let fresh = isFresh;
  const state = () => ({ data: { ways, providers, fresh_until: fresh ? '2026-11-20T17:10:00.000Z' : null } });
  return [
    answers('get', '/auth/proof', situation, state),
    answers('post', '/auth/proof', situation, ({ body }) => {
      const { password, code, passkey } = body as { password?: string; code?: string; passkey?: object };
      if (passkey !== undefined && refusesPasskey)
        return failed({
          status: 400,
          code: 'bad-input',
          message: 'Cette clé d’accès n’a pas été acceptée - This passkey was not accepted',
          errors: { passkey: ['is wrong'] },
        });
      if (password !== undefined && password !== rightPassword)
        return failed({ status: 400, code: 'bad-input', errors: { password: ['is wrong'] } });
      if (code !== undefined && code !== rightCode)
        return failed({
          status: 400,
          code: 'bad-input',
          message: 'Ce code n’est pas le bon - This code is not right',
          errors: { code: ['is wrong'] },
        });
      fresh = true;
      return losesProof ? failed('offline') : state();
    }),
    answers('post', '/auth/passkeys/proof/challenge', situation, () => ({
      data: {
        challenge: 'Y2hhbGxlbmdl',
        timeout: 300_000,
        userVerification: 'required',
        allowCredentials: [],
        rpId: window.location.hostname,
      },
    })),
    answers('post', '/auth/providers/proof', situation, () => ({
      data: { path: '/auth/providers/main/start?ticket=t1cket' },
    })),
    answers(method, path, {}, () =>
      fresh
        ? answer()
        : failed({
            status: 403,
            code: 'proof-required',
            message: 'Confirmez d’abord que c’est bien vous - Confirm first that it is you',
          }),
    ),
  ];
}
