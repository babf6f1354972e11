import { parseArgs } from 'node:util';
import { temporaryRecords } from '../records/sampleRecords.ts';
import { fuzz } from './fuzz.ts';

// npm run api:fuzz -- --requests 10000 --seed 7

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const requests = Number(values.requests);
const start = performance.now();
const records = await temporaryRecords();
const { answered, faults } = await fuzz({ requests, seed: Number(values.seed), records });
const counts = [...answered]
  .toSorted(([a], [b]) => a - b)
  .map(([status, count]) => `${count} with ${status}`);
console.log(
  `${requests} requests in ${Math.round((performance.now() - start) / 1000)} s: ${counts.join(', ')}.`,
);
for (const fault of faults) console.error(`\n${fault}`);
console.log(
  faults.length === 0 ? 'No 5xx, and no refusal changed anything.' : `\n${faults.length} kinds of faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
