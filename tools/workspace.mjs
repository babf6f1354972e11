#!/usr/bin/env node
// Every documented command starts here, so that a bare machine needs Node 20 and git only: it installs the
// workspace with the pnpm that package.json names, then runs the steps of the task on the workspace's own Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findFirefox, hasWebKit } from './find-browser.mjs';
import { runSteps } from './run-steps.mjs';
import { startersOf } from './starters.mjs';
import { independentSteps, tasks } from './tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [task = '', ...given] = process.argv.slice(2);
const extra = given[0] === '--' ? given.slice(1) : given;

const steps = tasks[task];
if (!steps) {
  console.error(`Unknown command "${task}". There are: ${Object.keys(tasks).join(', ')}`);
  process.exit(1);
}

/** `npm test` and `npm run test:full` say where their time went. */
const isReported = task === 'test' || task === 'test:full';
const timesFolder = join(root, '.cache/times');

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const env = {
  ...process.env,
  PATH: path,
  // Playwright and the tools import the packages' sources, as Vite does.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@portal/source`.trim(),
  // A process starts a third sooner when its modules were compiled before.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  // `npm test` has a limit of ten minutes: `test:full` runs what is long or rare, and slower variants of the same tests.
  TEST_FULL: task === 'test:full' ? '1' : '',
  // Where the test runners leave the times of their tests.
  TEST_TIMES: isReported ? timesFolder : '',
  // A local run stops with these processes, even when one of them is killed.
  PORTAL_STARTERS: startersOf().join(' '),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
};

/** Returns the status of a program: 1 if it did not start or was killed. */
function statusOf(command, args, own = {}) {
  const shell = process.platform === 'win32';
  const options = { cwd: root, env: { ...env, ...own }, stdio: 'inherit', shell };
  const { status, error } = spawnSync(command, args, options);
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a program without which nothing else makes sense. */
function run(command, args) {
  const status = statusOf(command, args);
  if (status !== 0) process.exit(status);
}

/** Runs a step of a task and returns its status. */
function runStep(step) {
  const settings = step.filter((word) => /^[A-Z_]+=/.test(word));
  const [command, ...args] = step.slice(settings.length);
  const words = args.flatMap((word) => (word === '...' ? extra : [word]));
  const own = Object.fromEntries(settings.map((word) => word.split('=')));
  return command === 'pnpm'
    ? statusOf('npx', ['--yes', packageManager, ...words], own)
    : statusOf(command, words, own);
}

function install() {
  run('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--loglevel=error',
  ]);
}

/** Browser tests need a Chromium: Debian's as root, otherwise Playwright's own download. */
function bringBrowser() {
  if (findBrowser()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  } else {
    run('playwright', ['install', 'chromium']);
  }
}

/** Firefox, Safari's engine and the reader of PDFs, where Debian has them; the tests say what to install elsewhere. */
function bringOtherBrowsers() {
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(existsSync('/usr/bin/pdftotext') ? [] : ['poppler-utils']),
    // WebKit prints in a window of its own.
    ...(existsSync('/usr/lib/python3/dist-packages/gi') ? [] : ['python3-gi', 'gir1.2-webkit2-4.1', 'xauth']),
  ];
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...packages]);
}

install();
if ((task.startsWith('test') && task !== 'test:mutation') || /^bench(:combobox|:tasks)?$/.test(task))
  bringBrowser();
if (task === 'test:full' || task === 'test:browsers') bringOtherBrowsers();
rmSync(timesFolder, { recursive: true, force: true });
if (isReported) mkdirSync(timesFolder, { recursive: true });
const independent = task === 'test:full' ? independentSteps : [];
const status = runSteps(steps, { run: runStep, independent, isReported });
if (isReported) runStep(['node', 'tools/times/print.ts']);
process.exit(status);
