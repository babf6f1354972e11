import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ask = `import { startersOf } from '${pathToFileURL('tools/starters.mjs').href}'; console.log(JSON.stringify([startersOf(), process.pid]));`;
/** A stand-in for npm: runs a script through a shell that waits for it, and prints its own id. */
const npm = `
  const { spawnSync } = require('node:child_process');
  const { stdout } = spawnSync('sh', ['-c', '"$0" --input-type=module -e "$ASK"; true', process.execPath], { encoding: 'utf8' });
  console.log(JSON.stringify([process.pid, ...JSON.parse(stdout)]));`;

/** Returns the ids of the stand-in for npm, of the starters that its script lists, and of the script. */
const run = (environment: NodeJS.ProcessEnv): [npm: number, starters: number[], script: number] => {
  const { stdout } = spawnSync(process.execPath, ['-e', npm], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ASK: ask, ...environment },
  });
  return JSON.parse(stdout);
};

it('names the npm behind the shell that started a script', () => {
  const [npmId, starters, script] = run({ npm_execpath: 'npm' });
  expect(starters[0]).toBe(script);
  if (existsSync('/proc/self/stat')) expect(starters).toEqual([script, npmId]);
});

it('names the script alone where no npm started it', () => {
  const [, starters, script] = run({ npm_execpath: undefined });
  expect(starters).toEqual([script]);
});
