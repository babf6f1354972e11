import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { documentedCommands } from './documented-commands.ts';
import { tasks } from './tasks.mjs';

// Runs the documented commands that no other step of `npm run test:full` runs, without installing or building again.
// Exits with 1 when one of them does not do what its document says.

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 43_817;

/** Runs a step with the arguments of a documented line. Throws when it does not end as expected. */
function run(step: readonly string[], words: readonly string[], { fails = false } = {}): void {
  const [command = '', ...args] = [...step.filter((word) => word !== '...'), ...words];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if ((status !== 0) !== fails) throw new Error(`${[command, ...args].join(' ')} ended with ${status}`);
}

interface Start {
  /** Additional arguments; by default, the port of this run. */
  words?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /**
   * Text that the server prints when it is ready, with its address as the group. With `polled`, the port is polled
   * instead.
   */
  ready?: RegExp | 'polled';
}

/** Starts a server with the last step of a command, runs an action against it, and stops it. */
async function whileServing(
  script: string,
  act: (address: string) => Promise<void>,
  { words = ['--port', String(port)], env = {}, ready = /(http:\/\/localhost:\d+)/ }: Start = {},
): Promise<void> {
  const [command = '', ...args] = (tasks[script]?.at(-1) ?? []).filter((word) => word !== '...');
  const server = spawn(command, [...args, ...words], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    if (ready === 'polled') void untilItAnswers(`http://localhost:${port}`).then(resolve);
    server.stdout.on('data', (text) => {
      printed += String(text);
      const [, found] = (ready !== 'polled' && ready.exec(printed)) || [];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  try {
    await act(address);
  } finally {
    server.removeAllListeners('exit');
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}

async function untilItAnswers(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return address;
    await wait(500);
  }
}

async function expectPages(address: string, paths = ['/', '/admin/', '/teacher-view/', '/outbox']) {
  for (const path of paths) {
    const answer = await fetch(address + path);
    if (!answer.ok || !(await answer.text()).includes('<'))
      throw new Error(`${path} answered ${answer.status}`);
  }
}

/** Returns the arguments after `--` in each documented line of a script. */
function wordsOf(script: string): string[][] {
  const lines = new Set(
    documentedCommands().flatMap(({ script: its, line }) => (its === script ? [line] : [])),
  );
  return [...lines].map((line) => line.split(' -- ')[1]?.split(' ') ?? []);
}

const last = (script: string) => tasks[script]?.at(-1) ?? [];

run(tasks.chromatic?.[0] ?? [], [], { fails: !process.env.CHROMATIC_PROJECT_TOKEN });

await whileServing('start', async (address) => {
  await expectPages(address);
  // The command for the local API in the README of the conformance suite, with the port of this run.
  const [words] = wordsOf('api:check').filter(
    (given) => given.includes('http://localhost:4300/api') && !given.includes('--only'),
  );
  if (!words) throw new Error('no documented api:check is for the local API');
  run(
    last('api:check'),
    words.map((word) => word.replace('http://localhost:4300', address)),
  );
});
await whileServing('dev', (address) => expectPages(address));
await whileServing('storybook', async (address) => expectPages(address, ['/', '/iframe.html']), {
  ready: 'polled',
});

const [serve = ''] = documentedCommands()
  .filter(({ document, script }) => document === 'README.md' && script === 'serve')
  .map(({ line }) => line);
const [, ADMIN_EMAIL = ''] = /ADMIN_EMAIL=(\S+)/.exec(serve) ?? [];
const dataDir = join(root, '.cache/serve');
// Only the first start on an empty database writes the link for the first administrator.
rmSync(dataDir, { recursive: true, force: true });
await whileServing(
  'serve',
  async (address) => {
    await expectPages(address, ['/', '/admin/', '/teacher-view/']);
    const link = readFileSync(join(dataDir, 'first-administrator-link'), 'utf8');
    if (!link.includes(`${address}/#/invite/`)) throw new Error('the first administrator has no link');
  },
  {
    words: [],
    env: { PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL },
    ready: /The portal is at (http:\S+)[\s\S]*The first administrator sets a password by the link in/,
  },
);
