import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).stdout.split('\n');
const ofPeers = files.filter((file) => /^bench\/.*\/versions\.json$/.test(file));

it('of peers are met by no scanner of lock files', () => {
  const known =
    /^(package-lock|npm-shrinkwrap|pnpm-lock|yarn|bun|composer|deno)\b.*\.(json|ya?ml|lock|lockb)$/;
  expect(files.filter((file) => known.test(basename(file)))).toEqual(['pnpm-lock.yaml']);
  const manifests = files.filter((file) => file.startsWith('bench/') && basename(file) === 'package.json');
  expect(manifests).toEqual(['bench/package.json']);
});

it.each(ofPeers)('%s names the version and content of each package, and no registry', (file) => {
  const { manifest, lock } = JSON.parse(readFileSync(file, 'utf8'));
  const { '': root, ...packages } = lock.packages as Record<string, Record<string, unknown>>;
  expect(root?.dependencies).toEqual(manifest.dependencies);
  for (const entry of Object.values(packages)) {
    expect(entry).toMatchObject({
      version: expect.any(String),
      integrity: expect.stringMatching(/^sha512-/),
    });
    expect(entry).not.toHaveProperty('resolved');
  }
});

it('are there for each peer that is installed', () => {
  expect(ofPeers).toEqual([
    'bench/api/peers/directus/versions.json',
    'bench/api/peers/postgraphile/versions.json',
    'bench/peers/json-server/versions.json',
    'bench/peers/react-admin/versions.json',
    'bench/peers/refine/versions.json',
  ]);
});
