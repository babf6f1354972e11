import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import { measureOptions, prepareResultFile } from './measure-options.ts';

// Compares the three apps with a floor and two peers: the contracts list of apps/admin (`portal`), the home page of
// apps/teacher on a phone (`teacher`), a company's reports of apps/reports (`reports`):
//   npm run bench                               the floor and the portal
//   npm run bench -- --apps floor,portal,teacher,reports
//   npm run bench -- --apps floor,portal,react-admin,refine --runs 4 --out .cache/bench/r.json
// Arguments after `--` go to measure.mjs, whose head comment explains the metrics.

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const work = join(root, '.cache/bench');
const portalApps = ['portal', 'teacher', 'reports'];
const args = process.argv.slice(2);
const wantedApps = args.includes('--apps')
  ? (args[args.indexOf('--apps') + 1] ?? '').split(',')
  : ['floor', 'portal'];

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Builds the floor and the peers once, outside the sources, with the versions of their lock files. */
function preparePeers(): void {
  mkdirSync(work, { recursive: true });
  for (const file of ['measure.mjs', 'server.mjs', 'dataset.mjs', 'peers.json', 'peers']) {
    cpSync(join(here, file), join(work, file), { recursive: true });
  }
  if (!existsSync(join(work, 'node_modules/json-server'))) {
    writeFileSync(join(work, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--silent', 'json-server@0.17.4', 'playwright-core@1.65.1'],
      work,
    );
  }
  for (const name of wantedApps.filter((app) => !portalApps.includes(app))) {
    const isStock = name.endsWith('-stock');
    const folder = join(work, 'peers', name.replace('-stock', ''));
    if (existsSync(join(folder, isStock ? 'dist-stock' : 'dist'))) continue;
    run('npm', ['ci', '--no-audit', '--no-fund', '--silent'], folder);
    run('npx', ['vite', 'build', '--logLevel', 'error'], folder, isStock ? { STOCK: '1' } : {});
  }
  if (!existsSync(join(work, 'db.json'))) run('node', ['dataset.mjs', '--out', 'db.json'], work);
}

/** Serves the built apps with the large data set in memory, so that each series starts from the same state. */
async function openPortal(): Promise<{ address: string; close: () => void }> {
  const site = join(root, 'dist');
  if (!existsSync(join(site, 'admin/index.html')))
    run('node', ['--conditions=@portal/source', 'tools/build-apps.ts'], root);
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

const options = measureOptions(
  args.includes('--apps') ? args : ['--apps', wantedApps.join(','), ...args],
  root,
);
prepareResultFile(options);
preparePeers();
const portal = await openPortal();
const peersServer = spawn('node', ['server.mjs'], { cwd: work, stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((ready) => peersServer.stdout.once('data', ready));

const config = JSON.parse(readFileSync(join(work, 'peers.json'), 'utf8'));
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

const measure = spawn('node', ['measure.mjs', 'config.json', ...options], { cwd: work, stdio: 'inherit' });
const status = await new Promise<number | null>((ended) => measure.once('exit', ended));
peersServer.kill();
portal.close();
process.exit(status ?? 1);
