import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: put the project token that chromatic.com shows under Manage, Configure into the environment.',
  );
  process.exit(1);
}

/** The stories are built here, as `npm run build` builds them, and only then sent. */
const steps = [
  ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  ['chromatic', '--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)],
];
for (const [command = '', ...words] of steps) {
  const { status } = spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
