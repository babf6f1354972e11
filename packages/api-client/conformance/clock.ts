import { setTimeout } from 'node:timers/promises';

/** How the suite lets time pass; a test moves the clock of its backend instead. */
export const clock = {
  wait: (seconds: number): Promise<void> => setTimeout(seconds * 1000),
};
