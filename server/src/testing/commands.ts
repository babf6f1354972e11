import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An account of the operating system. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts `npm run server` with these arguments and settings; as root, under the given account. It is killed when the
 * test ends.
 */
export function startCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  account?: Account,
): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@portal/source', 'server/src/cli.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SITE_DIR: 'none',
      TIME_ZONE: 'America/Toronto',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs `npm run server` with these arguments until it ends. Returns its exit code and output. */
export async function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  account?: Account,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = startCommand(words, env, account);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  return { code: await exitOf(child), said: said.trim() };
}

/** Waits for a process. Resolves with its exit code; null if a signal has ended it. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((ended) => child.once('close', ended));
}

/** Waits until a process has printed this many lines. Resolves with them. */
export function linesOf(child: ChildProcess, many: number): Promise<string[]> {
  const lines: string[] = [];
  return new Promise((done, failed) => {
    child.stdout?.on('data', (text) => {
      lines.push(...String(text).trim().split('\n'));
      if (lines.length >= many) done(lines);
    });
    child.stderr?.on('data', (text) => failed(new Error(String(text))));
  });
}

/** Waits until a server has started. Resolves with its address. */
export async function addressOf(child: ChildProcess): Promise<string> {
  const [said = ''] = await linesOf(child, 1);
  return said.replace('The portal is at ', '');
}

/** Starts the server with these settings. */
export const serve = (env: NodeJS.ProcessEnv, account?: Account) => startCommand(['start'], env, account);

/** Resolves with the exit code and output of a start that fails with these settings. */
export const refusalOf = (env: NodeJS.ProcessEnv, account?: Account) => runCommand(['start'], env, account);

/** Creates a data folder in which PostgreSQL can run, until the test ends. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-serve-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}
