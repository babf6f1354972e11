import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';

const lastWay =
  'C’est la seule façon de se connecter à ce compte : choisissez d’abord un mot de passe, ou ajoutez une clé d’accès - This is the only way to sign in to this account: set a password or add a passkey first';

interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string | null;
}

/** The way in that is about to be removed: the id of an account of a provider, or of a passkey. */
type RemovedWay = { readonly identity: number } | { readonly passkey: number };

/**
 * Throws if a locked user could not sign in any more without this way. A password, a passkey of the portal's host name,
 * and an account of a provider in the settings are ways in; codes are none, because they only follow a
 * first step. Where passwords are switched off, neither a password nor a passkey is one.
 */
export async function refuseLastWayIn(
  db: Db,
  { providers }: Pick<Call, 'providers'>,
  user: Person,
  removed: RemovedWay,
): Promise<void> {
  const { id } = user;
  const isPasswordOff = providers.isPasswordOff(user);
  if (user.password !== null && !isPasswordOff) return;
  const identities = await db
    .selectFrom('identities')
    .select(['id', 'issuer'])
    .where('user_id', '=', id)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'is_usable'])
    .where('user_id', '=', id)
    .execute();
  const hasProvider = identities.some(
    (identity) =>
      !('identity' in removed && removed.identity === identity.id) &&
      providers.byIssuer(identity.issuer) !== undefined,
  );
  const hasPasskey = passkeys.some(
    (passkey) =>
      !isPasswordOff && !('passkey' in removed && removed.passkey === passkey.id) && passkey.is_usable,
  );
  if (hasProvider || hasPasskey) return;
  const field = 'identity' in removed ? 'identity' : 'id';
  throw new Refusal('bad-input', lastWay, { [field]: ['is the only way to sign in'] });
}
