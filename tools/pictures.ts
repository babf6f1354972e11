// npm run pictures
// npm run pictures -- --app admin --only calendar --size 820x1180 --theme dark --language fr --browser firefox
// Takes the pictures of README and a contact sheet of each app, all of them in `docs/pictures`. With any option it takes
// contact sheets only, in `.cache/pictures` or the folder of `--to`, beside the single pictures. `--only` chooses the
// screens by a part of their address or dialog; WebKit shows only what an address opens.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { apps, type Choice, taken } from '../e2e/pictures/choice.ts';

const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    browser: { type: 'string' },
    to: { type: 'string' },
  },
});
const isForReadme = Object.keys(values).length === 0;

/** Returns the option's value if it is one of these, and the first of them without the option. */
function oneOf<T extends string>(name: keyof typeof values, known: readonly [T, ...T[]]): T {
  const given = values[name] ?? known[0];
  const found = known.find((each) => each === given);
  if (!found) refuse(`--${name} is one of ${known.join(', ')}`);
  return found;
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function sizeGiven(): Choice['size'] {
  if (values.size === undefined) return undefined;
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(values.size) ?? [];
  if (!width || !height) refuse('--size is a width and a height in pixels, for example 820x1180');
  return { width: Number(width), height: Number(height) };
}

const choice: Choice = {
  to: values.to ?? (isForReadme ? 'docs/pictures' : taken),
  withReadme: isForReadme,
  apps: values.app === undefined ? apps : [oneOf('app', apps)],
  only: values.only,
  size: sizeGiven(),
  theme: oneOf('theme', ['light', 'dark']),
  language: oneOf('language', ['both', 'fr', 'en']),
  browser: oneOf('browser', ['chromium', 'firefox', 'webkit']),
};

rmSync(taken, { recursive: true, force: true });
// This version of Playwright can drive Debian's Firefox (ADR-0064).
const command =
  choice.browser === 'firefox'
    ? ['node', 'node_modules/playwright-for-firefox/cli.js', 'test', '--tsconfig=e2e/firefox/tsconfig.json']
    : ['playwright', 'test'];
const [program = '', ...args] = [...command, '--config=playwright.pictures.config.ts'];
const { status } = spawnSync(program, args, {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: JSON.stringify(choice) },
});
process.exit(status ?? 1);
