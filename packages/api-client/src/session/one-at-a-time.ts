import { browserStorage } from './browser-storage.ts';

/** A task that only one tab may run at a time. */
export interface Turn {
  name: string;
  /**
   * If the Web Locks API is missing: how long a closed tab blocks the others, in milliseconds. Must be longer than any
   * task.
   */
  lease: number;
}

/**
 * Runs a task when no other tab runs one with the same name. Uses Web Locks, or a lease in local storage when they are
 * missing.
 */
export async function oneAtATime<Result>(
  { name, lease }: Turn,
  task: () => Promise<Result>,
): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    let hasStarted = false;
    const run = () => {
      hasStarted = true;
      return task();
    };
    try {
      return await navigator.locks.request(name, run);
    } catch (error) {
      if (hasStarted) throw error;
      // Storage is blocked too, so tabs share nothing.
      return task();
    }
  }
  const { storage } = browserStorage('local');
  // On rare occasions two tabs can still start at the same moment. Both read the stored tokens again before they act.
  while (Number(storage.getItem(name) ?? 0) > Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  storage.setItem(name, String(Date.now() + lease));
  try {
    return await task();
  } finally {
    storage.removeItem(name);
  }
}
