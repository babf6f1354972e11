import { browserStorage, signOutsKey } from '@portal/api-client';

/** Interval in milliseconds between two attempts of an open page. */
const pause = 60_000;
/** Maximum number of sign-outs that wait for the server; older ones are dropped. */
const maxWaiting = 20;

/**
 * Completes a sign-out: ends the sessions on the server (DECISION-56), including those that an earlier page could not
 * end, and, if nobody is signed in, deletes personal data from this device. Call it when a page opens, too.
 */
export async function afterSignOut(baseUrl: string, isSignedOut: boolean): Promise<void> {
  if (isSignedOut) await forgetOnDevice();
  await sendSignOuts(baseUrl);
}

/** Returns the logout tokens that the server has not confirmed yet, oldest first. */
export function waitingSignOuts(): string[] {
  const text = browserStorage('local').storage.getItem(signOutsKey) ?? '';
  return [...new Set(text.split(' '))].filter(Boolean).slice(-maxWaiting);
}

let stopWaiting = () => {};

/**
 * Sends every logout token now, then every minute and when the connection returns, until the server has answered.
 * `keepalive` lets a request finish after its page is closed. Several tabs may send the same token, because the server
 * ends a session only once.
 */
async function sendSignOuts(baseUrl: string): Promise<void> {
  await Promise.all(waitingSignOuts().map((token) => end(baseUrl, token)));
  stopWaiting();
  if (waitingSignOuts().length === 0) return;
  const again = () => void sendSignOuts(baseUrl);
  const timer = setTimeout(again, pause);
  globalThis.addEventListener('online', again);
  stopWaiting = () => {
    clearTimeout(timer);
    globalThis.removeEventListener('online', again);
  };
}

async function end(baseUrl: string, token: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/auth/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  // Other answers come from a proxy, or from a server that is unavailable at the moment.
  const isFinal = answer !== null && answer.status !== 429 && answer.status < 500;
  if (!isFinal || !answer.headers.get('Content-Type')?.includes('json')) return;
  const { storage } = browserStorage('local');
  const others = waitingSignOuts().filter((other) => other !== token);
  if (others.length > 0) storage.setItem(signOutsKey, others.join(' '));
  else storage.removeItem(signOutsKey);
}

/** Tells every service worker of this origin, including those of other apps, to delete stored personal data. */
async function forgetOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  for (const { active } of registrations) active?.postMessage('forget');
}
