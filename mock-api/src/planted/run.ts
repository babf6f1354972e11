import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  allowedByTreaty,
  FaultTrial,
  type Outcome,
  plantedFaults,
} from '@portal/api-client/conformance/planted';
import { startSampleCluster } from '@portal/server/testing';
import { HealthyMocks } from './healthyMock.ts';

// npm run api:planted -- --only listCourses,updateCourse --whole
// npm run api:planted -- --sample 250 --seed autumn
// Checks only the calls that a fault affects. With `--whole`, checks all calls when those miss it, which takes fourteen
// thousand requests per fault.
// Exits with 0 when the suite catches at least 95 of 100 faults.

const leastShare = 0.95;
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    whole: { type: 'boolean', default: false },
    /** Number of faults to draw at random; by default, all are tried. */
    sample: { type: 'string' },
    /** The same seed draws the same faults; by default, each day draws others. */
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    part: { type: 'string' },
    parts: { type: 'string', default: '1' },
    postgres: { type: 'string', default: '' },
  },
});
const only = values.only?.flatMap((words) => (words.includes(': ') ? words : words.split(',')));
const chosen = plantedFaults.filter(({ call, id }) => !only || only.includes(call) || only.includes(id));
const faults = values.sample ? drawSample(chosen, Number(values.sample)) : chosen;

if (values.part === undefined) await tryAll();
else await tryPart(Number(values.part), Number(values.parts), values.postgres);

function drawSample(all: typeof plantedFaults, count: number): typeof plantedFaults {
  if (!Number.isInteger(count) || count < 1) throw new Error('--sample takes a whole number above 0');
  const rank = ({ id }: { id: string }) => createHash('sha256').update(`${values.seed} ${id}`).digest('hex');
  return all.toSorted((a, b) => rank(a).localeCompare(rank(b))).slice(0, count);
}

/** Tries every nth fault and sends the results to the parent process. */
async function tryPart(part: number, parts: number, postgres: string): Promise<void> {
  const unsound = new Set<string>();
  const mocks = new HealthyMocks(postgres);
  const trial = new FaultTrial(() => mocks.start(), await mocks.accounts());
  for (const [place, fault] of faults.entries()) {
    if (place % parts !== part) continue;
    for (const name of await trial.failuresWithout(fault)) {
      if (!unsound.has(name)) console.log(`fails without a fault too: ${name}`);
      unsound.add(name);
    }
    const outcome = await trial.try(fault, values.whole);
    process.send?.({ id: fault.id, outcome });
  }
  await mocks.close();
  process.disconnect?.();
}

/** Tries all faults, in one process per processor. */
async function tryAll(): Promise<void> {
  const start = performance.now();
  if (values.sample) console.log(`Drawn with --seed ${values.seed}`);
  const { postgres, stop } = await startSampleCluster();
  const outcomes = new Map<string, Outcome>();
  const parts = Math.min(availableParallelism(), faults.length);
  await Promise.all(
    Array.from({ length: parts }, (_, part) => {
      const words = [
        ...process.argv.slice(2),
        '--seed',
        values.seed,
        '--part',
        String(part),
        '--parts',
        String(parts),
        '--postgres',
        postgres,
      ];
      const child = fork(fileURLToPath(import.meta.url), words);
      child.on('message', (message) => {
        const { id, outcome } = message as { id: string; outcome: Outcome };
        outcomes.set(id, outcome);
        const kind = faults.find((fault) => fault.id === id)?.kind;
        if (outcome !== 'caught') console.log(`${outcome.padEnd(9)}  ${id} (${kind})`);
      });
      return new Promise((ended) => child.once('exit', ended));
    }),
  );
  await stop();
  const caught = faults.filter(({ id }) => outcomes.get(id) === 'caught').length;
  const percent = Math.floor((1000 * caught) / faults.length) / 10;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${caught} of ${faults.length} planted faults caught (${percent} %) in ${seconds} s.`);
  console.log(`Not counted, because the treaty allows them: ${allowedByTreaty.length} corruptions.`);
  process.exitCode = faults.length > 0 && caught >= leastShare * faults.length ? 0 : 1;
}
