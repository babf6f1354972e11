import { spawn } from 'node:child_process';
import { findFirefox, hasWebKit } from './find-browser.mjs';

// Runs journeys in Firefox and the dialogs in Safari's engine: by default all of them, one after the other; with
// `--firefox` only the journeys; with `--few` those of `npm test`, in parallel. Says which tests are skipped because a
// browser is not installed; without `--few`, that is an error. Other arguments are passed to Playwright.

const [isFew, isFirefoxOnly] = ['--few', '--firefox'].map((word) => process.argv.includes(word));
const words = process.argv.slice(2).filter((word) => word !== '--few' && word !== '--firefox');

const firefox = {
  name: 'Firefox',
  isThere: findFirefox() !== undefined,
  packages: 'firefox-esr',
  leftOut: isFew ? 'four journeys' : 'the journeys in it',
  // This version of Playwright can drive Debian's Firefox; the version of the other journeys cannot (ADR-0064).
  command: [
    'node',
    'node_modules/playwright-for-firefox/cli.js',
    'test',
    '--config=playwright.firefox.config.ts',
    '--tsconfig=e2e/firefox/tsconfig.json',
    ...(isFew ? ['--grep=@firefox', '--workers=1'] : []),
  ],
};

const webkit = {
  name: 'WebKitGTK',
  isThere: hasWebKit(),
  packages: 'webkit2gtk-driver xvfb',
  leftOut: isFew ? 'the dialogs that once hung in Safari, and a list' : 'the tests in it',
  command: [
    'playwright',
    'test',
    '--config=playwright.full.config.ts',
    '--project=webkit',
    ...(isFew ? ['--grep=@few', '--output=test-results/webkit', '--workers=1'] : []),
  ],
};

/** The print tests in three browsers. Each test skips browsers that are not installed. */
const paper = {
  name: 'Paper',
  isThere: true,
  packages: '',
  leftOut: '',
  command: ['playwright', 'test', '--config=playwright.full.config.ts', '--project=paper'],
};

/** Runs a command and resolves with its exit status. */
const run = ([command = '', ...args]: readonly string[]) =>
  new Promise<number>((resolve) => {
    const child = spawn(command, [...args, ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const rest = isFew ? [webkit] : [webkit, paper];
const asked = isFirefoxOnly ? [firefox] : [firefox, ...rest];
const installed = asked.filter(({ isThere }) => isThere);
for (const { name, isThere, leftOut, packages } of asked)
  if (!isThere)
    console.log(`${name} is not installed, so ${leftOut} did not run (apt-get install ${packages}).`);

const statuses: number[] = [];
if (isFew) statuses.push(...(await Promise.all(installed.map(({ command }) => run(command)))));
else for (const { command } of installed) statuses.push(await run(command));
if (!isFew && installed.length < asked.length) statuses.push(1);
process.exit(statuses.find((status) => status !== 0) ?? 0);
