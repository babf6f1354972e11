import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { completeFolder } from './completeFolder.ts';

function newCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complete-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'peers');
}

/** Returns a function that fills a folder with one file, and the number of times that it was called. */
function filling(content: string) {
  const fill = async (folder: string) => {
    fills.count += 1;
    writeFileSync(join(folder, 'content'), content);
  };
  const fills = { count: 0, fill };
  return fills;
}

const read = (folder: string) => readFileSync(join(folder, 'content'), 'utf8');

it('is filled once for the same inputs', async () => {
  const cache = newCache();
  const first = filling('1');
  const again = filling('2');
  const folder = await completeFolder({ cache, name: 'refine', inputs: ['lock'], fill: first.fill });
  expect(read(folder)).toBe('1');
  expect(await completeFolder({ cache, name: 'refine', inputs: ['lock'], fill: again.fill })).toBe(folder);
  expect([first.count, again.count]).toEqual([1, 0]);
});

it('is filled anew for other inputs, and the earlier one deleted', async () => {
  const cache = newCache();
  const other = await completeFolder({ cache, name: 'refine-app', inputs: [], fill: filling('app').fill });
  const old = await completeFolder({ cache, name: 'refine', inputs: ['lock'], fill: filling('1').fill });
  const folder = await completeFolder({
    cache,
    name: 'refine',
    inputs: ['lo', 'ck'],
    fill: filling('2').fill,
  });
  expect(read(folder)).toBe('2');
  expect(existsSync(old)).toBe(false);
  expect(read(other)).toBe('app');
});

it('keeps nothing of a filling that failed', async () => {
  const cache = newCache();
  const failing = async (folder: string) => {
    writeFileSync(join(folder, 'content'), 'half');
    throw new Error('no network');
  };
  await expect(completeFolder({ cache, name: 'refine', inputs: [], fill: failing })).rejects.toThrow(
    'no network',
  );
  expect(readdirSync(cache)).toEqual([]);
});

it('is filled again after a process was killed while it filled it', async () => {
  const cache = newCache();
  const script = `
    import { writeFileSync } from 'node:fs';
    import { completeFolder } from ${JSON.stringify(new URL('completeFolder.ts', import.meta.url).href)};
    await completeFolder({ cache: process.argv[1], name: 'refine', inputs: [], fill: (folder) => {
      writeFileSync(folder + '/content', 'half');
      console.log('half');
      return new Promise((never) => setInterval(never, 60_000));
    } });`;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script, cache]);
  await once(killed.stdout, 'data');
  expect(readdirSync(cache)).toHaveLength(1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const folder = await completeFolder({ cache, name: 'refine', inputs: [], fill: filling('whole').fill });
  expect(read(folder)).toBe('whole');
  expect(readdirSync(cache)).toHaveLength(1);
});

it('is that of the first of two simultaneous runs, for both', async () => {
  const cache = newCache();
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = completeFolder({
    cache,
    name: 'refine',
    inputs: [],
    fill: async (folder) => {
      begun.resolve();
      await mayEnd.promise;
      writeFileSync(join(folder, 'content'), 'second');
    },
  });
  await begun.promise;
  const fast = await completeFolder({ cache, name: 'refine', inputs: [], fill: filling('first').fill });
  mayEnd.resolve();
  expect(await slow).toBe(fast);
  expect(read(fast)).toBe('first');
  expect(readdirSync(cache)).toHaveLength(1);
});
