import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/organisations.ts';
import { bringDatabaseHome, oldDatabaseOf, retireOriginal } from './bringDatabaseHome.ts';
import { folderOfRoot, startOwnPostgres } from './ownPostgres.ts';

const binaries = process.env.PORTAL_POSTGRES_BIN;

async function ask(folder: string, question: string) {
  const postgres = await startOwnPostgres({ folder, binaries, isForTests: true });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  await postgres.stop();
  return rows;
}

/**
 * Creates the data folder of an office whose database was kept by an older version in a folder that belongs to root.
 */
async function olderInstallation(name = 'ecole/nord') {
  const above = temporaryFolder();
  // PostgreSQL must be able to enter it.
  chmodSync(above, 0o755);
  const data = join(above, name);
  mkdirSync(join(data, 'drafts'), { recursive: true });
  const folder = join(data, 'postgres');
  const old = folderOfRoot(folder);
  onTestFinished(() => {
    for (const path of globSync(`${old}*`)) rmSync(path, { recursive: true, force: true });
  });
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await ask(old, 'create table kept as select 7 as seven');
  return { data, folder, old };
}

const seven = async (folder: string) => ask(folder, 'select seven from kept');
const drafts = (folder: string) => globSync(`${folder}.moving-*`);

describe.runIf(process.getuid?.() === 0)('a database that root has kept elsewhere', () => {
  it('comes into its data folder once, and the original stays without being started again', async () => {
    const { folder, old } = await olderInstallation();
    expect(oldDatabaseOf(folder)).toBe(old);
    await bringDatabaseHome(folder);
    // The original stays usable until the copy has been started.
    expect(existsSync(join(old, 'PG_VERSION'))).toBe(true);
    expect(await seven(folder)).toEqual([{ seven: 7 }]);
    retireOriginal(folder);
    expect([existsSync(join(old, 'PG_VERSION')), existsSync(join(old, 'PG_VERSION.moved'))]).toEqual([
      false,
      true,
    ]);
    await ask(folder, 'update kept set seven = 8');
    await bringDatabaseHome(folder);
    expect(await seven(folder)).toEqual([{ seven: 8 }]);
    // An older version must find no database that it could open, and no empty folder in which it would create one.
    await expect(startOwnPostgres({ folder: old, binaries })).rejects.toThrow('exists but is not empty');
  });

  it('is copied again when a copy was interrupted, at any step', async () => {
    const { folder, old } = await olderInstallation();
    // The remains of a copy by a process that was killed.
    cpSync(join(old, 'base'), join(`${folder}.moving-999999999`, 'base'), { recursive: true });
    await bringDatabaseHome(folder);
    expect(drafts(folder)).toEqual([]);
    // As after a kill before the copy was started, or before the original was retired.
    await bringDatabaseHome(folder);
    expect(await seven(folder)).toEqual([{ seven: 7 }]);
    retireOriginal(folder);
    retireOriginal(folder);
    expect(readFileSync(`${old}.moved-to`, 'utf8')).toBe(`${folder}\n`);
  });

  it('is a copy for each of two data folders that have shared it, as it was at the move', async () => {
    const { data, folder, old } = await olderInstallation('ecole/nord');
    const other = join(dirname(dirname(data)), 'ecole-nord');
    mkdirSync(join(other, 'drafts'), { recursive: true });
    const otherFolder = join(other, 'postgres');
    expect(folderOfRoot(otherFolder)).toBe(old);
    for (const one of [folder, otherFolder]) {
      await bringDatabaseHome(one);
      expect(await seven(one)).toEqual([{ seven: 7 }]);
      retireOriginal(one);
      await ask(one, 'update kept set seven = 8');
    }
    expect(await seven(folder)).toEqual([{ seven: 8 }]);
    // A new office whose name leads to the same old folder gets its own database.
    const third = join(dirname(dirname(data)), 'ecole', 'nord', '..', '..', 'ecole_nord');
    expect(oldDatabaseOf(join(third, 'postgres'))).toBeNull();
    const fourth = join(`${dirname(dirname(data))}-ecole-nord`, 'postgres');
    onTestFinished(() => rmSync(dirname(fourth), { recursive: true, force: true }));
    mkdirSync(dirname(fourth));
    expect(folderOfRoot(fourth)).toBe(old);
    await bringDatabaseHome(fourth);
    expect(existsSync(fourth)).toBe(false);
  });

  it('is not replaced by an empty one where the data folder is empty, as without its disk', async () => {
    const { data, folder, old } = await olderInstallation();
    rmSync(join(data, 'drafts'), { recursive: true });
    await expect(bringDatabaseHome(folder)).rejects.toThrow(
      `An earlier version has kept a database of ${data} in ${old}, but ${data} is empty: mount its disk or bring its files back.`,
    );
    mkdirSync(join(data, 'drafts'));
    await bringDatabaseHome(folder);
    await seven(folder);
    retireOriginal(folder);
    renameSync(folder, `${folder}-away`);
    await expect(bringDatabaseHome(folder)).rejects.toThrow(
      `The database of ${data} was moved to ${folder}, and is not there: mount its disk or bring it back.`,
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('stays where it is while its data folder is closed to its account, which the start says', async () => {
    const { data, folder, old } = await olderInstallation();
    chmodSync(dirname(data), 0o700);
    await expect(bringDatabaseHome(folder)).rejects.toThrow(
      `(chmod o+x ${dirname(data)}). The database is still in ${old}: for another DATA_DIR, move ${data} there, then ${old} into it under the name postgres`,
    );
    // Does what the message advises.
    const moved = join(dirname(dirname(data)), 'moved');
    renameSync(data, moved);
    renameSync(old, join(moved, 'postgres'));
    await bringDatabaseHome(join(moved, 'postgres'));
    expect(await seven(join(moved, 'postgres'))).toEqual([{ seven: 7 }]);
  });

  it('is not copied while a server of the older version runs on it, nor over a database that is there', async () => {
    const { folder, old } = await olderInstallation();
    writeFileSync(join(old, 'postmaster.pid'), `${process.pid}\n`);
    writeFileSync(join(old, 'portal-starter'), String(process.pid));
    await expect(bringDatabaseHome(folder)).rejects.toThrow(
      `The data in ${old} are in use by process ${process.pid}`,
    );
    rmSync(join(old, 'postmaster.pid'));
    await ask(folder, 'create table kept as select 9 as seven');
    await bringDatabaseHome(folder);
    expect(await seven(folder)).toEqual([{ seven: 9 }]);
  });
});
