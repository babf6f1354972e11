import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { bucketOf, type Config } from '../config.ts';
import { bringDatabaseHome, retireOriginal } from '../database/bringDatabaseHome.ts';
import { connect } from '../database/connect.ts';
import { refuseOtherVersion } from '../database/dataVersion.ts';
import { migrate, schemaOf } from '../database/migrate.ts';
import { joinOwnPostgres, startOwnPostgres } from '../database/ownPostgres.ts';
import { Standby } from '../database/Standby.ts';
import type { Schema } from '../database/schema.ts';
import type { Contents } from '../files/Contents.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { keptSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { sealLinks } from '../sessions/sealLinks.ts';

/** The database and files of an organisation. */
export interface Organisation {
  readonly db: Kysely<Schema>;
  readonly url: string;
  /** The standby from which a running server reads lists, reports and calendars; undefined if it reads from `db`. */
  readonly standby: Standby | undefined;
  readonly contents: Contents;
  /** Signs the tokens and encrypts private links. */
  readonly secret: string;
  /** Encrypts and decrypts private links. */
  readonly links: LinkKeys;
  /** Number of private links that no secret can decrypt. */
  readonly lostLinks: number;
  close(): Promise<void>;
}

/** The address of the database of an organisation. */
interface FoundDatabase {
  readonly url: string;
  /** Stops PostgreSQL if this process has started it. */
  stop(): Promise<void>;
}

/**
 * Returns the database that the settings name. Without one, starts the server's own; with `isBeside`, connects to that
 * of a running server.
 */
export async function findDatabase(config: Config, { isBeside = false } = {}): Promise<FoundDatabase> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: async () => undefined };
  const folder = await databaseFolder(config);
  refuseOtherVersion(folder);
  const own = (isBeside && joinOwnPostgres(folder)) || (await startOwnPostgres({ folder }));
  retireOriginal(folder);
  return { url: own.url('postgres'), stop: own.stop };
}

/** Returns the folder of the server's own database. Moves an older database into the data folder first. */
export async function databaseFolder(config: Config): Promise<string> {
  const folder = join(resolve(config.DATA_DIR), 'postgres');
  await bringDatabaseHome(folder);
  return folder;
}

/** Returns the data folder; creates it if it is missing. */
export function dataFolder(config: Config): string {
  const folder = resolve(config.DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Returns the storage for files: an object store, or the data folder. */
export async function contentsOf(config: Config): Promise<Contents> {
  const bucket = bucketOf(config);
  if (!bucket) return contentsIn(join(dataFolder(config), 'files'));
  // Loaded on demand: most servers have no object store, and its client is slow to load.
  const { contentsInBucket } = await import('../files/contentsInBucket.ts');
  return contentsInBucket(bucket);
}

/**
 * Opens the database and the files that the settings name, and migrates the database.
 *
 * `isBeside` is for commands that may run beside a server: it accepts a data folder in use, does not migrate (the
 * server may need its version), and lifts the time limits of statements. `schema` is the last migration to run; private
 * links are then left unchanged.
 */
export async function openOrganisation(
  config: Config,
  { isBeside = false, schema }: { readonly isBeside?: boolean; readonly schema?: number } = {},
): Promise<Organisation> {
  const { url, stop } = await findDatabase(config, { isBeside });
  try {
    if (isBeside) await schemaOf(url);
    else await migrate(url, { upTo: schema });
  } catch (error) {
    await stop();
    throw error;
  }
  const secret = config.TOKEN_SECRET ?? keptSecret(dataFolder(config));
  const links = new LinkKeys([secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
  const lostLinks = isBeside || schema !== undefined ? 0 : await sealLinks(url, links);
  const connections = {
    max: config.DATABASE_CONNECTIONS,
    isPooled: config.DATABASE_POOLER === 'transaction',
    hasLimits: !isBeside,
  };
  const db = connect({ url, ...connections });
  const { DATABASE_READ_URL: readUrl } = config;
  const readDb =
    readUrl === undefined ? undefined : connect({ url: readUrl, wanted: 'standby', ...connections });
  return {
    db,
    url,
    standby: readDb && new Standby(readDb),
    contents: await contentsOf(config),
    secret,
    links,
    lostLinks,
    async close() {
      await db.destroy();
      await readDb?.destroy();
      await stop();
    },
  };
}
