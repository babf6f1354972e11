import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type LayeredFolder, upwardImports } from './upward-imports.ts';

// Part of `npm run check`: counts the imports from a lower layer to a higher one, and the import cycles that knip
// finds. Exits with 1 if there are more than allowed. Also if there are fewer, so that `allowed` is lowered.

/** Maximum number of upward imports in all folders. Lower it whenever one is removed; never raise it. */
const allowed = 0;

const folders: readonly LayeredFolder[] = [
  {
    folder: 'server/src',
    layers: [
      'database',
      'refusal',
      'calendar',
      'spreadsheet',
      'files',
      'readSecretFiles.ts',
      'providerSettings.ts',
      'config.ts',
      'presence',
      'sessions',
      'history',
      'mail',
      'webhooks',
      'papers',
      'logs',
      'openapi',
      'features',
      'exchange',
      'site',
      'operate',
      'firstStart.ts',
      'createServer.ts',
      'index.ts',
      'check-start.ts',
      'serve.ts',
      'cli.ts',
    ],
  },
  {
    folder: 'packages/shell/src',
    layers: [
      'portal-context.ts',
      'shell-words.ts',
      'files',
      'storage',
      'config',
      'browser-translation',
      'theme',
      'session',
      'clock',
      'list',
      'layout',
      'unsaved',
      'failures',
      'toasts',
      'account',
      'navbar',
      'pages',
      'portal',
      'version',
      'index.ts',
    ],
  },
  {
    folder: 'packages/records/src',
    layers: [
      'words',
      'merge',
      'colleagues',
      'loading',
      'dialog',
      'notes',
      'record-page',
      'recent',
      'form',
      'files',
      'export',
      'list-state',
      'table',
      'bulk',
      'views',
      'list',
      'short-list',
      'index.ts',
    ],
  },
  {
    folder: 'apps/admin/src',
    layers: [
      'paths.ts',
      'copy',
      'parts',
      'features',
      'account-pages.ts',
      'screens.ts',
      'areas',
      'palette',
      'routes.tsx',
      'main.tsx',
    ],
  },
  {
    folder: 'apps/teacher/src',
    layers: ['paths.ts', 'copy', 'parts', 'features', 'account-pages.ts', 'routes.tsx', 'main.tsx'],
  },
  {
    folder: 'apps/reports/src',
    layers: ['paths.ts', 'copy', 'forward.ts', 'parts', 'features', 'routes.tsx', 'main.tsx'],
  },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const found = folders.map((layered) => ({ ...layered, upward: upwardImports(root, layered) }));
const all = found.flatMap(({ upward }) => upward);
const counts = found.map(({ folder, upward }) => `${folder} ${upward.length}`).join(', ');
console.log(`Imports from a lower layer to a higher one: ${all.length} of ${allowed} (${counts})`);

const knip = spawnSync('knip', ['--no-progress', '--cycles', '--reporter', 'json'], {
  cwd: root,
  encoding: 'utf8',
});
if (!knip.stdout.startsWith('{')) throw new Error(`knip does not list cycles: ${knip.stderr}`);
const { issues }: { issues: { cycles?: { name: string }[][] }[] } = JSON.parse(knip.stdout);
const cycles = issues.flatMap(({ cycles = [] }) =>
  cycles.map((files) => files.map(({ name }) => name).join(' → ')),
);
console.log(`Import cycles: ${cycles.length}`);

if (all.length !== allowed) {
  console.error(all.map(({ from, to }) => `${from} imports ${to}`).join('\n'));
  console.error(
    all.length > allowed
      ? 'Move what both need into the lower layer, or the importing code into the higher one.'
      : `Set allowed in tools/layers.ts to ${all.length}.`,
  );
  process.exitCode = 1;
}
if (cycles.length > 0) {
  console.error(cycles.join('\n'));
  process.exitCode = 1;
}
