import type { Identity, ProviderOverview, SignInProvider } from '@portal/domain';
import { getIdentities, getProviderOverview, removeIdentity } from '../generated/sdk.gen.ts';
import { readProviders } from '../session/providers.ts';
import { yes } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { useHasExtension } from './capabilities.ts';
import { type Query, readOnce, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The providers with which people can sign in; none for a backend without the extension `providers`. */
export function useProviders(): Query<readonly SignInProvider[]> {
  const api = useApi();
  return useQuery(['providers'], () => readProviders(api), readOnce);
}

/** How people sign in with providers, and the emergency account. Only for administrators. */
export function useProviderOverview(): Query<ProviderOverview> {
  return useQuery(['provider-overview'], async (call) => {
    const { providers, passwords_off_for, emergency_account } = (await getProviderOverview(call)).data.data;
    return {
      providers: providers.map(({ renewable_people, gives_roles, ...provider }) => ({
        ...provider,
        renewablePeople: renewable_people,
        givesRoles: yes(gives_roles),
      })),
      passwordsOffFor: passwords_off_for,
      emergencyAccount: emergency_account && {
        email: emergency_account.email,
        isUsable: yes(emergency_account.usable),
      },
    };
  });
}

/** The accounts at providers with which a user can sign in. Teachers can only read their own. */
export function useIdentities(userId: number): Query<Identity[]> {
  return useQuery(['identities', userId], async (call) =>
    (await getIdentities({ ...call, path: { id: userId } })).data.data.map(
      ({ id, provider, email, linked_at, used_at }) => ({
        id,
        provider,
        email,
        linkedAt: linked_at,
        usedAt: used_at,
      }),
    ),
  );
}

/** Whether passwords are switched off for a user. Asks only a backend with the extension `providers`. */
export function useIsPasswordOff(userId: number): boolean {
  const hasProviders = useHasExtension('providers');
  const { data } = useQuery(hasProviders ? ['identities', userId, 'password-off'] : null, async (call) => {
    const { password_off } = (await getIdentities({ ...call, path: { id: userId } })).data;
    return password_off ?? false;
  });
  return data ?? false;
}

/** Removes an account at a provider. Throws `refused` if it is the only way to sign in. */
export function useRemoveIdentity(): (userId: number, identity: number) => Promise<void> {
  return useWrite(
    async (call, id: number, identity: number) => {
      await removeIdentity({ ...call, path: { id, identity } });
    },
    'identities',
    'sign-ins',
    'open-sessions',
  );
}
