import type pg from 'pg';
import { openSeed } from './authenticators.ts';
import type { LinkKeys } from './LinkKeys.ts';

/** Anything that runs a statement with the driver. */
type Client = Pick<pg.ClientBase, 'query'>;

/** Returns the ids of the users whose codes cannot be checked, because no secret decrypts their seed. */
export async function lostAuthenticators(client: Client, links: LinkKeys): Promise<number[]> {
  const { rows } = await client.query<{ user_id: string; seed_sealed: string }>(
    'select user_id, seed_sealed from authenticators order by user_id',
  );
  return rows.flatMap(({ user_id, seed_sealed }) =>
    openSeed(links, Number(user_id), seed_sealed) === null ? [Number(user_id)] : [],
  );
}

/**
 * Removes the authenticators whose codes cannot be checked, with their recovery codes, after a restore without its key.
 * Their users sign in with the password, and set up new codes if the settings require it. Returns their number.
 */
export async function resetLostAuthenticators(client: Client, links: LinkKeys): Promise<number> {
  const lost = await lostAuthenticators(client, links);
  for (const table of ['recovery_codes', 'authenticators'])
    await client.query(`delete from ${table} where user_id = any ($1)`, [lost]);
  return lost.length;
}
