import { setTimeout as wait } from 'node:timers/promises';
import { describeOutage, type Outage, outageOf } from '../database/outage.ts';

/** Milliseconds between two attempts. */
const pause = 2000;

/** What only another setting can end. */
const lasting: readonly (Outage | null)[] = ['refused', 'insecure', 'pooler'];

/**
 * Returns what `open` resolves with. While the database does not answer, is full or accepts no writes, as when a machine
 * boots or a cluster has no leader, says so once for each reason and tries again. Throws any other error, also that of
 * a wrong setting.
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
