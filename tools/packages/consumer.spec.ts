import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { preview } from 'vite';
import { packInto, pnpm, publicPackages, runOutside, workspaceFolder } from './publicPackages.ts';
import { readmeBlocks } from './readmeBlocks.ts';
import { sizeBeyondReact } from './sizeBeyondReact.ts';

const inWorkspace = createRequire(join(workspaceFolder, 'package.json'));
const versionOf = (name: string): string => inWorkspace(`${name}/package.json`).version;

interface Outside {
  /** A folder outside the workspace with an app in which the two tarballs are installed. */
  app: string;
  /** The tarballs by package folder. */
  tarballs: ReturnType<typeof packInto>;
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses.
    async ({}, use) => {
      const app = mkdtempSync(join(tmpdir(), 'portal-outside-'));
      const tarballs = packInto(app);
      cpSync(join(workspaceFolder, 'tools/packages/consumer'), app, { recursive: true });
      const manifest = {
        private: true,
        type: 'module',
        dependencies: {
          '@portal/domain': `file:${tarballs.domain}`,
          '@portal/ui': `file:${tarballs.ui}`,
          react: versionOf('react'),
          'react-dom': versionOf('react-dom'),
        },
        devDependencies: {
          '@types/react': versionOf('@types/react'),
          '@types/react-dom': versionOf('@types/react-dom'),
          typescript: versionOf('typescript'),
          vite: versionOf('vite'),
        },
      };
      writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
      // Everything except the tarballs is in the pnpm store, so no network is needed.
      pnpm(app, 'install', '--prefer-offline', '--reporter=append-only');
      writeFileSync(join(app, 'themed/own-theme.css'), readmeBlocks('ui', 'css').join('\n'));
      for (const name of publicPackages)
        for (const language of ['ts', 'tsx'])
          readmeBlocks(name, language).forEach((block, place) => {
            writeFileSync(join(app, `src/readme-${name}-${place}.${language}`), block);
          });
      await use({ app, tarballs });
      rmSync(app, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const bin = (name: string) => join(workspaceFolder, 'node_modules/.bin', name);

for (const name of publicPackages) {
  test(`publint and arethetypeswrong find nothing in @portal/${name}`, ({ outside }) => {
    runOutside(outside.app, bin('publint'), outside.tarballs[name], '--strict');
    runOutside(outside.app, bin('attw'), outside.tarballs[name], '--profile', 'esm-only');
  });

  test(`@portal/${name} brings its licence, its changes and no sources, stories or tests`, ({ outside }) => {
    const files = runOutside(outside.app, 'tar', '-tzf', outside.tarballs[name]).trim().split('\n');
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/CHANGELOG.md']));
    expect(
      files.filter(
        (file) =>
          !/^package\/(LICENSE|README\.md|CHANGELOG\.md|package\.json|styles\.css\.d\.ts|pictures\/\w+\.png|dist\/.+)$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });
}

test('the types hold in an app that sees neither the sources nor the types of Vite, READMEs included', ({
  outside,
}) => {
  runOutside(outside.app, 'node_modules/.bin/tsc', '-p', '.');
});

test('an empty Vite app that has installed the tarballs shows a button that looks and works', async ({
  outside,
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  runOutside(outside.app, 'node_modules/.bin/vite', 'build');
  const server = await preview({ root: outside.app, configFile: false, preview: { port: 0 } });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');

    const button = page.getByRole('button', { name: 'Count the hours' });
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('font-family', /^"Inter Variable"/);
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await button.click();
    await expect(page.getByRole('status')).toHaveText('30');
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );

    // The menu loads its code on demand, but its styles are in the main style sheet.
    await page.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).not.toHaveCSS('box-shadow', 'none');
    await menu.getByRole('menuitem', { name: 'Forget the hours' }).click();
    await expect(page.getByRole('status')).toHaveText('');
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the theme of the README colours a button, in light and in dark', async ({ outside, page }) => {
  const root = join(outside.app, 'themed');
  runOutside(outside.app, 'node_modules/.bin/vite', 'build', 'themed');
  const server = await preview({ root, configFile: false, preview: { port: 0 } });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const button = page.getByRole('button', { name: 'Count the hours' });
    await page.mouse.move(500, 500); // hovered, it is darker
    await expect(button).toHaveCSS('background-color', 'rgb(107, 47, 160)');
    await expect(button).toHaveCSS('font-family', /^"Source Sans 3"/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(button).toHaveCSS('background-color', 'rgb(207, 165, 242)');
  } finally {
    await server.close();
  }
});

test('a button alone costs that app under 3 kB beyond React', async ({ outside }) => {
  expect(await sizeBeyondReact('Button', '@portal/ui', { root: outside.app })).toBeLessThan(3000);
});

test('the style sheet names no file that the package lacks', ({ outside }) => {
  const folder = join(outside.app, 'node_modules/@portal/ui/dist');
  const sheet = readFileSync(join(folder, 'index.css'), 'utf8');
  const named = [...sheet.matchAll(/url\("?([^")]+)"?\)/g)].map(([, url = '']) => url);
  // The variable font for screens, and three weights for paper, each in three subsets.
  expect(named.filter((url) => url.endsWith('.woff2'))).toHaveLength(12);
  for (const url of named.filter((url) => !url.startsWith('data:'))) readFileSync(join(folder, url));
});
