import { setTimeout as wait } from 'node:timers/promises';
import { describeOutage, type Outage, outageOf } from '../database/outage.ts';

/** Milliseconds between two attempts. */
const pause = 2000;

/** Outages that only a change of the settings ends. */
const lasting: readonly (Outage | null)[] = ['refused', 'insecure', 'pooler'];

/**
 * Runs `open` and returns its result. While the database does not answer, is full or accepts no writes, for example
 * when a machine boots or a cluster has no leader, prints each reason once and tries again. Throws all other errors,
 * including those of wrong settings.
 */
export async function whenDatabaseWrites<T>(open: () => Promise<T>): Promise<T> {
  for (let said = ''; ; await wait(pause)) {
    try {
      return await open();
    } catch (error) {
      const outage = lasting.includes(outageOf(error)) ? null : describeOutage(error);
      if (outage === null) throw error;
      const text = `The start waits, because ${outage.sentence}: ${outage.todo}`;
      if (text !== said) console.warn(text);
      said = text;
    }
  }
}
