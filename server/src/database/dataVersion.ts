import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRunPostgres, ownMajorVersion } from './ownPostgres.ts';

/** Returns the major version of PostgreSQL that wrote a data folder; null if there is none. */
export function dataVersionOf(folder: string): number | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/**
 * Throws if another major version of PostgreSQL wrote the data folder than the one that comes with the portal, which
 * cannot read it. The message says what to do.
 */
export function refuseOtherVersion(folder: string): void {
  const found = dataVersionOf(folder);
  const known = ownMajorVersion();
  if (found === null || found === known) return;
  const todo =
    found > known
      ? 'start the newer portal'
      : `start the server once with OLD_POSTGRES_BIN, the folder of the programs of PostgreSQL ${found} (such as /usr/lib/postgresql/${found}/bin): see "A new version" in docs/operate/everyday.md`;
  throw new CannotRunPostgres(
    `The data in ${folder} were written by PostgreSQL ${found}, this portal brings ${known}: ${todo}`,
  );
}
