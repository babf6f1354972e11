import type { Accounts } from '../Backend.ts';
import { checkBackend } from '../checkBackend.ts';
import { type HealthyApi, PlantedApi } from './PlantedApi.ts';
import type { PlantedFault } from './PlantedFault.ts';

/**
 * What became of a fault: `never met` when the suite sent nothing that it would have changed, `stopped` when the suite
 * threw instead of reporting.
 */
export type Outcome = 'caught' | 'missed' | 'never met' | 'stopped';

interface Trial {
  /** A fresh API each time. */
  start(): Promise<HealthyApi>;
  readonly accounts: Accounts;
  /** Runs the whole suite when the checks of the call alone do not catch the fault. */
  readonly isWhole: boolean;
}

/** Plants a fault in front of a healthy API, and tells whether the suite catches it. */
export async function tryFault(fault: PlantedFault, trial: Trial): Promise<Outcome> {
  const only = [
    fault.call,
    ...(Array.isArray(fault.plant.on) ? fault.plant.on : []),
    ...(fault.plant.also ?? []),
  ];
  const outcome = await run(fault, trial, [...new Set(only)]);
  if (outcome === 'caught' || !trial.isWhole) return outcome;
  const whole = await run(fault, trial);
  return whole === 'never met' ? outcome : whole;
}

async function run(fault: PlantedFault, trial: Trial, only?: readonly string[]): Promise<Outcome> {
  const healthy = await trial.start();
  try {
    const planted = await new PlantedApi(healthy, fault, trial.accounts).open();
    const report = await checkBackend({
      base: healthy.base,
      accounts: trial.accounts,
      allowWrites: true,
      allowMail: true,
      strict: true,
      only,
      fetch: planted.fetch,
    }).catch(() => null);
    if (!planted.isMet) return 'never met';
    if (report === null) return 'stopped';
    return report.failures().length > 0 ? 'caught' : 'missed';
  } finally {
    healthy.close();
  }
}
