import { aPasskey, aSignedInUser, type Passkey } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { PasskeyRequest } from '../session/passkeys.ts';
import { passkeyToWire } from '../wire/passkey.ts';
import { type SecondFactorSituation, secondFactorHandlers } from './second-factor.ts';
import { tokensFor } from './session.ts';
import { answers, failed, type Situation } from './situation.ts';
import { signedInUserToWire } from './wire/session.ts';

export interface PasskeySituation extends Situation {
  passkeys?: Passkey[];
  /** What the other calls of the second factor answer. */
  secondFactor?: SecondFactorSituation;
  /** Whether the settings require a second factor, so that the last passkey cannot be removed. */
  isRequired?: boolean;
  /** Whether the backend knows no passkey any more that a device still has. */
  isUnknown?: boolean;
}

/** Answers the calls about passkeys, and those about the second factor. */
export function passkeyHandlers({
  passkeys = [aPasskey()],
  secondFactor,
  isRequired = false,
  isUnknown = false,
  ...situation
}: PasskeySituation = {}): HttpHandler[] {
  let current = passkeys;
  const user = aSignedInUser();
  const tokens = () => {
    const { accessToken, refreshToken } = tokensFor(user);
    return { access_token: accessToken, refresh_token: refreshToken };
  };
  const site = { rpId: window.location.hostname };
  const request = (): { data: PasskeyRequest } => ({
    data: {
      challenge: 'Y2hhbGxlbmdl',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
      ...site,
    },
  });
  const missing = {
    status: 404,
    code: 'not-found',
    message:
      'Cette clé d’accès n’est plus inscrite au portail - This passkey is not registered with the portal any more',
  };
  const signedIn = () => (isUnknown ? failed(missing) : { auth: tokens(), user: signedInUserToWire(user) });
  return [
    answers('post', '/auth/passkeys/sign-in/challenge', situation, request),
    answers('post', '/auth/passkeys/sign-in', situation, signedIn),
    answers('post', '/auth/passkeys/proof/challenge', situation, request),
    answers('post', '/auth/passkeys/proof', situation, signedIn),
    answers('post', '/auth/passkeys/challenge', situation, () => ({
      data: {
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: site.rpId, name: 'Passerelle' },
        user: { id: 'aGFuZGxl', name: 'marie.belanger@passerelle.example', displayName: 'Marie Bélanger' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    })),
    answers('post', '/auth/passkeys', situation, () => {
      const added = aPasskey({ id: 8, name: 'Safari, macOS', usedAt: null });
      current = [...current, added];
      return { data: passkeyToWire(added), auth: tokens() };
    }),
    answers('get', '/users/:id/passkeys', situation, () => ({ data: current.map(passkeyToWire) })),
    answers('put', '/passkeys/:id', situation, ({ body, params }) => {
      const { name } = body as { name: string };
      current = current.map((each) => (String(each.id) === params.id ? { ...each, name } : each));
      const renamed = current.find(({ id }) => String(id) === params.id);
      return renamed ? { data: passkeyToWire(renamed) } : failed(404);
    }),
    answers('delete', '/passkeys/:id', situation, ({ params }) => {
      if (isRequired) return failed(403);
      if (!current.some(({ id }) => String(id) === params.id)) return failed(404);
      current = current.filter(({ id }) => String(id) !== params.id);
      return { data: { rp_id: site.rpId, user_handle: 'aGFuZGxl', credential_ids: ['aWQ'] } };
    }),
    // Last, because these say that there are no passkeys.
    ...secondFactorHandlers({ extensions: ['second-factor', 'passkeys'], ...secondFactor }),
  ];
}
