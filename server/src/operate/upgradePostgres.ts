import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { retireOriginal } from '../database/bringDatabaseHome.ts';
import { dataVersionOf, refuseOtherVersion } from '../database/dataVersion.ts';
import { CannotRunPostgres, ownMajorVersion, startOwnPostgres } from '../database/ownPostgres.ts';
import { handToOwner } from '../files/handToOwner.ts';
import { backup, restore } from './backup.ts';
import { carryAccess } from './carryAccess.ts';
import { databaseFolder } from './openOrganisation.ts';

/**
 * Upgrades the data of the server's own PostgreSQL if an older major version wrote them. Throws an error with advice if
 * the older programs are missing, or if the data are newer.
 */
export async function upgradePostgres(config: Config): Promise<void> {
  if (config.DATABASE_URL !== undefined) return;
  const folder = await databaseFolder(config);
  finishMove(folder);
  const found = dataVersionOf(folder);
  const known = ownMajorVersion();
  const { OLD_POSTGRES_BIN: programs } = config;
  if (found === null || found >= known || programs === undefined) return refuseOtherVersion(folder);
  if (!existsSync(join(programs, 'postgres'))) {
    throw new CannotRunPostgres(
      `OLD_POSTGRES_BIN: ${programs} does not hold the programs of PostgreSQL ${found}`,
    );
  }
  console.log(
    `The data in ${folder} were written by PostgreSQL ${found}: they are brought to ${known}, after a backup`,
  );
  console.log(`The backup is ${await moveData(config, folder, programs)}`);
}

/**
 * Moves all data to a new PostgreSQL through a backup. The old folder stays beside the new one; its name gets the
 * version. Returns the path of the backup.
 */
export async function moveData(config: Config, folder: string, oldPrograms?: string): Promise<string> {
  const backups = join(resolve(config.DATA_DIR), 'backups');
  if (mkdirSync(backups, { recursive: true, mode: 0o700 })) handToOwner(backups);
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(backups, `before-postgresql-${ownMajorVersion()}-${moment}.tar.gz`);
  const old = await startOwnPostgres({ folder, binaries: oldPrograms });
  const draft = `${folder}.upgrading`;
  try {
    retireOriginal(folder);
    const settings = { ...config, DATABASE_POOLER: 'none' } as const;
    const oldUrl = old.url('postgres');
    await backup({ ...settings, DATABASE_URL: oldUrl }, file);
    // Left by an interrupted upgrade.
    rmSync(draft, { recursive: true, force: true });
    const next = await startOwnPostgres({ folder: draft });
    try {
      const url = next.url('postgres');
      await restore({ ...settings, DATABASE_URL: url }, file, 'replacement');
      // The data were not accessible to anybody in between, so sessions stay valid.
      await carryAccess(oldUrl, url);
    } finally {
      await next.stop();
    }
  } finally {
    await old.stop();
  }
  renameSync(draft, `${folder}.upgraded`);
  finishMove(folder);
  return file;
}

/** Renames the upgraded folder. Also completes this after an interrupted start. */
function finishMove(folder: string): void {
  const upgraded = `${folder}.upgraded`;
  if (!existsSync(upgraded)) return;
  if (existsSync(folder)) renameSync(folder, asideOf(folder));
  renameSync(upgraded, folder);
}

function asideOf(folder: string): string {
  const name = `${folder}-${dataVersionOf(folder)}`;
  return existsSync(name) ? `${name}-${Date.now()}` : name;
}
