import type {
  GetIdentitiesResponse,
  GetProofResponse,
  ListProvidersResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';
import { newSession } from './second-factor.ts';
import { newPasswordLink } from './session.ts';
import { somebodyElse } from './sessions.ts';

/** Returns the name of a provider in addresses. No check goes there, because a person has to sign in. */
async function someProvider(context: TestContext): Promise<string> {
  const { data } = await context.call<ListProvidersResponse>('anonymous', 'listProviders');
  const [first] = data;
  if (!first) throw new Missing('a provider in the settings of the backend');
  return first.id;
}

/** The calls about sign-ins by OpenID Connect providers (DECISION-150 to DECISION-152). */
export const providers = {
  // 429 only for a caller who asks too much at once.
  listProviders: { unreached: [429], good: () => ({}) },
  getProviderOverview: { good: () => ({}) },
  arriveFromProvider: {
    onlyReads: true,
    good: (context) => ({ body: { code: context.newKey() } }),
    does: {
      'says of a code that it does not know that it is too late': async (context) => {
        const { refused } = await context.call<{ refused?: string }>('anonymous', 'arriveFromProvider', {
          body: { code: context.mark },
        });
        expect(refused === 'expired', `it says ${refused}`);
      },
    },
  },
  linkProvider: {
    leavesNoTrace: true,
    good: async (context) => ({ body: { provider: await someProvider(context) } }),
    unknown: () => ({ body: { provider: 'nowhere' } }),
    does: {
      'answers a way below the API, and links nothing yet': async (context) => {
        const provider = await someProvider(context);
        const { data } = await context.call<{ data: { path: string } }>('ROLE_ADMIN', 'linkProvider', {
          body: { provider },
        });
        expect(data.path.startsWith(`/auth/providers/${provider}/`), `the way is ${data.path}`);
        const path = { id: await ownId(context, 'ROLE_ADMIN') };
        const { data: linked } = await context.call<GetIdentitiesResponse>('ROLE_ADMIN', 'getIdentities', {
          path,
        });
        expect(linked.length === 0, 'an account is linked');
      },
    },
  },
  beginProviderProof: {
    leavesNoTrace: true,
    good: async (context) => ({ body: { provider: await someProvider(context) } }),
    unknown: () => ({ body: { provider: 'nowhere' } }),
    does: {
      'answers a way below the API, and proves nothing yet': async (context) => {
        const provider = await someProvider(context);
        const headers = await newSession(context);
        const proof = () => context.call<GetProofResponse>('anonymous', 'getProof', { headers });
        const before = await proof();
        const { data } = await context.call<{ data: { path: string } }>('anonymous', 'beginProviderProof', {
          headers,
          body: { provider },
        });
        expect(data.path.startsWith(`/auth/providers/${provider}/`), `the way is ${data.path}`);
        expect((await proof()).data.fresh_until === before.data.fresh_until, 'the proof is younger');
      },
    },
  },
  chooseProvider: {
    leavesNoTrace: true,
    good: async (context) => ({
      body: { hash: await newPasswordLink(context), provider: await someProvider(context) },
    }),
    unknown: async (context) => ({ body: { hash: context.mark, provider: await someProvider(context) } }),
  },
  getIdentities: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
  },
  removeIdentity: {
    leavesNoTrace: true,
    // An account can only be linked by a person. Removing one that is not there changes nothing.
    good: async (context, role) => ({ path: { id: await ownId(context, role), identity: unknownId } }),
    unknown: () => ({ path: { id: unknownId, identity: unknownId } }),
    foreign: async (context, role) => ({
      path: { id: await somebodyElse(context, role), identity: unknownId },
    }),
  },
} satisfies Cases;
