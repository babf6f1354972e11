import type { Accounts } from '../Backend.ts';
import { checkBackend } from '../checkBackend.ts';
import type { Report } from '../Report.ts';
import { type HealthyApi, PlantedApi } from './PlantedApi.ts';
import type { PlantedFault } from './PlantedFault.ts';

/**
 * What became of a fault: `never met` when the suite sent nothing that it would have changed, `stopped` when the suite
 * threw instead of reporting.
 */
export type Outcome = 'caught' | 'missed' | 'never met' | 'stopped';

/** Plants faults in front of a healthy API, and tells whether the suite catches them. */
export class FaultTrial {
  readonly #start: () => Promise<HealthyApi>;
  readonly #accounts: Accounts;
  /** Which calls the suite has checked already without a fault. */
  readonly #sound = new Map<string, Promise<void>>();

  /** `start` gives a fresh API each time. */
  constructor(start: () => Promise<HealthyApi>, accounts: Accounts) {
    this.#start = start;
    this.#accounts = accounts;
  }

  /** Checks the calls that the fault touches; with `isWhole`, then all of them if those do not catch it. */
  async try(fault: PlantedFault, isWhole: boolean): Promise<Outcome> {
    const { on = [], also = [] } = fault.plant;
    const only = [...new Set([fault.call, ...(on === 'all' ? [] : on), ...also])];
    const outcome = await this.#plant(fault, only);
    if (outcome === 'caught' || !isWhole) return outcome;
    const whole = await this.#plant(fault);
    return whole === 'never met' ? outcome : whole;
  }

  async #plant(fault: PlantedFault, only?: readonly string[]): Promise<Outcome> {
    await this.#expectSound(only);
    const healthy = await this.#start();
    try {
      const planted = await new PlantedApi(healthy, fault, this.#accounts).open();
      const report = await this.#check(healthy.base, only, planted.fetch).catch(() => null);
      if (!planted.isMet) return 'never met';
      if (report === null) return 'stopped';
      return report.failures().length > 0 ? 'caught' : 'missed';
    } finally {
      healthy.close();
    }
  }

  /** Throws when the suite finds something in the healthy API: it would be taken for a fault that was caught. */
  #expectSound(only?: readonly string[]): Promise<void> {
    const key = only?.join() ?? 'all';
    const known = this.#sound.get(key);
    if (known) return known;
    const look = async () => {
      const healthy = await this.#start();
      const [failure] = (await this.#check(healthy.base, only)).failures();
      healthy.close();
      if (failure) throw new Error(`without a fault, ${failure.call} fails: ${failure.detail}`);
    };
    const looking = look();
    this.#sound.set(key, looking);
    return looking;
  }

  #check(base: string, only?: readonly string[], fetch?: PlantedApi['fetch']): Promise<Report> {
    const accounts = this.#accounts;
    return checkBackend({ base, accounts, allowWrites: true, allowMail: true, strict: true, only, fetch });
  }
}
