import type { Db } from '../../database/connect.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import type { Providers } from '../../sessions/providers/Providers.ts';

/** Returns the providers with which a user can sign in: those of linked accounts that are still in the settings. */
export async function linkedProviders(db: Db, providers: Providers, userId: number): Promise<Provider[]> {
  const rows = await db
    .selectFrom('identities')
    .select('issuer')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ issuer }) => providers.byIssuer(issuer)).filter((provider) => provider != null);
}
