import type {
  AddPasskeyResponse,
  ListPasskeysResponse,
  LoginAnswer,
  OfferPasskeyProofResponse,
  OfferPasskeyResponse,
  OfferPasskeySignInResponse,
  Passkey,
  RemovePasskeyResponse,
} from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Cases, type RefusedRequest, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import { SoftAuthenticator } from '../SoftAuthenticator.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';
import { newPerson } from './second-factor.ts';
import { somebodyElse } from './sessions.ts';

type Bearer = Readonly<Record<string, string>>;

interface Held {
  readonly device: SoftAuthenticator;
  readonly passkey: Passkey;
}

/** A passkey that a device has created in this session, and that is not added yet. */
async function created(world: World, role: Role, headers?: Bearer, device = new SoftAuthenticator()) {
  const { data } = await world.call<OfferPasskeyResponse>(role, 'offerPasskey', { headers });
  return { device, credential: device.create(data) };
}

/** Adds a passkey in this session. */
async function added(world: World, role: Role, headers?: Bearer): Promise<Held> {
  const { device, credential } = await created(world, role, headers);
  const { data } = await world.call<AddPasskeyResponse>(role, 'addPasskey', {
    headers,
    body: { credential },
  });
  return { device, passkey: data };
}

/** A new person with a password and a passkey. */
async function personWithPasskey(world: World) {
  const person = await newPerson(world);
  const { headers } = await person.enter();
  return { ...person, headers, ...(await added(world, 'anonymous', headers)) };
}

async function answerToSignIn(world: World, device: SoftAuthenticator): Promise<Request> {
  const { data } = await world.call<OfferPasskeySignInResponse>('anonymous', 'offerPasskeySignIn');
  if (!data) throw new Missing('a host name');
  return { body: { credential: device.get(data) } };
}

async function answerToProof(
  world: World,
  role: Role,
  device: SoftAuthenticator,
  headers?: Bearer,
): Promise<Request> {
  const { data } = await world.call<OfferPasskeyProofResponse>(role, 'offerPasskeyProof', { headers });
  return { headers, body: { credential: device.get(data) } };
}

/** Number of wrong answers after which a backend asks the caller to wait. */
const manyAttempts = 60;

/** Sends the same wrong answer until the backend refuses with 429. */
const tooOften = (operationId: string, wrong: (world: World) => Promise<Request>): RefusedRequest => ({
  status: 429,
  async request(world) {
    const request = await wrong(world);
    for (let count = 0; count < manyAttempts; count += 1)
      if ((await world.answer('anonymous', operationId, request)).status === 429) break;
    return request;
  },
});

/** Removes what the checks have added to the accounts of the suite, so that a password is enough for them again. */
async function removeAll(world: World, role: Role): Promise<void> {
  const { data } = await world.call<ListPasskeysResponse>(role, 'listPasskeys', {
    path: { id: await ownId(world, role) },
  });
  for (const { id } of data) await world.call(role, 'removePasskey', { path: { id } });
}

