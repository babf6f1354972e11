import { setTimeout } from 'node:timers/promises';

/** Waits in real time. Tests replace it and move the clock of their backend instead. */
export const clock = {
  wait: (seconds: number): Promise<void> => setTimeout(seconds * 1000),
};
