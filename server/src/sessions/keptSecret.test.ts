import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { WrongSetting } from '../config.ts';
import { keptSecret } from './keptSecret.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Two threads create the secret of each folder at the same moment. */
const start = `const { parentPort, workerData: { module, folders, begun } } = require('node:worker_threads');
  import(module).then(({ keptSecret }) => parentPort.postMessage(folders.map((folder, place) => {
    Atomics.add(begun, 0, 1);
    while (Atomics.load(begun, 0) < 2 * (place + 1));
    return keptSecret(folder);
  })));`;

it('keeps one secret of two first starts at once, and nothing else', async () => {
  const folder = newFolder();
  const folders = Array.from({ length: 50 }, (_, place) => join(folder, String(place)));
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const module = new URL('keptSecret.ts', import.meta.url).href;
  const starts = [1, 2].map(async () => {
    const worker = new Worker(start, { eval: true, workerData: { module, folders, begun } });
    return new Promise<string[]>((done, failed) => worker.once('message', done).once('error', failed));
  });
  const [secrets = [], others] = await Promise.all(starts);
  expect(others).toEqual(secrets);
  expect(secrets.filter((secret) => secret.length !== 64)).toEqual([]);
  expect(folders.map((each) => keptSecret(each))).toEqual(secrets);
  expect(new Set(folders.flatMap((each) => readdirSync(each)))).toEqual(new Set(['token-secret']));
});

it.each(['', 'half of a sec'])('refuses the rest of a secret, "%s", that a full disk left', (rest) => {
  const folder = newFolder();
  const file = join(folder, 'token-secret');
  writeFileSync(file, rest);
  expect(() => keptSecret(folder)).toThrow(
    new WrongSetting(
      `The secret in ${file} has fewer than 32 characters: bring it back, or delete the file and start again for a new one`,
    ),
  );
});
