import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { createApi } from '../client.ts';
import { ApiProvider } from '../hooks/ApiProvider.tsx';
import { memoryTokenStore } from '../session/token-store.ts';

/** Told when the API ends the session of a story. */
export const onSessionLost = fn();

/** An API of its own around each story. */
export const withApi: Decorator = (Story) => {
  const [api] = useState(() => createApi({ baseUrl: '/api', tokens: memoryTokenStore(), onSessionLost }));
  return (
    <ApiProvider api={api}>
      <main>
        <Story />
      </main>
    </ApiProvider>
  );
};

/** A request as it left: `GET languages`, its query, its headers, and what a write carried. */
interface SentRequest {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

let requests: SentRequest[] = [];

/** Remembers every request of a story, outside React: `beforeEach: recordRequests`. */
export function recordRequests(): () => void {
  requests = [];
  onSessionLost.mockClear();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (address.pathname.startsWith('/api/')) {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null);
      const call = `${init?.method ?? 'GET'} ${address.pathname.slice(5)}`;
      requests.push({ call, query: address.searchParams, headers: new Headers(init?.headers), body });
    }
    return fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** The requests of one call, or of all, in the order in which they left. */
export function sent(call?: string): SentRequest[] {
  return requests.filter((request) => call === undefined || request.call === call);
}

/** Buttons that each make one call; a refusal stands below them in the server's words. */
export function Calls({ calls }: { calls: Record<string, () => Promise<unknown>> }) {
  const [outcome, setOutcome] = useState('');
  const run = (call: () => Promise<unknown>) => {
    call().then(
      () => setOutcome('done'),
      (refused: Error) => setOutcome(refused.message),
    );
  };
  return (
    <>
      {Object.entries(calls).map(([name, call]) => (
        <button key={name} type="button" onClick={() => run(call)}>
          {name}
        </button>
      ))}
      <p role="status">{outcome}</p>
    </>
  );
}

/** Presses a button of `Calls` and waits for what becomes of its call. */
export async function press(canvas: ReturnType<typeof within>, name: string, outcome = 'done') {
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcome));
}
