import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';

/** Throws a conflict that says where to sign in, for a person who is known and may not use a password. */
export function refusePasswordOff(
  { providers }: Pick<Call, 'providers'>,
  user: { readonly email: string },
): void {
  if (!providers.isPasswordOff(user)) return;
  const { names } = providers;
  throw new Refusal(
    'conflict',
    `Les mots de passe sont désactivés pour votre adresse : connectez-vous avec ${names} - Passwords are switched off for your address: sign in with ${names}`,
  );
}
