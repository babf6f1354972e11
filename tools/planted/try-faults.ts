import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../proofs';
import { buildAll, buildWithFault, runJourneys } from './journeys';
import { planted } from './matching';
import type { PlantedFault } from './PlantedFault';
import { Tester } from './Tester';

/** What became of one fault. */
export interface Outcome {
  fault: PlantedFault;
  /** `broken`: the product could not be loaded or built with it, so that no test could say anything. */
  result: 'noticed' | 'unnoticed' | 'unproved' | 'broken';
  /** The test that noticed it, or why none did. */
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

/** Whether each test passes without a fault, as far as it was tried. */
const sound = new Map<Proof, boolean>();

/** The tests that name the row of a fault, those nearest to its file first. */
function proofsOf({ row, file }: PlantedFault): Proof[] {
  const distance = (proof: Proof) => {
    const [here, there] = [file.split('/'), proof.file.split('/')];
    return here.length - here.findIndex((part, at) => part !== there[at]);
  };
  return proofs
    .filter((proof) => proof.rows.includes(row) && sound.get(proof) !== false)
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

/** Tries a fault on rules and stories; returns false when only a journey can still notice it. */
async function tryQuickly(tester: Tester, fault: PlantedFault): Promise<boolean> {
  const start = performance.now();
  const all = proofsOf(fault);
  if (all.length === 0) {
    tell(fault, 'unproved', 'no sound test names the row', start);
    return true;
  }
  for (const tests of Map.groupBy(all.filter(isQuick), ({ file }) => file).values()) {
    const { failed, broken } = await withFault(fault, () => {
      tester.forget(fault.file);
      return tester.run(tests);
    });
    tester.forget(fault.file);
    if (broken !== undefined) {
      tell(fault, 'broken', broken, start);
      return true;
    }
    for (const test of tests.filter(({ name }) => failed.includes(name)))
      if (await isSound(tester, test)) {
        tell(fault, 'noticed', test.name, start);
        return true;
      }
  }
  if (!all.every(isQuick)) return false;
  tell(fault, 'unnoticed', `passed: ${namesOf(all)}`, start);
  return true;
}

/** Whether a test passes without a fault. */
async function isSound(tester: Tester, test: Proof): Promise<boolean> {
  const known = sound.get(test);
  if (known !== undefined) return known;
  const passes = (await tester.run([test])).failed.length === 0;
  sound.set(test, passes);
  if (!passes) console.log(`fails without a fault: ${test.file}, ${test.name}`);
  return passes;
}

/** Tries a fault on journeys, in apps that are built with it. */
async function tryJourneys(fault: PlantedFault): Promise<void> {
  const start = performance.now();
  const all = proofsOf(fault);
  const journeys = all.filter((proof) => !isQuick(proof));
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
const left: PlantedFault[] = [];
for (const fault of faults) if (!(await tryQuickly(tester, fault))) left.push(fault);
await tester.close();

if (left.length > 0) {
  buildAll();
  const journeys = [...new Set(left.flatMap(proofsOf))].filter((proof) => !isQuick(proof));
  const failing = runJourneys(journeys, { untilOneFails: false });
  for (const journey of journeys) {
    sound.set(journey, !failing.includes(journey.name));
    if (failing.includes(journey.name))
      console.log(`fails without a fault: ${journey.file}, ${journey.name}`);
  }
  for (const fault of left) await tryJourneys(fault);
}
process.disconnect?.();
