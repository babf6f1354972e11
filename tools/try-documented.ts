import { spawn, spawnSync } from 'node:child_process';
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

/** Starts a server with the last step of a command, runs an action against it, and stops it. */
async function whileServing(script: string, act: (address: string) => Promise<void>): Promise<void> {
  const [command = '', ...args] = (tasks[script]?.at(-1) ?? []).filter((word) => word !== '...');
  const server = spawn(command, [...args, '--port', String(port)], { cwd: root, detached: true });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  try {
    await act(address);
  } finally {
    server.removeAllListeners('exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  }
}

async function expectPages(address: string): Promise<void> {
  for (const path of ['/', '/admin/', '/teacher-view/', '/outbox']) {
    const answer = await fetch(address + path);
    if (!answer.ok || !(await answer.text()).includes('<'))
      throw new Error(`${path} answered ${answer.status}`);
  }
}

/** The arguments after `--` in each documented line of a script. */
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
  // The command in the suite's README for the local API, with the port of this run.
  const [words] = wordsOf('api:check').filter(
    (given) => given.includes('http://localhost:4300/api') && !given.includes('--only'),
  );
  if (!words) throw new Error('no documented api:check is for the local API');
  run(
    last('api:check'),
    words.map((word) => word.replace('http://localhost:4300', address)),
  );
});
await whileServing('dev', expectPages);
