import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../proofs.ts';
import { buildAll, buildWithFault, runJourneys } from './journeys.ts';
import { planted } from './matching.ts';
import type { PlantedFault } from './PlantedFault.ts';
import { Tester } from './Tester.ts';

/** The outcome of one fault. */
export interface Outcome {
  fault: PlantedFault;
  /** `broken`: the product could not be loaded or built with the fault, so no test ran. */
  result: 'noticed' | 'unnoticed' | 'unproved' | 'broken';
  /** The test that noticed it, or the reason why none did. */
  why: string;
  seconds: number;
}

/** The faults that one process tries, and the tests that may notice them. */
export interface Work {
  faults: PlantedFault[];
  proofs: Proof[];
}

const root = process.cwd();
const [workFile = ''] = process.argv.slice(2);
const { faults, proofs }: Work = JSON.parse(readFileSync(workFile, 'utf8'));

/** Tests that also fail without a fault, so their failures prove nothing. */
const unsound = new Set<Proof>();

/** The tests that name the row of a fault, those nearest to its file first. */
function proofsOf({ row, file }: PlantedFault): Proof[] {
  const distance = (proof: Proof) => {
    const [here, there] = [file.split('/'), proof.file.split('/')];
    return here.length - here.findIndex((part, at) => part !== there[at]);
  };
  return proofs
    .filter((proof) => proof.rows.includes(row) && !unsound.has(proof))
    .sort((a, b) => costOf(a) - costOf(b) || distance(a) - distance(b));
}

const costOf = ({ kind }: Proof) => ['rule', 'story', 'journey'].indexOf(kind);
const isQuick = ({ kind }: Proof) => kind !== 'journey';

/** Runs an action while the fault is in its file. */
async function withFault<Result>(fault: PlantedFault, act: () => Promise<Result>): Promise<Result> {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, planted(fault, text));
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

function tell(fault: PlantedFault, result: Outcome['result'], why: string, start: number): void {
  process.send?.({ fault, result, why, seconds: (performance.now() - start) / 1000 } satisfies Outcome);
}

const namesOf = (tests: readonly Proof[]) => tests.map(({ name }) => name).join('; ');

/** Faults that only a journey can still notice. */
const forJourneys: PlantedFault[] = [];

/** Tries a fault on rules and stories; returns the test that noticed it. */
async function tryQuickly(tester: Tester, fault: PlantedFault): Promise<Proof | undefined> {
  const start = performance.now();
  const all = proofsOf(fault);
  for (const tests of Map.groupBy(all.filter(isQuick), ({ file }) => file).values()) {
    const { failed, broken } = await withFault(fault, () => {
      tester.forget(fault.file);
      return tester.run(tests);
    });
    tester.forget(fault.file);
    const noticing = tests.find(({ name }) => failed.includes(name));
    if (noticing) tell(fault, 'noticed', noticing.name, start);
    else if (broken !== undefined) tell(fault, 'broken', broken, start);
    if (noticing || broken !== undefined) return noticing;
  }
  if (all.length === 0) tell(fault, 'unproved', 'no sound test names the row', start);
  else if (all.every(isQuick)) tell(fault, 'unnoticed', `passed: ${namesOf(all)}`, start);
  else forJourneys.push(fault);
  return undefined;
}

/** Adds the tests that fail without a fault to the unsound ones. */
async function findUnsound(tester: Tester, tests: readonly Proof[]): Promise<void> {
  for (const ofFile of Map.groupBy(tests, ({ file }) => file).values()) {
    const { failed, broken } = await tester.run(ofFile);
    for (const test of ofFile.filter(({ name }) => broken !== undefined || failed.includes(name))) {
      console.log(`fails without a fault: ${test.file}, ${test.name}`);
      unsound.add(test);
    }
  }
}

/** Tries a fault on journeys, in apps that are built with it. */
async function tryJourneys(fault: PlantedFault): Promise<void> {
  const start = performance.now();
  const all = proofsOf(fault);
  const journeys = all.filter((proof) => !isQuick(proof));
  if (journeys.length === 0) {
    tell(fault, 'unnoticed', `passed: ${namesOf(all)}`, start);
    return;
  }
  try {
    const [noticing] = await withFault(fault, async () => {
      buildWithFault(fault, journeys);
      return runJourneys(journeys, { untilOneFails: true });
    });
    if (noticing === undefined) tell(fault, 'unnoticed', `passed: ${namesOf(all)}`, start);
    else tell(fault, 'noticed', noticing, start);
  } catch (error) {
    tell(fault, 'broken', (error as Error).message, start);
  }
}

const tester = await Tester.start(root);
for (let left = faults; left.length > 0; ) {
  const noticing = new Map<PlantedFault, Proof>();
  for (const fault of left) {
    const test = await tryQuickly(tester, fault);
    if (test) noticing.set(fault, test);
  }
  // Runs all together, which is faster than one by one. A fault that an unsound test noticed is tried again without it.
  await findUnsound(tester, [...new Set(noticing.values())]);
  left = [...noticing].filter(([, test]) => unsound.has(test)).map(([fault]) => fault);
}
await tester.close();
// Vitest sets it when a test fails, which is expected with a planted fault.
process.exitCode = 0;

if (forJourneys.length > 0) {
  buildAll();
  const journeys = [...new Set(forJourneys.flatMap(proofsOf))].filter((proof) => !isQuick(proof));
  const failing = runJourneys(journeys, { untilOneFails: false });
  for (const journey of journeys.filter(({ name }) => failing.includes(name))) {
    console.log(`fails without a fault: ${journey.file}, ${journey.name}`);
    unsound.add(journey);
  }
  for (const fault of forJourneys) await tryJourneys(fault);
}
process.disconnect?.();
