import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

// Uses the npm of this machine and a registry with one package. The expected messages are those of npm 11.19.1.

const installer = new URL('installPeer.ts', import.meta.url).href;
const script = `
  import { endWithMessage, installPeer } from '${installer}';
  const [source, cache] = process.argv.slice(1);
  console.log(await installPeer(source, cache).catch(endWithMessage));`;

interface Answers {
  /** Whether the registry knows the package. */
  isKnown?: boolean;
  /** Whether the registry sends the content that the lock file expects. */
  isOriginal?: boolean;
}

/** Starts a registry with the package `scale`. Returns a function that installs a peer with this dependency. */
async function openRegistry({ isKnown = true, isOriginal = true }: Answers = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), '{"name":"scale","version":"1.0.0"}');
  writeFileSync(join(folder, 'package/index.js'), 'weighs');
  execFileSync('tar', ['-czf', 'scale.tgz', 'package'], { cwd: folder });
  const tarball = readFileSync(join(folder, 'scale.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

  const server = createServer(({ url }, response) => {
    const dist = { tarball: `${registry}/scale.tgz`, ...(isOriginal ? { integrity } : {}) };
    if (!isKnown) response.writeHead(404).end('{}');
    else if (url === '/scale.tgz') response.end(isOriginal ? tarball : 'something else');
    else
      response.end(
        JSON.stringify({ name: 'scale', versions: { '1.0.0': { name: 'scale', version: '1.0.0', dist } } }),
      );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const source = join(folder, 'rival');
  mkdirSync(source);
  const manifest = { name: 'rival', dependencies: { scale: '1.0.0' } };
  const packages = { '': manifest, 'node_modules/scale': { version: '1.0.0', integrity } };
  const lock = { name: 'rival', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(source, 'versions.json'), JSON.stringify({ manifest, lock }));

  const cache = join(folder, 'peers');
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'npm'),
    npm_config_registry: registry,
    npm_config_fetch_retries: '0',
  };
  /** Resolves with the output of the installer and its exit status. */
  const install = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, source, cache], { env }).then(
      (printed) => ({ ...printed, code: 0 }),
      (failed: { stdout: string; stderr: string; code: number }) => failed,
    );
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { install, close, cache };
}

it('installs what the lock names, into a folder that needs no network the next time', async () => {
  const { install, close, cache } = await openRegistry();
  const first = await install();
  const folder = first.stdout.trim().split('\n').at(-1) ?? '';
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(folder, 'node_modules/scale/index.js'), 'utf8')).toBe('weighs');
  await close();
  expect(await install()).toEqual({ code: 0, stderr: '', stdout: `${folder}\n` });
  expect(readdirSync(cache)).toHaveLength(1);
});

it('says that the registry does not answer', async () => {
  const { install, close, cache } = await openRegistry();
  await close();
  expect(await install()).toMatchObject({
    code: 1,
    stderr:
      'rival cannot be installed: the package registry does not answer (ECONNREFUSED). The network is needed once; try again when it is there.\n',
  });
  expect(readdirSync(cache)).toEqual([]);
});

it('names a package that the registry lacks', async () => {
  const { install, cache } = await openRegistry({ isKnown: false });
  const { code, stderr } = await install();
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^rival cannot be installed: the registry lacks one of its packages\. .*\/scale\b/),
  ]);
  expect(stderr).not.toContain('    at ');
  expect(readdirSync(cache)).toEqual([]);
});

it('refuses a package with another content than the lock names', async () => {
  const { install, cache } = await openRegistry({ isOriginal: false });
  const { code, stderr } = await install();
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^rival cannot be installed: the registry has another content of a package than versions\.json names\./,
    ),
  ]);
  expect(readdirSync(cache)).toEqual([]);
});
