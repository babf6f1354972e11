import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Compares the portal with itself at another commit: both run on this machine, in turns, and each ratio is printed with
// its spread. A ratio below 1 is faster today.
//   npm run bench:compare -- COMMIT                 the API, then the three apps: about 40 minutes
//   npm run bench:compare -- COMMIT api --rounds 3  the API alone, with the options of bench:api
//   npm run bench:compare -- COMMIT apps --runs 3   the apps alone, with the options of bench
// Exits with 1 if a measurement fails, never because of a ratio.

const [commit, ...rest] = process.argv.slice(2);
const what = rest[0] === 'api' || rest[0] === 'apps' ? rest[0] : undefined;
const options = what === undefined ? rest : rest.slice(1);
if (commit === undefined || commit.startsWith('-')) {
  console.error('Name a commit: npm run bench:compare -- COMMIT [api | apps] [options]');
  process.exit(1);
}

/** Runs a benchmark against the commit and returns whether it succeeded. */
function measure(script: string, words: readonly string[]): boolean {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync('node', [path, '--against', commit as string, ...words, ...options], {
    stdio: 'inherit',
  });
  return status === 0;
}

const results = [
  what === 'apps' || measure('api.ts', []),
  what === 'api' || measure('run.ts', options.includes('--apps') ? [] : ['--apps', 'portal,teacher,reports']),
];
process.exitCode = results.includes(false) ? 1 : 0;
