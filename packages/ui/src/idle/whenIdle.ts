/** How long a page that is never idle may put it off, in ms. */
const timeout = 2000;

/** Acts when the browser has nothing else to do, or after 2 s, unless what it gives back is called first. Safari has no idle callbacks. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout });
  return () => cancelIdleCallback(idle);
}
