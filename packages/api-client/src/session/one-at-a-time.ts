const name = 'portal-renewal';
/** A lease outlives any renewal that still has a chance, in milliseconds. */
const leaseLength = 20_000;

/** Runs a task when no other tab runs one: by Web Locks, or by a lease in local storage where locks are missing. */
export async function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) return navigator.locks.request(name, task);
  await leaseFree();
  localStorage.setItem(name, String(Date.now() + leaseLength));
  try {
    return await task();
  } finally {
    localStorage.removeItem(name);
  }
}

/** Web Locks are missing on insecure origins and in old browsers: two tabs may then rarely still meet, and re-read. */
async function leaseFree(): Promise<void> {
  while (Number(localStorage.getItem(name) ?? 0) > Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
