import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accounts, samplePassword } from '@portal/mock-api';
import { findBrowser } from '../tools/find-browser.mjs';
import { buildPeer } from './buildPeer.ts';
import { checkOut, environmentIn } from './earlier/checkOut.ts';
import { servePortal } from './earlier/servePortal.ts';
import { endWithMessage, installPeer } from './installPeer.ts';
import { measureOptions, prepareResultFile } from './measure-options.ts';

// Compares the three apps with a floor and two peers: the contracts list of apps/admin (`portal`), the home page of
// apps/teacher on a phone (`teacher`), a company's reports of apps/reports (`reports`):
//   npm run bench                               the floor and the portal
//   npm run bench -- --apps floor,portal,teacher,reports
//   npm run bench -- --apps floor,portal,react-admin,refine --runs 4 --out .cache/bench/r.json
//   npm run bench -- --show .cache/bench/r.json
//   npm run bench -- --against COMMIT --apps portal,teacher   the apps of another commit beside those of today
// Arguments after `--` go to measure.mjs, whose head comment explains the metrics.

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const work = join(root, '.cache/bench');
const portalApps = ['portal', 'teacher', 'reports'];
const earlierPrefix = 'earlier-';
const config = JSON.parse(readFileSync(join(here, 'peers.json'), 'utf8'));
const peerApps: readonly string[] = config.apps.map(({ name }: { name: string }) => name);
const args = process.argv.slice(2);
/** A commit with which the portal is compared; its apps are called `earlier-portal` and so on. */
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const options = measureOptions(args.includes('--apps') ? args : ['--apps', 'floor,portal', ...args], root);
const wantedApps = (options[options.indexOf('--apps') + 1] ?? '').split(',');
/** The series that are measured one after the other, each with its own base. */
const series =
  against === undefined ? [wantedApps] : wantedApps.map((name) => [`${earlierPrefix}${name}`, name]);

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

/** Serves the portal of another commit, with its own API. */
async function serveEarlier(commit: string): Promise<{ address: string; close: () => void }> {
  const folder = checkOut(commit);
  const child = fork(join(folder, 'bench/earlier/servePortal.ts'), {
    cwd: folder,
    env: environmentIn(folder),
    execPath: join(folder, 'node_modules/.bin/node'),
  });
  const [address] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server of the other commit ended'))),
  ]);
  return { address, close: () => child.kill() };
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
const portal = await servePortal();
const earlier = against === undefined ? null : await serveEarlier(against);

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
for (const app of config.apps.filter(({ name }: { name: string }) => portalApps.includes(name)))
  if (earlier) config.apps.push({ ...app, name: `${earlierPrefix}${app.name}`, baseUrl: earlier.address });
writeFileSync(join(work, 'config.json'), JSON.stringify(config, null, 1));

let failed = false;
for (const apps of series) {
  const words = options.with(options.indexOf('--apps') + 1, apps.join(','));
  const measure = spawn('node', [join(here, 'measure.mjs'), join(work, 'config.json'), ...words], {
    stdio: 'inherit',
  });
  const status = await new Promise<number | null>((ended) => measure.once('exit', ended));
  failed ||= status !== 0;
}
peersServer?.kill();
portal.close();
earlier?.close();
process.exit(failed ? 1 : 0);
