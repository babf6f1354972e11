import { setTimeout } from 'node:timers/promises';

/** Lets the suite wait. A test moves the clock of its backend instead. */
export const clock = {
  wait: (seconds: number): Promise<void> => setTimeout(seconds * 1000),
};
