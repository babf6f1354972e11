import type {
  AddPasskeyResponse,
  ListPasskeysResponse,
  LoginAnswer,
  OfferPasskeyProofResponse,
  OfferPasskeyResponse,
  OfferPasskeySignInResponse,
  Passkey,
  RemovePasskeyResponse,
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, type RefusedRequest, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import type { Role } from '../openapi.ts';
import { SoftAuthenticator } from '../SoftAuthenticator.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';
import { newPerson } from './second-factor.ts';
import { somebodyElse } from './sessions.ts';

type Bearer = Readonly<Record<string, string>>;

interface Held {
  readonly device: SoftAuthenticator;
  readonly passkey: Passkey;
}

/** A passkey that a device has created in this session, and that is not added yet. */
async function created(context: TestContext, role: Role, headers?: Bearer, device = new SoftAuthenticator()) {
  const { data } = await context.call<OfferPasskeyResponse>(role, 'offerPasskey', { headers });
  return { device, credential: device.create(data) };
}

/** Adds a passkey in this session. */
async function added(context: TestContext, role: Role, headers?: Bearer): Promise<Held> {
  const { device, credential } = await created(context, role, headers);
  const { data } = await context.call<AddPasskeyResponse>(role, 'addPasskey', {
    headers,
    body: { credential },
  });
  return { device, passkey: data };
}

/** A new person with a password and a passkey. */
export async function personWithPasskey(context: TestContext) {
  const person = await newPerson(context);
  const { headers } = await person.enter();
  return { ...person, headers, ...(await added(context, 'anonymous', headers)) };
}

async function answerToSignIn(context: TestContext, device: SoftAuthenticator): Promise<Request> {
  const { data } = await context.call<OfferPasskeySignInResponse>('anonymous', 'offerPasskeySignIn');
  if (!data) throw new Missing('a host name');
  return { body: { credential: device.get(data) } };
}

/** What a device answers to a challenge of a person with a passkey. */
export async function answerToProof(
  context: TestContext,
  role: Role,
  device: SoftAuthenticator,
  headers?: Bearer,
): Promise<Request & { body: { credential: unknown } }> {
  const { data } = await context.call<OfferPasskeyProofResponse>(role, 'offerPasskeyProof', { headers });
  return { headers, body: { credential: device.get(data) } };
}

/** Number of wrong answers after which a backend asks the caller to wait. */
const manyAttempts = 60;

/** Sends the same wrong answer until the backend refuses with 429. */
const tooOften = (
  operationId: string,
  wrong: (context: TestContext) => Promise<Request>,
): RefusedRequest => ({
  status: 429,
  async request(context) {
    const request = await wrong(context);
    for (let count = 0; count < manyAttempts; count += 1)
      if ((await context.answer('anonymous', operationId, request)).status === 429) break;
    return request;
  },
});

/** Removes what the checks have added to the accounts of the suite, so that a password is enough for them again. */
async function removeAll(context: TestContext, role: Role): Promise<void> {
  const { data } = await context.call<ListPasskeysResponse>(role, 'listPasskeys', {
    path: { id: await ownId(context, role) },
  });
  for (const { id } of data) await context.call(role, 'removePasskey', { path: { id } });
}

export const passkeys = {
  // 429 only for a caller who asks too much at once.
  offerPasskeySignIn: { unreached: [429], onlyReads: true, good: () => ({}) },
  signInWithPasskey: {
    rowsChanged: 60,
    good: async (context) => answerToSignIn(context, (await personWithPasskey(context)).device),
    refuses: {
      'a passkey that nobody has': {
        status: 404,
        request: async (context) => answerToSignIn(context, new SoftAuthenticator()),
      },
      'too many wrong passkeys': tooOften('signInWithPasskey', (context) =>
        answerToSignIn(context, new SoftAuthenticator()),
      ),
      'a challenge that was used': {
        status: 409,
        async request(context) {
          const request = await answerToSignIn(context, (await personWithPasskey(context)).device);
          await context.call('anonymous', 'signInWithPasskey', request);
          return request;
        },
      },
      'the challenge of a second step': {
        status: 409,
        async request(context) {
          const { device, headers } = await personWithPasskey(context);
          const { body } = await answerToProof(context, 'anonymous', device, headers);
          return { body };
        },
      },
      'a device that has not verified who uses it': {
        status: 400,
        field: 'credential',
        async request(context) {
          const { device } = await personWithPasskey(context);
          device.verifies = false;
          return answerToSignIn(context, device);
        },
      },
    },
    does: {
      'signs in without a second step, even where there is one': async (context) => {
        const { device, enter } = await personWithPasskey(context);
        expect((await enter()).second_step === 'code', 'after the password, no second step is asked for');
        const answer = await context.call<LoginAnswer>(
          'anonymous',
          'signInWithPasskey',
          await answerToSignIn(context, device),
        );
        expect(answer.second_step === undefined, 'a second step is asked for');
        const headers = { Authorization: `Bearer ${answer.auth.access_token}` };
        const { status } = await context.answer('anonymous', 'listLanguages', { headers });
        expect(status === 200, `the session is answered with ${status}`);
      },
    },
  },
  offerPasskeyProof: {
    onlyReads: true,
    async good(context, role) {
      await added(context, role);
      return {};
    },
    refuses: {
      'somebody without a passkey': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: (await (await newPerson(context)).enter()).headers }),
      },
    },
  },
  proveWithPasskey: {
    rowsChanged: 60,
    good: async (context, role) => answerToProof(context, role, (await added(context, role)).device),
    refuses: {
      'too many wrong passkeys': {
        ...tooOften('proveWithPasskey', async (context) => {
          const [one, other] = [await personWithPasskey(context), await personWithPasskey(context)];
          return answerToProof(context, 'anonymous', other.device, one.headers);
        }),
        role: 'anonymous',
      },
      'a challenge that was used': {
        status: 409,
        role: 'anonymous',
        async request(context) {
          const { device, enter } = await personWithPasskey(context);
          const { headers } = await enter();
          const request = await answerToProof(context, 'anonymous', device, headers);
          const { auth } = await context.call<LoginAnswer>('anonymous', 'proveWithPasskey', request);
          return { ...request, headers: { Authorization: `Bearer ${auth.access_token}` } };
        },
      },
      'the passkey of somebody else': {
        status: 404,
        role: 'anonymous',
        async request(context) {
          const [one, other] = [await personWithPasskey(context), await personWithPasskey(context)];
          return answerToProof(context, 'anonymous', other.device, one.headers);
        },
      },
    },
    does: {
      'completes a partial session': async (context) => {
        const { device, enter } = await personWithPasskey(context);
        const { headers } = await enter();
        const answer = await context.call<LoginAnswer>(
          'anonymous',
          'proveWithPasskey',
          await answerToProof(context, 'anonymous', device, headers),
        );
        const whole = { Authorization: `Bearer ${answer.auth.access_token}` };
        const { status } = await context.answer('anonymous', 'listLanguages', { headers: whole });
        expect(status === 200, `a complete session is answered with ${status}`);
      },
    },
  },
  offerPasskey: {
    leavesNoTrace: true,
    rowsChanged: 0,
    good: () => ({}),
    refuses: {
      'a session that must prove a passkey first': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: (await (await personWithPasskey(context)).enter()).headers }),
      },
    },
    does: {
      'names a person alike each time, and without the address': async (context) => {
        const { enter } = await newPerson(context);
        const { headers } = await enter();
        const offer = () => context.call<OfferPasskeyResponse>('anonymous', 'offerPasskey', { headers });
        const [first, second] = [await offer(), await offer()];
        expect(first.data.user.id === second.data.user.id, 'two names of one person');
        expect(Buffer.from(first.data.user.id, 'base64url').length >= 16, 'the name is short');
        expect(first.data.challenge !== second.data.challenge, 'two challenges are equal');
      },
    },
  },
  addPasskey: {
    sendsMail: true,
    rowsChanged: 20,
    good: async (context, role) => ({ body: { credential: (await created(context, role)).credential } }),
    refuses: {
      'a passkey of somebody else': {
        status: 409,
        role: 'anonymous',
        async request(context) {
          const { device } = await personWithPasskey(context);
          const { headers } = await (await newPerson(context)).enter();
          const { credential } = await created(context, 'anonymous', headers, device);
          return { headers, body: { credential } };
        },
      },
      'a passkey of another site': {
        status: 400,
        field: 'credential',
        async request(context) {
          const device = new SoftAuthenticator({ origin: 'https://elsewhere.example' });
          return {
            body: { credential: (await created(context, 'ROLE_ADMIN', undefined, device)).credential },
          };
        },
      },
    },
    does: {
      'answers a repetition alike, and adds nothing': async (context) => {
        const { id, enter } = await newPerson(context);
        const { headers } = await enter();
        const body = { credential: (await created(context, 'anonymous', headers)).credential };
        const add = () => context.call<AddPasskeyResponse>('anonymous', 'addPasskey', { headers, body });
        const [first, second] = [await add(), await add()];
        expect(first.data.id === second.data.id, 'it was added twice');
        const { data } = await context.call<ListPasskeysResponse>('ROLE_ADMIN', 'listPasskeys', {
          path: { id },
        });
        expect(data.length === 1, `${data.length} are listed`);
      },
    },
  },
  renamePasskey: {
    leavesNoTrace: true,
    async good(context, role) {
      return { path: { id: (await added(context, role)).passkey.id }, body: { name: context.newName() } };
    },
    unknown: () => ({ path: { id: unknownId }, body: { name: 'telephone' } }),
    refuses: {
      'the passkey of somebody else': {
        status: 404,
        request: async (context) => ({
          path: { id: (await personWithPasskey(context)).passkey.id },
          body: { name: 'mine' },
        }),
      },
    },
  },
  removePasskey: {
    sendsMail: true,
    rowsChanged: 60,
    good: async (context, role) => ({ path: { id: (await added(context, role)).passkey.id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'the passkey of somebody else': {
        status: 404,
        request: async (context) => ({ path: { id: (await personWithPasskey(context)).passkey.id } }),
      },
    },
    does: {
      'lets the passkey sign in no more, and says which are left': async (context) => {
        const { device, passkey, headers, enter } = await personWithPasskey(context);
        const { data } = await context.call<RemovePasskeyResponse>('anonymous', 'removePasskey', {
          headers,
          path: { id: passkey.id },
        });
        expect(data.credential_ids.length === 0, 'one is left');
        const { status } = await context.answer(
          'anonymous',
          'signInWithPasskey',
          await answerToSignIn(context, device),
        );
        expect(status === 404, `it is answered with ${status}`);
        expect((await enter()).second_step === undefined, 'a second step is asked for');
        for (const role of ['ROLE_ADMIN', 'ROLE_TEACHER'] as const) await removeAll(context, role);
      },
    },
  },
  listPasskeys: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
  },
} satisfies Cases;
