import { fork, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listProofs, type Proof } from '../proofs';
import { areaOf, readCatalogue } from '../requirement-rows';
import { plantedFaults } from './faults';
import { planted, unmatched } from './matching';
import type { PlantedFault } from './PlantedFault';
import { buildApps, runJourneys, Tester } from './Tester';

// npm run test:planted -- --only CON-FORM,LIMIT-46
// Plants one mistake after another in a copy of the workspace, and runs the tests that name the row it breaks. Prints
// the faults that none of them noticed. Ends with 0 when at least 95 of 100 are noticed.

const leastShare = 0.95;
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    // Of the processes that this one starts.
    part: { type: 'string' },
    parts: { type: 'string', default: '1' },
    proofs: { type: 'string', default: '' },
  },
});
const only = values.only?.flatMap((words) => words.split(','));
const faults = plantedFaults.filter(
  ({ row, what }) =>
    !only || only.some((word) => word === row || word === areaOf(row) || what.includes(word)),
);

type Outcome = 'noticed' | 'unnoticed' | 'unproved' | 'broken';
interface Told {
  fault: PlantedFault;
  outcome: Outcome;
  /** The test that noticed it, or why it could not be tried. */
  by: string;
}

/** Tries all faults, in as many copies of the workspace as there are processors. */
async function tryAll(): Promise<void> {
  const start = performance.now();
  const lost = unmatched(root, plantedFaults);
  if (lost.length > 0) {
    console.error(`These faults can no longer be planted:\n${lost.join('\n')}`);
    process.exit(1);
  }
  const catalogue = readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const unknown = faults.filter(({ row }) => !catalogue.required.has(row));
  if (unknown.length > 0) throw new Error(`No rows: ${unknown.map(({ row }) => row).join(', ')}`);

  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const list = join(folder, 'proofs.json');
  writeFileSync(list, JSON.stringify(listProofs(root, catalogue)));
  const parts = Math.max(1, Math.min(availableParallelism(), Math.floor(faults.length / 4)));
  const told: Told[] = [];
  let complete = true;
  await Promise.all(
    Array.from({ length: parts }, async (_, part) => {
      const copy = join(folder, `copy-${part}`);
      copyWorkspace(copy);
      const words = [...process.argv.slice(2), '--proofs', list, '--part', `${part}`, '--parts', `${parts}`];
      const child = fork(join(copy, 'tools/planted/run.ts'), words, { cwd: copy, env: environment(copy) });
      child.on('message', (message) => {
        const one = message as Told;
        told.push(one);
        const { fault, outcome, by } = one;
        const place = `${told.length}/${faults.length}`;
        console.log(`${place.padEnd(9)} ${outcome.padEnd(9)} ${fault.row}: ${fault.what} (${by})`);
      });
      const code = await new Promise((ended) => child.once('exit', ended));
      complete &&= code === 0;
    }),
  );
  rmSync(folder, { recursive: true, force: true });

  const noticed = told.filter(({ outcome }) => outcome === 'noticed').length;
  const left = told.filter(({ outcome }) => outcome !== 'noticed');
  for (const { fault, outcome, by } of left)
    console.log(`\n${outcome}: ${fault.row}, ${fault.what}\n  ${fault.file}\n  ${by}`);
  const percent = Math.floor((1000 * noticed) / Math.max(1, faults.length)) / 10;
  const seconds = Math.round((performance.now() - start) / 1000);
  const rows = new Set(faults.map(({ row }) => row)).size;
  console.log(
    `\n${noticed} of ${faults.length} planted faults noticed (${percent} %), of ${rows} rows, in ${seconds} s.`,
  );
  process.exitCode = complete && faults.length > 0 && noticed >= leastShare * faults.length ? 0 : 1;
}

/** A copy of every file that is not ignored, with its own packages: nothing planted reaches the files at hand. */
function copyWorkspace(copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];
  const { status } = spawnSync('npx', words, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages of the copy could not be installed');
}

const environment = (copy: string) => ({
  ...process.env,
  PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
  // Storybook's tests ask for it when they are configured, which is before the runner would set it.
  VITEST: 'true',
  NODE_ENV: 'test',
  FASTER_AXE: '1',
});

