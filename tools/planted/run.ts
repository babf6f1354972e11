import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listProofs } from '../proofs.ts';
import { areaOf, readCatalogue } from '../requirement-rows.ts';
import { plantedFaults } from './faults/index.ts';
import { problemsOf } from './matching.ts';
import type { PlantedFault } from './PlantedFault.ts';
import type { Outcome, Work } from './try-faults.ts';

// npm run test:planted -- --only CON-FORM,LIMIT-46 --parts 1
// npm run test:planted -- --sample 200 --seed autumn
// Plants one fault after another in a copy of the workspace and runs the tests that name its row. Prints the faults
// that no test noticed, and exits with 0 when at least 95 % were noticed.

const leastShare = 0.95;
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    /** Rows, areas or words of a fault, separated by commas. */
    only: { type: 'string', multiple: true },
    /** Number of copies of the workspace that work in parallel. */
    parts: { type: 'string' },
    /** Number of faults to select at random; by default, all are tried. */
    sample: { type: 'string' },
    /** The same seed draws the same faults. */
    seed: { type: 'string', default: String(Date.now()) },
  },
});

const problems = problemsOf(root, plantedFaults);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const only = values.only?.flatMap((words) => words.split(','));
const chosen = plantedFaults.filter(
  ({ row, what }) => !only || only.some((word) => [row, areaOf(row)].includes(word) || what.includes(word)),
);
const faults = (values.sample ? drawSample(chosen, Number(values.sample), values.seed) : chosen).sort(
  (a, b) => a.file.localeCompare(b.file),
);
if (faults.length === 0) {
  console.error('No fault matches');
  process.exit(1);
}

const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'planted-'));
/** The final outcome of each fault. A fault that an unsound test noticed is tried again. */
const outcomes = new Map<string, Outcome>();
const children: ChildProcess[] = [];
process.on('exit', () => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const proofs = listProofs(root, readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8')));
const parts = values.parts
  ? Number(values.parts)
  : Math.min(availableParallelism(), Math.ceil(faults.length / 8));
console.log(`${faults.length} faults, ${parts} at a time`);
await Promise.all(Array.from({ length: parts }, (_, part) => tryPart(part)));

for (const { fault, result, why } of outcomes.values())
  if (result !== 'noticed')
    console.log(`\n${result}: ${fault.row}, ${fault.what}\n  ${fault.file}\n  ${why}`);
const noticed = [...outcomes.values()].filter(({ result }) => result === 'noticed').length;
const percent = Math.floor((1000 * noticed) / faults.length) / 10;
const rows = new Set(faults.map(({ row }) => row)).size;
console.log(
  `\n${noticed} of ${faults.length} planted faults noticed (${percent} %), of ${rows} rows, in ${secondsSince(start)} s.`,
);
process.exit(noticed >= leastShare * faults.length ? 0 : 1);

/** Draws faults at random. The same seed draws the same faults. */
function drawSample(all: readonly PlantedFault[], count: number, seed: string): PlantedFault[] {
  if (!Number.isInteger(count) || count < 1) {
    console.error('--sample takes a whole number above 0');
    process.exit(1);
  }
  console.log(`Drawn with --seed ${seed}`);
  const rank = ({ row, what }: PlantedFault) =>
    createHash('sha256').update(`${seed} ${row} ${what}`).digest('hex');
  return all.toSorted((a, b) => rank(a).localeCompare(rank(b))).slice(0, count);
}

/** Tries every nth fault in a copy of the workspace. */
async function tryPart(part: number): Promise<void> {
  const copy = join(folder, `copy-${part}`);
  copyWorkspace(copy);
  const work = join(folder, `work-${part}.json`);
  const own = faults.slice(
    Math.floor((part * faults.length) / parts),
    Math.floor(((part + 1) * faults.length) / parts),
  );
  writeFileSync(
    work,
    JSON.stringify({ faults: own, proofs: proofs.filter(({ asserts }) => asserts) } satisfies Work),
  );
  const child = fork(join(copy, 'tools/planted/try-faults.ts'), [work], {
    cwd: copy,
    env: environment(copy),
  });
  children.push(child);
  child.on('message', (message) => {
    const outcome = message as Outcome;
    const { fault, result, why, seconds } = outcome;
    outcomes.set(`${fault.row}: ${fault.what}`, outcome);
    const place = `${outcomes.size}/${faults.length}`;
    const spent = `${seconds.toFixed(0)} s`;
    console.log(
      `${place.padEnd(8)} ${spent.padStart(5)}  ${result.padEnd(9)} ${fault.row}: ${fault.what} (${why})`,
    );
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The process of part ${part} ended with ${code}`);
}

/** Copies every file that git does not ignore, and installs the packages there. */
function copyWorkspace(copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];
  const { status } = spawnSync('npx', words, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages of the copy could not be installed');
}

function environment(copy: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
    // Storybook's plugin reads it before Vitest sets it.
    VITEST: 'true',
    // As in `npm test`.
    NODE_ENV: 'production',
    FASTER_AXE: '1',
    SHORT_WAIT: '1',
  };
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 1000);
}
