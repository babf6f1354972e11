import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accounts } from '../samples/index.ts';
import { contentsIn } from './files/contentsIn.ts';
import { runCommand } from './testing/commands.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from './testing/organisations.ts';

/** Runs `npm run server` with these arguments. Returns its exit code and the lines that it printed. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv) {
  const { code, said } = await runCommand(words, env);
  return { code, lines: said.split('\n') };
}

async function environment() {
  const { config, db } = await sampleOrganisation();
  return { db, env: { DATABASE_URL: config.DATABASE_URL, DATA_DIR: config.DATA_DIR } };
}

describe('the commands', () => {
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

  it('bring contents back that were set aside, and give the files to the database', async () => {
    const { env } = await environment();
    const contents = contentsIn(join(env.DATA_DIR, 'files'));
    const before = (await contents.list()).map(({ key }) => key).toSorted();
    for (const key of before) await contents.setAside(key);
    expect(await run(['bring-back'], env)).toEqual({
      code: 0,
      lines: [
        `${before.length} contents are in their place again; files refer to ${before.length} of them. The others are set aside again after a day`,
      ],
    });
    expect((await contents.list()).map(({ key }) => key).toSorted()).toEqual(before);
    const other = randomUUID();
    await contents.setOffice(other, { isReplacing: true });
    expect(await run(['bring-back'], env)).toMatchObject({ code: 1 });
    const compared = `${before.length} contents are there; the database refers to ${before.length} contents, ${before.length} of them there`;
    const trial = await run(['claim-files'], env);
    expect([trial.code, ...trial.lines.slice(1)]).toEqual([
      0,
      compared,
      'Nothing was changed. Add --yes if these files belong to this database.',
    ]);
    expect(await contents.office()).toBe(other);
    expect((await run(['claim-files', '--yes'], env)).lines.at(-1)).toBe(
      'The files carry the id of this database now.',
    );
    expect(await run(['bring-back'], env)).toMatchObject({ code: 0 });
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
