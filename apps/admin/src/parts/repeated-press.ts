/** When a button was pressed, and for whom. */
export interface Press {
  id: number;
  /** Milliseconds, as `performance.now()` counts them. */
  at: number;
}

const debounceMilliseconds = 350;

/** Whether a press repeats the one before: it is for the same person and comes within 350 ms (SET-USER-21, LIMIT-09). */
export function isRepeated(press: Press, before: Press): boolean {
  return press.id === before.id && press.at - before.at < debounceMilliseconds;
}
