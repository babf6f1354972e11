const name = 'portal-renewal';
/** A lease outlives any renewal that still has a chance, in milliseconds. */
const leaseLength = 20_000;

/** Runs a task when no other tab runs one: by Web Locks, or by a lease in local storage where locks are missing. */
export async function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) return navigator.locks.request(name, task);
  // Two tabs may then still meet in the same instant, on rare machines: both re-read what is held before they ask.
  while (Number(localStorage.getItem(name) ?? 0) > Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  localStorage.setItem(name, String(Date.now() + leaseLength));
  try {
    return await task();
  } finally {
    localStorage.removeItem(name);
  }
}
