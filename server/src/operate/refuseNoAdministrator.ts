import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, WrongSetting } from '../config.ts';
import { openClient } from '../database/hosts.ts';
import { outageOf } from '../database/outage.ts';
import { CannotRunPostgres } from '../database/ownPostgres.ts';
import { findDatabase } from './openOrganisation.ts';

/** The error of a start that finds no users, and no address for the first administrator. */
export const noAdministrator =
  'The database has no users yet: set ADMIN_EMAIL to the address of the first administrator';

/**
 * Throws if a start with these settings would find no users and create none. For `npm run serve`, which builds the apps
 * before it starts. A database that cannot be opened now is not an error here; the start reports it.
 */
export async function refuseNoAdministrator(config: Config): Promise<void> {
  if (config.ADMIN_EMAIL !== undefined || (await mayHaveUsers(config))) return;
  throw new WrongSetting(noAdministrator);
}

async function mayHaveUsers(config: Config): Promise<boolean> {
  // The first start creates the folder.
  if (config.DATABASE_URL === undefined && !existsSync(resolve(config.DATA_DIR))) return false;
  try {
    const { url, stop } = await findDatabase(config, { isBeside: true });
    return await hasUsers(url).finally(stop);
  } catch (error) {
    if (error instanceof CannotRunPostgres || outageOf(error) !== null) return true;
    throw error;
  }
}

async function hasUsers(url: string): Promise<boolean> {
  const client = await openClient(url);
  try {
    const { rows: tables } = await client.query("select to_regclass('public.users') as users");
    if (tables[0]?.users === null) return false;
    const { rows } = await client.query('select from users limit 1');
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
