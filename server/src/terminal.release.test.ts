import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitOf, runCommand } from './testing/commands.ts';
import { sampleOrganisation, temporaryFolder } from './testing/organisations.ts';

/** Runs `npm run server` with these arguments. Returns its exit code and the lines that it printed. */
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

  it('ask at a terminal what a restored database is for, and refuse to guess elsewhere', async () => {
    const file = join(temporaryFolder(), 'backup.tar.gz');
    writeFileSync(file, 'no backup');
    const needed = 'Say what the restored database is for:';
    const { code, lines } = await run(['restore', file], {});
    expect([code, lines[0]]).toEqual([1, needed]);
    for (const [typed, said] of [
      ['copy', `${file} is no backup of the portal`],
      ['Replace', `${file} is no backup of the portal`],
      [
        'both',
        '  --copy     it is an office of its own beside the other, with files in another folder or bucket',
      ],
    ] as const) {
      const answered = await answer(['restore', file], typed);
      expect(answered).toContain(needed);
      expect(answered.trim().split(/\r?\n/).at(-1)).toBe(said);
    }
  });
});

/**
 * Runs a command at a terminal, provided by `script` (util-linux), types a line when it asks, and returns what it
 * printed.
 */
async function answer(words: readonly string[], typed: string): Promise<string> {
  const command = [process.execPath, '--conditions=@portal/source', 'server/src/cli.ts', ...words];
  const child = spawn('script', ['-qec', command.join(' '), '/dev/null'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text) => {
    if (!said.includes('replace or copy?') && `${said}${text}`.includes('replace or copy?'))
      child.stdin.write(`${typed}\n`);
    said += text;
  });
  await exitOf(child);
  return said;
}
