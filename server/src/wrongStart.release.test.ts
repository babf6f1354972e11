import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, globSync, mkdirSync, readFileSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Account, dataFolder, exitOf, refusalOf, runCommand, serve } from './testing/commands.ts';
import { emptyDatabase } from './testing/organisations.ts';

// Starts with wrong settings, as an administrator might by mistake. Whatever they are, a start must not delete or move
// what another start has stored.

const isRoot = process.getuid?.() === 0;
const email = 'direction@ecole.example';

/** Returns an account without permissions, if this account may run the server as it. */
function nobody(): Account | undefined {
  if (!isRoot) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  const account = { uid: id('-u'), gid: id('-g') };
  const reads = (path: string) => spawnSync('test', ['-r', path], account).status === 0;
  return reads(process.execPath) && reads(import.meta.filename) ? account : undefined;
}

/** Returns the bytes of every content by its path. */
function contentsIn(folder: string): Record<string, string> {
  const paths = globSync('files/**/*-*', { cwd: folder }).filter((path) => !path.endsWith('office-id'));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/** Makes all contents old enough to be swept. */
function age(folder: string): void {
  const then = new Date(Date.now() - 3 * 24 * 3600 * 1000);
  for (const path of Object.keys(contentsIn(folder))) utimesSync(join(folder, path), then, then);
}

/** Starts the server, and stops it after the daily work of a start. Returns its output. */
async function startOnce(env: NodeJS.ProcessEnv, account?: Account): Promise<string> {
  const child = serve({ ...env, LOG_LEVEL: 'info', ADMIN_EMAIL: email }, account);
  let said = '';
  await new Promise<void>((swept, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text;
        if (/contents without a file (not )?swept/.test(said)) swept();
      });
    }
    child.once('exit', () => failed(new Error(said)));
  });
  const ended = exitOf(child);
  child.kill('SIGTERM');
  await ended;
  return said;
}

/**
 * Asks for a password link of the administrator. Resolves with its path, or undefined if the account does not exist.
 */
const administratorOf = async (env: NodeJS.ProcessEnv, account?: Account) =>
  (await runCommand(['password-link', email], env, account)).said.split('/#/')[1];

