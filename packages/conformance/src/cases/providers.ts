import type { GetIdentitiesResponse, ListProvidersResponse } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import { expect, Missing, type World } from '../World.ts';
import { somebodyElse } from './sessions.ts';

/** Returns the name of a provider in addresses. No check goes there, because a person has to sign in. */
async function someProvider(world: World): Promise<string> {
  const { data } = await world.call<ListProvidersResponse>('anonymous', 'listProviders');
  const [first] = data;
  if (!first) throw new Missing('a provider in the settings of the backend');
  return first.id;
}

/** The calls about sign-ins by OpenID Connect providers (DECISION-150 to DECISION-152). */
export const providers = {
  listProviders: { good: () => ({}) },
  arriveFromProvider: {
    onlyReads: true,
    good: (world) => ({ body: { code: world.newKey() } }),
    does: {
      'says of a code that it does not know that it is too late': async (world) => {
        const { refused } = await world.call<{ refused?: string }>('anonymous', 'arriveFromProvider', {
          body: { code: world.mark },
        });
        expect(refused === 'expired', `it says ${refused}`);
      },
    },
  },
  linkProvider: {
    leavesNoTrace: true,
    good: async (world) => ({ body: { provider: await someProvider(world) } }),
    unknown: () => ({ body: { provider: 'nowhere' } }),
    does: {
      'answers a way below the API, and links nothing yet': async (world) => {
        const provider = await someProvider(world);
        const { data } = await world.call<{ data: { path: string } }>('ROLE_ADMIN', 'linkProvider', {
          body: { provider },
        });
        expect(data.path.startsWith(`/auth/providers/${provider}/`), `the way is ${data.path}`);
        const path = { id: await ownId(world, 'ROLE_ADMIN') };
        const { data: linked } = await world.call<GetIdentitiesResponse>('ROLE_ADMIN', 'getIdentities', {
          path,
        });
        expect(linked.length === 0, 'an account is linked');
      },
    },
  },
  chooseProvider: {
    leavesNoTrace: true,
    good: async (world) => {
      const { invitation } = world.accounts;
      if (!invitation) throw new Missing('an invitation in the accounts file');
      return { body: { ...invitation, provider: await someProvider(world) } };
    },
    unknown: async (world) => ({ body: { hash: world.mark, provider: await someProvider(world) } }),
  },
  getIdentities: {
    good: async (world, role) => ({ path: { id: await ownId(world, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role) } }),
  },
  removeIdentity: {
    leavesNoTrace: true,
    // An account can only be linked by a person. Removing one that is not there changes nothing.
    good: async (world, role) => ({ path: { id: await ownId(world, role), identity: unknownId } }),
    unknown: () => ({ path: { id: unknownId, identity: unknownId } }),
    foreign: async (world, role) => ({ path: { id: await somebodyElse(world, role), identity: unknownId } }),
  },
} satisfies Cases;
