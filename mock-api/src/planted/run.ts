import { parseArgs } from 'node:util';
import accounts from '@portal/api-client/conformance/accounts.sample.json' with { type: 'json' };
import { allowedByTreaty, plantedFaults, tryFault } from '@portal/api-client/conformance/planted';
import { healthyMock } from './healthyMock.ts';

// npm run api:planted -- --only listCourses --share 0.95

const { values } = parseArgs({
  options: { only: { type: 'string' }, share: { type: 'string', default: '0.95' } },
});
const only = values.only?.split(',');
const faults = plantedFaults.filter(({ call, id }) => !only || only.includes(call) || only.includes(id));
const start = performance.now();
let caught = 0;
for (const fault of faults) {
  const outcome = await tryFault(fault, { start: healthyMock, accounts, isWhole: true });
  if (outcome === 'caught') caught += 1;
  else console.log(`${outcome.padEnd(9)} ${fault.id} (${fault.kind})`);
}
const percent = Math.floor((1000 * caught) / faults.length) / 10;
console.log(
  `${caught} of ${faults.length} planted faults caught (${percent} %) in ${Math.round((performance.now() - start) / 1000)} s; ${allowedByTreaty.length} corruptions are allowed by the treaty and not counted.`,
);
process.exitCode = caught >= Number(values.share) * faults.length ? 0 : 1;