export const passkeys = {
  offerPasskeySignIn: { onlyReads: true, good: () => ({}) },
  signInWithPasskey: {
    rowsChanged: 60,
    good: async (world) => answerToSignIn(world, (await personWithPasskey(world)).device),
    refuses: {
      'a passkey that nobody has': {
        status: 404,
        request: async (world) => answerToSignIn(world, new SoftAuthenticator()),
      },
      'too many wrong passkeys': tooOften('signInWithPasskey', (world) =>
        answerToSignIn(world, new SoftAuthenticator()),
      ),
      'a challenge that was used': {
        status: 409,
        async request(world) {
          const request = await answerToSignIn(world, (await personWithPasskey(world)).device);
          await world.call('anonymous', 'signInWithPasskey', request);
          return request;
        },
      },
      'the challenge of a second step': {
        status: 409,
        async request(world) {
          const { device, headers } = await personWithPasskey(world);
          const { body } = await answerToProof(world, 'anonymous', device, headers);
          return { body };
        },
      },
      'a device that has not verified who uses it': {
        status: 400,
        field: 'credential',
        async request(world) {
          const { device } = await personWithPasskey(world);
          device.verifies = false;
          return answerToSignIn(world, device);
        },
      },
    },
    does: {
      'signs in without a second step, even where there is one': async (world) => {
        const { device, enter } = await personWithPasskey(world);
        expect((await enter()).second_step === 'code', 'after the password, no second step is asked for');
        const answer = await world.call<LoginAnswer>(
          'anonymous',
          'signInWithPasskey',
          await answerToSignIn(world, device),
        );
        expect(answer.second_step === undefined, 'a second step is asked for');
        const headers = { Authorization: `Bearer ${answer.auth.access_token}` };
        const { status } = await world.answer('anonymous', 'listLanguages', { headers });
        expect(status === 200, `the session is answered with ${status}`);
      },
    },
  },
  offerPasskeyProof: {
    onlyReads: true,
    async good(world, role) {
      await added(world, role);
      return {};
    },
    refuses: {
      'somebody without a passkey': {
        status: 409,
        role: 'anonymous',
        request: async (world) => ({ headers: (await (await newPerson(world)).enter()).headers }),
      },
    },
  },
  proveWithPasskey: {
    rowsChanged: 60,
    good: async (world, role) => answerToProof(world, role, (await added(world, role)).device),
    refuses: {
      'too many wrong passkeys': {
        ...tooOften('proveWithPasskey', async (world) => {
          const [one, other] = [await personWithPasskey(world), await personWithPasskey(world)];
          return answerToProof(world, 'anonymous', other.device, one.headers);
        }),
        role: 'anonymous',
      },
      'a challenge that was used': {
        status: 409,
        role: 'anonymous',
        async request(world) {
          const { device, enter } = await personWithPasskey(world);
          const { headers } = await enter();
          const request = await answerToProof(world, 'anonymous', device, headers);
          const { auth } = await world.call<LoginAnswer>('anonymous', 'proveWithPasskey', request);
          return { ...request, headers: { Authorization: `Bearer ${auth.access_token}` } };
        },
      },
      'the passkey of somebody else': {
        status: 404,
        role: 'anonymous',
        async request(world) {
          const [one, other] = [await personWithPasskey(world), await personWithPasskey(world)];
          return answerToProof(world, 'anonymous', other.device, one.headers);
        },
      },
    },
    does: {
      'completes a partial session': async (world) => {
        const { device, enter } = await personWithPasskey(world);
        const { headers } = await enter();
        const answer = await world.call<LoginAnswer>(
          'anonymous',
          'proveWithPasskey',
          await answerToProof(world, 'anonymous', device, headers),
        );
        const whole = { Authorization: `Bearer ${answer.auth.access_token}` };
        const { status } = await world.answer('anonymous', 'listLanguages', { headers: whole });
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
        request: async (world) => ({ headers: (await (await personWithPasskey(world)).enter()).headers }),
      },
    },
    does: {
      'names a person alike each time, and without the address': async (world) => {
        const { enter } = await newPerson(world);
        const { headers } = await enter();
        const offer = () => world.call<OfferPasskeyResponse>('anonymous', 'offerPasskey', { headers });
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
    good: async (world, role) => ({ body: { credential: (await created(world, role)).credential } }),
    refuses: {
      'a passkey of somebody else': {
        status: 409,
        role: 'anonymous',
        async request(world) {
          const { device } = await personWithPasskey(world);
          const { headers } = await (await newPerson(world)).enter();
          const { credential } = await created(world, 'anonymous', headers, device);
          return { headers, body: { credential } };
        },
      },
      'a passkey of another site': {
        status: 400,
        field: 'credential',
        async request(world) {
          const device = new SoftAuthenticator({ origin: 'https://elsewhere.example' });
          return { body: { credential: (await created(world, 'ROLE_ADMIN', undefined, device)).credential } };
        },
      },
    },
    does: {
      'answers a repetition alike, and adds nothing': async (world) => {
        const { id, enter } = await newPerson(world);
        const { headers } = await enter();
        const body = { credential: (await created(world, 'anonymous', headers)).credential };
        const add = () => world.call<AddPasskeyResponse>('anonymous', 'addPasskey', { headers, body });
        const [first, second] = [await add(), await add()];
        expect(first.data.id === second.data.id, 'it was added twice');
        const { data } = await world.call<ListPasskeysResponse>('ROLE_ADMIN', 'listPasskeys', {
          path: { id },
        });
        expect(data.length === 1, `${data.length} are listed`);
      },
    },
  },
  renamePasskey: {
    leavesNoTrace: true,
    async good(world, role) {
      return { path: { id: (await added(world, role)).passkey.id }, body: { name: world.newName() } };
    },
    unknown: () => ({ path: { id: unknownId }, body: { name: 'telephone' } }),
    refuses: {
      'the passkey of somebody else': {
        status: 404,
        request: async (world) => ({
          path: { id: (await personWithPasskey(world)).passkey.id },
          body: { name: 'mine' },
        }),
      },
    },
  },
  removePasskey: {
    sendsMail: true,
    rowsChanged: 60,
    good: async (world, role) => ({ path: { id: (await added(world, role)).passkey.id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'the passkey of somebody else': {
        status: 404,
        request: async (world) => ({ path: { id: (await personWithPasskey(world)).passkey.id } }),
      },
    },
    does: {
      'lets the passkey sign in no more, and says which are left': async (world) => {
        const { device, passkey, headers, enter } = await personWithPasskey(world);
        const { data } = await world.call<RemovePasskeyResponse>('anonymous', 'removePasskey', {
          headers,
          path: { id: passkey.id },
        });
        expect(data.credential_ids.length === 0, 'one is left');
        const { status } = await world.answer(
          'anonymous',
          'signInWithPasskey',
          await answerToSignIn(world, device),
        );
        expect(status === 404, `it is answered with ${status}`);
        expect((await enter()).second_step === undefined, 'a second step is asked for');
        for (const role of ['ROLE_ADMIN', 'ROLE_TEACHER'] as const) await removeAll(world, role);
      },
    },
  },
  listPasskeys: {
    good: async (world, role) => ({ path: { id: await ownId(world, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role) } }),
  },
} satisfies Cases;
