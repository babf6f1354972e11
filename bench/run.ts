import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  accounts,
  createMock,
  createOrigin,
  largeDataSet,
  localDay,
  samplePassword,
  temporaryRecords,
} from '@portal/mock-api';
import { findBrowser } from '../tools/find-browser.mjs';
import { buildPeer } from './buildPeer.ts';
import { endWithMessage, installPeer } from './installPeer.ts';
import { measureOptions, prepareResultFile } from './measure-options.ts';

// Compares the three apps with a floor and two peers: the contracts list of apps/admin (`portal`), the home page of
// apps/teacher on a phone (`teacher`), a company's reports of apps/reports (`reports`):
//   npm run bench                               the floor and the portal
//   npm run bench -- --apps floor,portal,teacher,reports
//   npm run bench -- --apps floor,portal,react-admin,refine --runs 4 --out .cache/bench/r.json
//   npm run bench -- --show .cache/bench/r.json
// Arguments after `--` go to measure.mjs, whose head comment explains the metrics.

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const work = join(root, '.cache/bench');
const portalApps = ['portal', 'teacher', 'reports'];
const config = JSON.parse(readFileSync(join(here, 'peers.json'), 'utf8'));
const peerApps: readonly string[] = config.apps.map(({ name }: { name: string }) => name);
const args = process.argv.slice(2);
const options = measureOptions(args.includes('--apps') ? args : ['--apps', 'floor,portal', ...args], root);
const wantedApps = (options[options.indexOf('--apps') + 1] ?? '').split(',');

function run(command: string, args: readonly string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Builds an app that is compared with the portal and returns its folder. */
async function buildApp(name: string): Promise<string> {
  if (name.startsWith('floor')) {
    const outDir = join(work, 'floor');
    const source = join(here, 'peers/floor');
    run('vite', ['build', source, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']);
    return outDir;
  }
  const source = join(here, 'peers', name.replace('-stock', ''));
  return buildPeer(source, { isStock: name.endsWith('-stock') });
}

/** Serves the floor and the peers, whose API is json-server. Returns null if none of them is measured. */
async function servePeers(): Promise<ChildProcess | null> {
  const names = wantedApps.filter((name) => !portalApps.includes(name));
  if (names.length === 0) return null;
  const jsonServer = await installPeer(join(here, 'peers/json-server'));
  const folders = new Map<string, string>();
  for (const name of names) folders.set(name.replace('-scroller', ''), await buildApp(name));
  run('node', [join(here, 'dataset.mjs'), '--out', 'db.json'], work);
  const words = [...folders].map(([name, folder]) => `${name}=${folder}`);
  const server = spawn('node', [join(here, 'server.mjs'), join(work, 'db.json'), jsonServer, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The server of the peers ended'))),
  ]);
  return server;
}

/** Serves the built apps with the large data set in memory, so that each series starts from the same state. */
async function openPortal(): Promise<{ address: string; close: () => void }> {
  const site = join(root, 'dist');
  // Always builds, because an earlier build may be incomplete or from other sources.
  run('node', ['tools/build-apps.ts']);
  // Each fresh browser starts with the tokens of the single sign-in, so they must not expire.
  const mock = await createMock({
    records: await temporaryRecords(largeDataSet(localDay(new Date()))),
    accessSeconds: 24 * 3600,
    leewaySeconds: 24 * 3600,
  });
  const server = createServer(createOrigin({ mock, site }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

if (args.includes('--show') || args.includes('--compare')) {
  const { status } = spawnSync('node', [join(here, 'measure.mjs'), ...measureOptions(args, root)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const unknown = wantedApps.filter((name) => ![...portalApps, ...peerApps].includes(name));
if (unknown.length > 0) {
  console.error(
    `No app is called ${unknown.join(', ')}. There are: ${[...portalApps, ...peerApps].join(', ')}`,
  );
  process.exit(1);
}
prepareResultFile(options, '--out');
mkdirSync(work, { recursive: true });
const peersServer = await servePeers().catch(endWithMessage);
const portal = await openPortal();

config.chromium = findBrowser();
config.apps.push({
  name: 'portal',
  baseUrl: portal.address,
  list: '/admin/contracts/list',
  row: 'main tbody tr',
  pageRows: 100,
  api: '/api/courses?',
  setup: [
    { goto: '/admin/auth/login' },
    { fill: 'input[name=email]', text: accounts.admin.email },
    { fill: 'input[name=password]', text: samplePassword },
    { click: 'button[type=submit]' },
    { waitFor: 'main tbody tr' },
  ],
  sort: 'thead button:has-text("Company")',
  next: 'nav button:has-text("Next")',
  search: { field: 'input[type=search]', text: 'Harrington et associ' },
  open: 'main tbody tr:nth-child({i}) a',
  form: { ready: 'input[name=numberOfClasses]', field: 'input[name=contactPerson]' },
});
config.apps.push({
  name: 'teacher',
  baseUrl: portal.address,
  viewport: { width: 360, height: 780 },
  list: '/teacher-view/home',
  // This teacher has the largest number of courses: 130.
  row: 'main ul > li',
  pageRows: 100,
  api: '/api/courses',
  setup: [
    { goto: '/teacher-view/auth/login' },
    { fill: 'input[name=email]', text: accounts.teacher.email },
    { fill: 'input[name=password]', text: samplePassword },
    { click: 'button[type=submit]' },
    { waitFor: 'main ul > li' },
  ],
  open: 'main ul > li a[href*="attendance"]',
  form: {
    ready: 'main input[type=date]',
    at: [
      { goto: '/teacher-view/home' },
      { waitFor: 'main ul > li h3 a' },
      { click: 'main ul > li h3 a' },
      { click: 'a[href*="outline-form"]' },
      { waitFor: 'main textarea' },
    ],
    field: 'main textarea',
  },
});
config.apps.push({
  name: 'reports',
  baseUrl: portal.address,
  list: `/#/clientReport/${accounts.company.token}`,
  row: 'main tbody tr',
  pageRows: 50,
  api: '/api/companySummary',
  next: 'nav button:has-text("Next")',
  search: { field: 'input[type=search]', text: 'Sarah Bouchard' },
  open: 'main tbody tr:nth-child({i}) td:last-child button',
  form: { ready: 'dialog[open] dl', field: null },
  back: { press: 'body', key: 'Escape' },
});
writeFileSync(join(work, 'config.json'), JSON.stringify(config, null, 1));

const measure = spawn('node', [join(here, 'measure.mjs'), join(work, 'config.json'), ...options], {
  stdio: 'inherit',
});
const status = await new Promise<number | null>((ended) => measure.once('exit', ended));
peersServer?.kill();
portal.close();
process.exit(status ?? 1);