describe('a start', () => {
  it('on an empty folder makes an office, and on the same folder again keeps it', async () => {
    const env = { DATA_DIR: dataFolder() };
    await startOnce(env);
    age(env.DATA_DIR);
    const before = contentsIn(env.DATA_DIR);
    expect(Object.keys(before)).toHaveLength(3);
    expect(await startOnce(env)).not.toContain('not swept');
    expect(contentsIn(env.DATA_DIR)).toEqual(before);
    expect(await administratorOf(env)).toMatch(/^invite/);
  });

  it('on a folder that was moved finds its office there', async () => {
    const [folder, moved] = [dataFolder(), join(dataFolder(), 'moved')];
    if (isRoot) spawnSync('chmod', ['755', join(moved, '..')]);
    await startOnce({ DATA_DIR: folder });
    age(folder);
    const before = contentsIn(folder);
    execFileSync('mv', [folder, moved]);
    mkdirSync(folder);
    await startOnce({ DATA_DIR: moved });
    expect([contentsIn(moved), Object.keys(before).length]).toEqual([before, 3]);
    expect(await administratorOf({ DATA_DIR: moved })).toMatch(/^invite/);
  });

  it('with a new empty database leaves the files of the office, which a restore then takes over', async () => {
    const folder = dataFolder();
    const first = { DATA_DIR: folder, DATABASE_URL: await emptyDatabase() };
    await startOnce(first);
    const backup = join(dataFolder(), 'backup.tar.gz');
    expect(await runCommand(['backup', backup], first)).toMatchObject({ code: 0 });
    age(folder);
    const before = contentsIn(folder);
    const second = { DATA_DIR: folder, DATABASE_URL: await emptyDatabase() };
    expect(await refusalOf({ ...second, ADMIN_EMAIL: email })).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The folder .*\/files belongs to the office [-\da-f]{36}, the database is the office [-\da-f]{36}\. Nothing was changed: correct DATA_DIR, .* use npm run server -- restore FILE --replace with an empty database\. /,
      ),
    });
    expect(contentsIn(folder)).toEqual(before);
    expect(await runCommand(['restore', backup], second)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Say what the restored database is for:\n {2}--replace .*\n {2}--copy /),
    });
    expect(await runCommand(['restore', backup, '--copy'], second)).toMatchObject({ code: 1 });
    expect(await runCommand(['restore', backup, '--replace'], second)).toMatchObject({ code: 0 });
    expect(await startOnce(second)).not.toContain('not swept');
    expect(contentsIn(folder)).toEqual(before);
  });

  it('on the folder of another office is refused', async () => {
    const [mine, foreign] = [dataFolder(), dataFolder()];
    const [database, other] = [await emptyDatabase(), await emptyDatabase()];
    await startOnce({ DATA_DIR: mine, DATABASE_URL: database });
    await startOnce({ DATA_DIR: foreign, DATABASE_URL: other });
    age(foreign);
    const before = contentsIn(foreign);
    expect(await refusalOf({ DATA_DIR: foreign, DATABASE_URL: database })).toMatchObject({ code: 1 });
    // Even if somebody has copied the files of this office there.
    const isContent = (path: string) => !path.endsWith('office-id');
    cpSync(join(mine, 'files'), join(foreign, 'files'), { recursive: true, filter: isContent });
    expect(await refusalOf({ DATA_DIR: foreign, DATABASE_URL: database })).toMatchObject({ code: 1 });
    expect(contentsIn(foreign)).toMatchObject(before);
  });

  it.runIf(isRoot)('without the disk of its files is refused, and with it finds them', async () => {
    const [folder, disk] = [dataFolder(), dataFolder()];
    const env = { DATA_DIR: folder, DATABASE_URL: await emptyDatabase() };
    const files = join(folder, 'files');
    mkdirSync(files);
    // If root may not mount here, a rename is used instead.
    const isReal = spawnSync('mount', ['--bind', disk, files]).status === 0;
    onTestFinished(() => void spawnSync('umount', [files]));
    await startOnce(env);
    if (isReal) execFileSync('umount', [files]);
    else renameSync(files, `${disk}/files`);
    expect(await refusalOf(env)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /is empty, but the database refers to 3 contents\. Nothing was changed: mount its disk/,
      ),
    });
    if (isReal) execFileSync('mount', ['--bind', disk, files]);
    else renameSync(`${disk}/files`, files);
    age(folder);
    const before = contentsIn(folder);
    await startOnce(env);
    expect([contentsIn(folder), Object.keys(before).length]).toEqual([before, 3]);
  });

  it.runIf(nobody())(
    'by root on the folder of a service account opens the same office, and that account can go on',
    async () => {
      const account = nobody();
      const folder = dataFolder();
      chownSync(folder, account?.uid ?? 0, account?.gid ?? 0);
      const env = { DATA_DIR: folder };
      await startOnce(env, account);
      age(folder);
      const before = contentsIn(folder);
      expect(await startOnce(env)).toContain('The first administrator sets a password by the link in');
      expect([contentsIn(folder), Object.keys(before).length]).toEqual([before, 3]);
      expect(await runCommand(['doctor'], env)).toMatchObject({ code: 0 });
      expect(await administratorOf(env, account)).toMatch(/^invite/);
      const backup = join(folder, 'backup.tar.gz');
      expect(await runCommand(['backup', backup], env, account)).toMatchObject({ code: 0 });
      await startOnce(env, account);
      expect(contentsIn(folder)).toEqual(before);
    },
  );

  it('keeps apart two folders with similar names, which older versions have mixed up for root', async () => {
    const above = dataFolder();
    if (isRoot) spawnSync('chmod', ['755', above]);
    const [one, other] = [join(above, 'ecole', 'nord'), join(above, 'ecole-nord')];
    mkdirSync(join(above, 'ecole'));
    await startOnce({ DATA_DIR: one });
    expect(await administratorOf({ DATA_DIR: one })).toMatch(/^invite/);
    expect(await refusalOf({ DATA_DIR: other })).toEqual({
      code: 1,
      said: 'The database has no users yet: set ADMIN_EMAIL to the address of the first administrator',
    });
  });
});
