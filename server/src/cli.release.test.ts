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
});
