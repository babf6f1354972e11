import type { Identity, SignInProvider } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ProviderArrival, ProviderOverview as WireOverview } from '../generated/types.gen.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface ProvidersSituation extends Situation {
  providers?: SignInProvider[];
  identities?: Identity[];
  /** Whether the user can also sign in otherwise. */
  hasOtherWay?: boolean;
  /** Whether passwords are switched off for the user. */
  isPasswordOff?: boolean;
  arrival?: ProviderArrival;
  overview?: WireOverview;
}

/** Answers the calls about sign-ins by providers. */
export function providersHandlers({
  providers = [{ id: 'main', name: 'Microsoft' }],
  identities = [],
  hasOtherWay = true,
  isPasswordOff = false,
  arrival = { refused: 'expired' },
  overview = { providers: [], passwords_off_for: [], emergency_account: null },
  ...situation
}: ProvidersSituation = {}): HttpHandler[] {
  let current = identities;
  const way = { data: { path: '/auth/providers/main/start?ticket=t1cket' } };
  return [
    answers('get', '/auth/providers', {}, () => ({ data: providers })),
    answers('get', '/auth/providers/overview', situation, () => ({ data: overview })),
    answers('post', '/auth/providers/arrival', situation, () => arrival),
    answers('post', '/auth/providers/link', situation, () => way),
    answers('post', '/auth/providers/password-link', situation, () => way),
    answers('get', '/users/:id/identities', situation, () => ({
      data: current.map(({ id, provider, email, linkedAt, usedAt }) => ({
        id,
        provider,
        email,
        linked_at: linkedAt,
        used_at: usedAt,
      })),
      password_off: isPasswordOff,
    })),
    answers('delete', '/users/:id/identities/:identity', situation, ({ params }) => {
      if (!hasOtherWay)
        return failed({
          status: 400,
          code: 'bad-input',
          message:
            'C’est la seule façon de se connecter à ce compte : choisissez d’abord un mot de passe, ou ajoutez une clé d’accès - This is the only way to sign in to this account: set a password or add a passkey first',
        });
      current = current.filter(({ id }) => id !== Number(params.identity));
      return { message: 'The account was removed' };
    }),
  ];
}
