import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accounts, samplePassword } from '../server/samples/index.ts';
import { startOwnPostgres } from '../server/src/index.ts';
import { writeDocument } from '../server/src/openapi/readDocument.ts';
import { createDatabase } from '../server/src/testing/createDatabase.ts';
import { checkOut, environmentIn } from './earlier/checkOut.ts';
import { loadSamplesInto } from './earlier/loadSamplesInto.ts';
import { endWithMessage, installPeer } from './installPeer.ts';
import { measureOptions, prepareResultFile } from './measure-options.ts';

// Compares the server with the smallest program that answers the same requests from the same PostgreSQL (the floor):
//   npm run bench:api
//   npm run bench:api -- --apps floor,portal,postgraphile,directus --rounds 3
//   npm run bench:api -- --show .cache/bench/api.json
//   npm run bench:api -- --against COMMIT              the server of another commit instead of the floor
// Arguments after `--` are passed to measure.mjs, whose first comment explains them. Exits with 1 if a budget is
// exceeded.

const root = fileURLToPath(new URL('..', import.meta.url));
const here = join(root, 'bench/api');
const given = measureOptions(process.argv.slice(2), root);
const { values: options } = parseArgs({
  args: given,
  strict: false,
  options: {
    apps: { type: 'string', default: 'floor,portal' },
    show: { type: 'string' },
    against: { type: 'string' },
  },
});
/** A commit with which the server is compared instead of the floor. */
const against = options.against === undefined ? undefined : String(options.against);
const args =
  against === undefined
    ? given
    : ['--apps', 'earlier,portal', ...given.toSpliced(given.indexOf('--against'), 2)];
const apps = against === undefined ? String(options.apps).split(',') : ['earlier', 'portal'];

/** Runs a script of this benchmark and returns its status. */
function statusOf(script: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync('node', [script, ...words], {
    cwd: here,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function run(script: string, env: NodeJS.ProcessEnv): void {
  const status = statusOf(script, [], env);
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

/** Installs a peer if it is to be measured, and returns its folder. */
async function installIfWanted(name: string): Promise<string | undefined> {
  return apps.includes(name) ? installPeer(join(here, 'peers', name)).catch(endWithMessage) : undefined;
}

/** The command that starts the server of a checkout. */
const startIn = (folder: string) =>
  `cd '${folder}' && exec '${join(folder, 'node_modules/.bin/node')}' --max-semi-space-size=16 --max-old-space-size=512 --conditions=@portal/source server/src/cli.ts start`;

/** Fills a database with the large data of another commit, by its own code. */
function loadEarlierSamples(folder: string, url: string): void {
  const { status } = spawnSync('node', ['bench/earlier/loadSamplesInto.ts', url, secret], {
    cwd: folder,
    stdio: 'inherit',
    env: environmentIn(folder),
  });
  if (status !== 0) throw new Error(`The samples of ${against} could not be loaded`);
}

if (options.show !== undefined) process.exit(statusOf('measure.mjs', args));
const known = readdirSync(join(here, 'adapters')).map((file) => file.replace('.mjs', ''));
const unknown = apps.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No app is called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
prepareResultFile(args, '--json');
const earlier = against === undefined ? undefined : checkOut(against);
const postgraphile = await installIfWanted('postgraphile');
const directus = await installIfWanted('directus');

const secret = 'a secret of the benchmark that is long enough';
const data = mkdtempSync(join(tmpdir(), 'portal-bench-api-'));
const cluster = mkdtempSync(join(tmpdir(), 'portal-bench-postgres-'));
const postgres = await startOwnPostgres({ folder: cluster, isTemporary: true });
try {
  const own = postgres.url('postgres');
  const bench = await createDatabase(own, 'bench');
  const samples = await createDatabase(own, 'portal_samples');
  await loadSamplesInto(samples, secret);
  if (earlier !== undefined) await loadEarlierSamples(earlier, await createDatabase(own, 'earlier_samples'));
  const env = {
    NODE_OPTIONS: '',
    POSTGRAPHILE_FOLDER: postgraphile,
    DIRECTUS_FOLDER: directus,
    DATABASE_URL: bench,
    DIRECTUS_DATABASE_URL: postgres.url('bench_directus'),
    PORTAL_DATABASE_URL: postgres.url('portal'),
    PORTAL_START: startIn(root),
    EARLIER_START: earlier && startIn(earlier),
    EARLIER_DATABASE_URL: postgres.url('earlier'),
    PORTAL_EMAIL: accounts.admin.email,
    PORTAL_PASSWORD: samplePassword,
    // Serves only the API, so no apps need to be built.
    SITE_DIR: 'none',
    DATA_DIR: data,
    TOKEN_SECRET: secret,
  };
  // As `npm run serve` does before the server starts.
  writeDocument();
  run('dataset.mjs', env);
  if (directus !== undefined) {
    await createDatabase(own, 'bench_directus', 'bench');
    run('peers/directus/prepare.mjs', env);
  }
  process.exitCode = statusOf('measure.mjs', args, env);
} finally {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
