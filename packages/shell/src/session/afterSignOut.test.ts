import { localTokenStore } from '@portal/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSignOut, waitingSignOuts } from './afterSignOut';

const done = () => Response.json({ message: 'Signed out' });

/** Simulates a server with this answer; returns the requests that it receives. */
function serve(answer: () => Response | Promise<Response>) {
  const sent: { url: string; keepalive: boolean | undefined; token: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, keepalive, headers }: RequestInit) => {
    // The token of an expired session would be useless here and must not leave the device.
    expect(Object.keys(headers ?? {})).toEqual(['Content-Type']);
    sent.push({ url, keepalive, token: JSON.parse(String(body)).token });
    return answer();
  });
  return sent;
}

let online: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = () => afterSignOut('/api', false);

function signOut(logoutToken: string) {
  const tokens = localTokenStore();
  tokens.write({ accessToken: 'access', refreshToken: 'refresh', logoutToken });
  tokens.clear();
  expect(tokens.read()).toBeNull();
  return send();
}
describe('a sign-out (DECISION-56)', () => {
  it('is told to the server at once, also when the page closes, and is then forgotten', async () => {
    const sent = serve(done);
    await signOut('handle');
    expect(sent).toEqual([{ url: '/api/auth/logout', keepalive: true, token: 'handle' }]);
    expect(waitingSignOuts()).toEqual([]);
    online.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['there is no connection', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a proxy shows its own page',
      () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['the server is not available', () => Response.json({ message: 'No' }, { status: 503 })],
    ['the server has too much to do', () => Response.json({ message: 'No' }, { status: 429 })],
  ])('waits while %s, for a later page too', async (_why, answer) => {
    serve(answer);
    await signOut('handle');
    expect(waitingSignOuts()).toEqual(['handle']);
    const sent = serve(done);
    await send();
    expect([sent.map(({ token }) => token), waitingSignOuts()]).toEqual([['handle'], []]);
  });

  it('is repeated when the connection is back, and every minute of an open page', async () => {
    const sent = serve(() => Promise.reject(new TypeError('fetch failed')));
    await signOut('handle');
    online.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });

  it('is not repeated when a backend refuses it for good', async () => {
    serve(() => Response.json({ message: 'Not found' }, { status: 404 }));
    await signOut('handle');
    expect(waitingSignOuts()).toEqual([]);
  });

  it('of a second person waits beside the first, and each goes on its own', async () => {
    serve(() => Promise.reject(new TypeError('fetch failed')));
    await signOut('first');
    await signOut('second');
    expect(waitingSignOuts()).toEqual(['first', 'second']);
    const sent = serve(() =>
      sent.at(-1)?.token === 'first' ? done() : Response.json({ message: 'No' }, { status: 503 }),
    );
    await send();
    expect(waitingSignOuts()).toEqual(['second']);
  });

  it('of a backend that cannot end sessions leaves nothing to send (DECISION-51)', async () => {
    const sent = serve(done);
    const tokens = localTokenStore();
    tokens.write({ accessToken: 'access', refreshToken: 'refresh' });
    tokens.clear();
    await send();
    expect([sent, waitingSignOuts()]).toEqual([[], []]);
  });

  it('waits beside nineteen others at most', async () => {
    serve(() => Promise.reject(new TypeError('fetch failed')));
    for (let count = 0; count <= 20; count += 1) await signOut(`handle ${count}`.replace(' ', '-'));
    expect([waitingSignOuts().length, waitingSignOuts()[0]]).toEqual([20, 'handle-1']);
  });
});
