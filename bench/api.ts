import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accounts, largeDataSet, loadSamples, localDay, samplePassword } from '../server/samples/index.ts';
import { LinkKeys, migrate, Passwords, startOwnPostgres } from '../server/src/index.ts';
import { createDatabase } from '../server/src/testing/createDatabase.ts';

// Compares the server with the least code that answers the same questions from the same PostgreSQL (the floor):
//   npm run bench:api
//   npm run bench:api -- --apps floor,portal,postgraphile,directus --rounds 3
// Arguments after `--` go to measure.mjs, whose head comment explains them. Exits with 1 beyond a budget.

const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(root, '.cache/bench/api');
const args = process.argv.slice(2);
const apps = args[args.indexOf('--apps') + 1] ?? '';

function run(command: string, words: string[], folder = work, env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, words, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
}

/** Installs a folder of the benchmark once, outside the sources. */
function install(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  run(
    'npm',
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--silent'],
    folder,
  );
}

mkdirSync(work, { recursive: true });
cpSync(join(root, 'bench/api'), work, { recursive: true });
install(work);
const secret = 'a secret of the benchmark that is long enough';
const data = mkdtempSync(join(tmpdir(), 'portal-bench-api-'));
const cluster = mkdtempSync(join(tmpdir(), 'portal-bench-postgres-'));
const postgres = await startOwnPostgres({ folder: cluster, isTemporary: true });
try {
  const own = postgres.url('postgres');
  const bench = await createDatabase(own, 'bench');
  const samples = await createDatabase(own, 'portal_samples');
  await migrate(samples);
  await loadSamples(samples, largeDataSet(localDay(new Date())), {
    passwords: new Passwords(),
    links: new LinkKeys([secret]),
  });
  const env = {
    NODE_OPTIONS: '',
    DATABASE_URL: bench,
    DIRECTUS_DATABASE_URL: postgres.url('bench_directus'),
    PORTAL_DATABASE_URL: postgres.url('portal'),
    PORTAL_START: `cd ${root} && exec node --max-semi-space-size=16 --max-old-space-size=512 --conditions=@portal/source server/src/cli.ts start`,
    PORTAL_EMAIL: accounts.admin.email,
    PORTAL_PASSWORD: samplePassword,
    DATA_DIR: data,
    TOKEN_SECRET: secret,
  };
  run('node', ['dataset.mjs'], work, env);
  if (apps.includes('directus')) {
    install(join(work, 'peers/directus'));
    await createDatabase(own, 'bench_directus', 'bench');
    run('node', ['peers/directus/prepare.mjs'], work, env);
  }
  const { status } = spawnSync('node', ['measure.mjs', ...args], {
    cwd: work,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
