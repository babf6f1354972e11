#!/usr/bin/env node
// Every documented command starts here, so that a new machine needs only Node 20 and git. It installs the workspace
// with the pnpm version that package.json names, then runs the steps of the task with the workspace's own Node 24.
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

/** `npm test` and `npm run test:full` report where their time went. */
const isReported = task === 'test' || task === 'test:full';
const timesFolder = join(root, '.cache/times');

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const env = {
  ...process.env,
  PATH: path,
  // Playwright and the tools import the packages' sources, as Vite does.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@portal/source`.trim(),
  // With compiled modules in a cache, a process starts in two thirds of the time.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  // `npm test` must end within ten minutes. `test:full` also runs long and rare tests, and slower variants of the same
  // tests.
  TEST_FULL: task === 'test:full' ? '1' : '',
  // Where the test runners store the durations of their tests.
  TEST_TIMES: isReported ? timesFolder : '',
  // A local run stops when one of these processes ends, even if it is killed.
  PORTAL_STARTERS: startersOf().join(' '),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
};

/** Runs a program and returns its exit status: 1 if it did not start or was killed. */
function statusOf(command, args, own = {}) {
  const shell = process.platform === 'win32';
  const options = { cwd: root, env: { ...env, ...own }, stdio: 'inherit', shell };
  const { status, error } = spawnSync(command, args, options);
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a program that everything else depends on, and exits if it fails. */
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

/** Installs Chromium for the browser tests: Debian's if run as root, otherwise Playwright's own download. */
function bringBrowser() {
  if (findBrowser()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  } else {
    run('playwright', ['install', 'chromium']);
  }
}

/**
 * Installs Firefox, Safari's engine and the PDF reader if Debian has them. On other systems, the tests say what to
 * install.
 */
function bringOtherBrowsers() {
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(existsSync('/usr/bin/pdftotext') ? [] : ['poppler-utils']),
    // Needed for printing with WebKit, which happens in a window of its own.
    ...(existsSync('/usr/lib/python3/dist-packages/gi') ? [] : ['python3-gi', 'gir1.2-webkit2-4.1', 'xauth']),
  ];
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...packages]);
}

install();
if (
  (task.startsWith('test') && task !== 'test:mutation') ||
  /^(bench(:combobox|:tasks)?|pictures)$/.test(task)
)
  bringBrowser();
if (task === 'test:full' || task === 'test:browsers') bringOtherBrowsers();
rmSync(timesFolder, { recursive: true, force: true });
if (isReported) mkdirSync(timesFolder, { recursive: true });
const independent = task === 'test:full' ? independentSteps : [];
const status = runSteps(steps, { run: runStep, independent, isReported });
if (isReported) runStep(['node', 'tools/times/print.ts']);
process.exit(status);
