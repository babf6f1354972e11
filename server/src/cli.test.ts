import { describe, expect, it } from 'vitest';
import { runCommand } from './testing/commands.ts';
import { sampleOrganisation } from './testing/organisations.ts';

/** Runs `npm run server` with these words. Returns its exit code and the lines that it printed. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv) {
  const { code, said } = await runCommand(words, env);
  return { code, lines: said.split('\n') };
}

async function environment() {
  const { config } = await sampleOrganisation();
  return { env: { DATABASE_URL: config.DATABASE_URL, DATA_DIR: config.DATA_DIR } };
}

describe('the commands', () => {
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
