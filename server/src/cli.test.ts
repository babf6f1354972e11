import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accounts } from '../samples/index.ts';
import { runCommand } from './testing/commands.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from './testing/organisations.ts';

/** Runs `npm run server` with these words. Returns its exit code and the lines that it printed. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv) {
  const { code, said } = await runCommand(words, env);
  return { code, lines: said.split('\n') };
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
