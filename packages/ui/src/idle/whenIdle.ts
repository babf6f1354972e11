/** Maximum delay in ms, if the page is never idle. */
const timeout = 2000;

// Safari has no requestIdleCallback.
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(action, { timeout });
  return () => cancelIdleCallback(idle);
}
