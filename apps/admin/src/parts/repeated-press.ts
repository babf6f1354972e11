/** The time and the target of a click. */
export interface Press {
  id: number;
  /** Milliseconds from `performance.now()`. */
  at: number;
}

const debounceMilliseconds = 350;

/** Returns whether a click repeats the previous one: on the same person, within 350 ms (SET-USER-21, LIMIT-09). */
export function isRepeated(press: Press, before: Press): boolean {
  return press.id === before.id && press.at - before.at < debounceMilliseconds;
}
