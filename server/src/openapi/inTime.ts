import { outcomeUnknown, type Refusal, unavailable } from '../refusal/Refusal.ts';

/** The time limit of a request. Its methods determine the refusal that the caller gets when the time is over. */
export interface TimeLimit {
  /** Call before work that can still be rolled back. A refusal from now on says that nothing was changed. */
  begin(): void;
  /**
   * Call when another request uses the key. A refusal from now on says that the outcome is unknown. Throws if the
   * caller was already answered or refused.
   */
  keyInUse(): void;
  /**
   * Call just before COMMIT, which cannot be cancelled. It gets the full time again; after that, the refusal says that
   * the outcome is unknown. Throws if the caller was already refused.
   */
  commit(): void;
}

/** Runs work and throws a refusal if it takes too long. The work itself is not stopped. */
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
