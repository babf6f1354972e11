import { browserStorage } from './browser-storage.ts';

/** What only one tab may do at a time. */
export interface Turn {
  name: string;
  /** Where locks are missing, for how long a tab that died holds up the others, in milliseconds: longer than any task. */
  lease: number;
}

/** Runs a task when no other tab runs one of the name: by Web Locks, or by a lease in local storage where locks are missing. */
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
      // Blocked together with the storages: no other tab shares anything with this one.
      return task();
    }
  }
  const { storage } = browserStorage('local');
  // Two tabs may then still meet in the same instant, on rare machines: both re-read what is held before they act.
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
