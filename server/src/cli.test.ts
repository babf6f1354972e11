import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accounts } from '../samples/index.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from './testing/organisations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run server` with these words. Returns its exit code and what it printed. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(
    join(root, 'node_modules/.bin/tsx'),
    ['--conditions=@portal/source', 'server/src/cli.ts', ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, SITE_DIR: 'none', ...env },
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, lines: said.join('').trim().split('\n') };
}

async function environment() {
  const { config, db } = await sampleOrganisation();
  return { db, env: { DATABASE_URL: config.DATABASE_URL, DATA_DIR: config.DATA_DIR } };
}

describe('the commands', () => {
  it('export and erase a person, who stays without --yes', async () => {
    const { env, db } = await environment();
    const { email } = accounts.teacher;
    const file = join(temporaryFolder(), 'lea.html');
    expect(await run(['person-export', email, file], env)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toContain('Villeneuve');
    const emails = async () =>
      (await db.selectFrom('users').select('email').execute()).filter((user) => user.email === email).length;
    const trial = await run(['person-erase', email], env);
    expect([trial.code, trial.lines.at(-1), await emails()]).toEqual([
      0,
      'Nothing was changed. Add --yes to erase.',
      1,
    ]);
    expect([(await run(['person-erase', email, '--yes'], env)).code, await emails()]).toEqual([0, 0]);
  });

  it('export an organisation, and import it or filled templates, with 1 as exit code when something is wrong', async () => {
    const { env } = await environment();
    const folder = join(temporaryFolder(), 'organisation');
    expect(await run(['export', folder], env)).toMatchObject({ code: 0 });
    const target = { DATABASE_URL: await emptyDatabase('no_samples'), DATA_DIR: temporaryFolder() };
    expect((await run(['import', folder], target)).lines.at(-1)).toContain('add --write');
    expect((await run(['import', folder, '--write'], target)).lines.at(-1)).toBe('Importé. - Imported.');
    const templates = join(temporaryFolder(), 'templates');
    expect((await run(['import-templates', templates], {})).lines).toContain('students.xlsx');
    expect(existsSync(join(templates, 'README.md'))).toBe(true);
    expect(await run(['import', temporaryFolder()], target)).toMatchObject({ code: 1 });
  });

  it('ask the doctor, who fails when something is wrong', async () => {
    const { env } = await environment();
    const { code, lines } = await run(['doctor'], env);
    expect([code, lines.filter((line) => !/^(ok|note|\s)/.test(line))]).toEqual([0, []]);
    expect(
      await run(['doctor'], { ...env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }),
    ).toMatchObject({
      code: 1,
    });
  });

  it('refuse an option of another command, and missing words', async () => {
    for (const words of [
      ['doctor', '--yes'],
      ['person-erase'],
      ['person-erase', 'a', '--yes=no'],
      ['toString'],
    ]) {
      const { code, lines } = await run(words, {});
      expect([code, lines[0]]).toEqual([1, 'npm run server -- COMMAND']);
    }
  });
});
