import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStories, serveStorybook, workspaceFolder } from './builtStorybook.ts';

const baselines = join(workspaceFolder, '.visual');
const results = join(workspaceFolder, '.cache/visual');
const listed = join(results, 'stories.json');
const words = process.argv
  .slice(2)
  .map((word) => (word === '--update' ? '--update-snapshots=changed' : word));
const pictures = () => (existsSync(baselines) ? readdirSync(baselines).length : 0);

const before = pictures();
const storybook = await serveStorybook();
mkdirSync(results, { recursive: true });
writeFileSync(listed, JSON.stringify(await listStories(storybook.url)));

const test = spawn('playwright', ['test', '--config', 'tools/visual', ...words], {
  cwd: workspaceFolder,
  env: { ...process.env, STORYBOOK_URL: storybook.url, STORYBOOK_STORIES: listed },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const [status] = await once(test, 'exit');
await storybook.close();

const made = pictures() - before;
if (made > 0) console.log(`Made ${made} pictures in .visual/, which the next runs compare with.`);
if (status !== 0) {
  console.error(
    'What is different is in test-results/visual, as expected, as it is now, and what changed. When it is meant: npm run test:visual -- --update',
  );
}
process.exit(status ?? 1);