/** Tries every nth fault in the copy that this process runs in, those of one file after each other. */
async function tryPart(part: number, parts: number): Promise<void> {
  const proofs: Proof[] = JSON.parse(readFileSync(values.proofs, 'utf8'));
  const proofsOf = ({ row }: PlantedFault) =>
    proofs.filter(({ rows, asserts }) => asserts && rows.includes(row));
  const files = [...new Set(faults.map(({ file }) => file))].sort();
  const own = faults.filter(({ file }) => files.indexOf(file) % parts === part);
  own.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file));
  const tell = (fault: PlantedFault, outcome: Outcome, by: string) => process.send?.({ fault, outcome, by });

  const tester = await Tester.start(root);
  const unsound = await failingWithout(tester, unique(own.flatMap(proofsOf).filter(isQuick)));
  for (const { file, name } of unsound) console.log(`fails without a fault too: ${file}, ${name}`);

  const forJourneys: PlantedFault[] = [];
  for (const fault of own) {
    const all = proofsOf(fault).filter((proof) => !unsound.has(proof));
    if (all.length === 0) {
      tell(fault, 'unproved', 'no test names the row');
      continue;
    }
    const quick = all.filter(isQuick);
    if (quick.length > 0) {
      const run = () => tester.run(quick);
      const { failed, broken } = await whilePlanted(fault, run, (file) => tester.forget(file));
      const [noticing] = failed;
      if (noticing !== undefined) tell(fault, 'noticed', noticing);
      else if (broken !== undefined) tell(fault, 'broken', broken);
      if (noticing !== undefined || broken !== undefined) continue;
    }
    if (quick.length < all.length) forJourneys.push(fault);
    else tell(fault, 'unnoticed', `not by ${quick.map(({ name }) => name).join('; ')}`);
  }
  await tester.close();

  if (forJourneys.length > 0) {
    buildApps(['reports', 'admin', 'teacher']);
    const needed = unique(forJourneys.flatMap(proofsOf).filter((proof) => !isQuick(proof)));
    const failing = new Set(runJourneys(needed).failed);
    for (const name of failing) console.log(`fails without a fault too: ${name}`);
    for (const fault of forJourneys) {
      const journeys = proofsOf(fault).filter((proof) => !isQuick(proof) && !failing.has(proof.name));
      const apps = appsOf(fault, journeys);
      const { failed } = await whilePlanted(fault, async () => {
        buildApps(apps);
        return runJourneys(journeys);
      });
      if (failed[0] !== undefined) tell(fault, 'noticed', failed[0]);
      else
        tell(
          fault,
          'unnoticed',
          `not by ${proofsOf(fault)
            .map(({ name }) => name)
            .join('; ')}`,
        );
      builtWithFault.clear();
      for (const app of apps) builtWithFault.add(app);
    }
  }
  process.disconnect?.();
}

/** Those that fail twice, together and then alone, while nothing is planted: what they say of a fault means nothing. */
async function failingWithout(tester: Tester, proofs: readonly Proof[]): Promise<Set<Proof>> {
  const { failed } = await tester.run(proofs);
  const unsound = new Set<Proof>();
  for (const proof of proofs.filter((one) => failed.includes(one.name)))
    if ((await tester.run([proof])).failed.length > 0) unsound.add(proof);
  return unsound;
}

/** Apps whose build holds the fault before this one: they are built again without it. */
const builtWithFault = new Set<string>();

/** The app of the fault, or those of the journeys when it is in a package; and those that still hold the last fault. */
function appsOf({ file }: PlantedFault, journeys: readonly Proof[]): string[] {
  const own = /^apps\/(\w+)\//.exec(file)?.[1];
  const theirs = journeys.map((journey) => /^apps\/(\w+)\//.exec(journey.file)?.[1]);
  const apps = own ? [own] : theirs.includes(undefined) ? ['reports', 'admin', 'teacher'] : theirs;
  return [...new Set([...builtWithFault, ...apps])].filter((app) => app !== undefined);
}

const isQuick = ({ kind }: Proof) => kind !== 'journey';
const unique = (proofs: readonly Proof[]) => [...new Set(proofs)];

/** Does something while the fault stands in its file. */
async function whilePlanted<Result>(
  fault: PlantedFault,
  act: () => Promise<Result>,
  changed: (file: string) => void = () => undefined,
): Promise<Result> {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, planted(fault, text));
  changed(fault.file);
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
    changed(fault.file);
  }
}

if (values.part === undefined) await tryAll();
else await tryPart(Number(values.part), Number(values.parts));
