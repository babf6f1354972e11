import { outcomeUnknown, type Refusal, unavailable } from '../refusal/Refusal.ts';

/** The time limit of one request, and what its caller is told when it passes. */
export interface TimeLimit {
  /** Work begins that can still be rolled back: whoever is refused from now on is told that nothing was changed. */
  begin(): void;
  /**
   * Another request uses the key: whoever is refused from now on is told that the outcome is unknown. Throws if the
   * caller was refused or answered already.
   */
  keyInUse(): void;
  /**
   * COMMIT is next. It cannot be taken back, so it gets the whole time once more, and then the outcome is unknown.
   * Throws if the caller was refused already.
   */
  commit(): void;
}

/** Refuses work that takes longer. What the work does after that is its own business. */
export async function inTime<T>(milliseconds: number, work: (limit: TimeLimit) => Promise<T>): Promise<T> {
  let refusal: () => Refusal = unavailable;
  let state: 'running' | 'refused' | 'answered' = 'running';
  let timer: NodeJS.Timeout | undefined;
  const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      state = 'refused';
      refuse(refusal());
    }, milliseconds);
  };
  const limit: TimeLimit = {
    begin() {
      refusal = unavailable;
    },
    keyInUse() {
      refusal = outcomeUnknown;
      if (state !== 'running') throw outcomeUnknown();
    },
    commit() {
      if (state === 'refused') throw unavailable();
      refusal = outcomeUnknown;
      if (state === 'running') startTimer();
    },
  };
  startTimer();
  try {
    return await Promise.race([work(limit), refused]);
  } finally {
    if (state === 'running') state = 'answered';
    clearTimeout(timer);
  }
}
