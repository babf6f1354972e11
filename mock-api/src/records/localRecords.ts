import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CannotRunPostgres,
  FolderInUse,
  keptSecret,
  LinkKeys,
  migrate,
  Passwords,
  reachableFolder,
  sealLinks,
  startOwnPostgres,
} from '@portal/server';
import { accounts, largeDataSet, loadSamples, localDay, smallDataSet } from '@portal/server/samples';
import pg from 'pg';
import type { Records } from './Records.ts';
import { temporaryRecords } from './sampleRecords.ts';

/** The folder in which local runs store their data. */
export const dataFolder = fileURLToPath(new URL('../../../.data', import.meta.url));

const sampleSets = { small: smallDataSet, large: largeDataSet };

/**
 * Returns the records of a local run; changes survive a restart. Uses the database of DATABASE_URL, or a PostgreSQL in
 * the data folder. Two runs cannot share a folder, so a second run uses a temporary PostgreSQL and prints a notice.
 */
export async function localRecords(set: keyof typeof sampleSets, inFolder = dataFolder): Promise<Records> {
  const folder = join(inFolder, set);
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  const today = () => sampleSets[set](localDay(new Date()));
  const given = process.env.DATABASE_URL;
  try {
    const own = given
      ? undefined
      : await startOwnPostgres({ folder: reachableFolder(join(folder, 'postgres')) });
    const url = given || own?.url('postgres') || '';
    await migrate(url);
    const secret = keptSecret(folder);
    const links = new LinkKeys([secret]);
    const reset = () => loadSamples(url, today(), { passwords: new Passwords(), links });
    const state = await stateOf(url);
    if (state === 'foreign') throw new CannotRunPostgres(foreign);
    // If run as root, PostgreSQL stores its data elsewhere. The data then survive a deleted folder, but the secret of
    // their links does not, so they are reset.
    if (state === 'empty' || (own && isNew)) await reset();
    await sealLinks(url, links);
    return {
      url,
      files: join(folder, 'files'),
      secret,
      reset,
      close: async () => own?.stop(),
    };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    console.log(`Another run uses ${folder}: the changes of this one are gone when it ends.`);
    return temporaryRecords(today());
  }
}

const foreign =
  'The database of DATABASE_URL holds other records than the samples, which a reset would delete: name an empty one';

async function stateOf(url: string): Promise<'empty' | 'samples' | 'foreign'> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select email = $1 is_sample from users order by 1 desc limit 1', [
      accounts.admin.email,
    ]);
    if (rows.length === 0) return 'empty';
    return rows[0].is_sample ? 'samples' : 'foreign';
  } finally {
    await client.end();
  }
}
