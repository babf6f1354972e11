import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';

export interface CallsProps {
  /** What each button is called, and what it does. */
  calls: Record<string, () => Promise<unknown>>;
}

/** For stories of hooks: buttons that each make one call; a refusal stands below them in the server's words. */
export function Calls({ calls }: CallsProps) {
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

/** A list that a story finds by its name. */
export function NamedList({ name, children }: { name: string; children: ReactNode }) {
  return <ul aria-label={name}>{children}</ul>;
}

/** Presses one of the buttons and waits for what became of its call. */
export async function press(canvas: ReturnType<typeof within>, name: string, outcome = 'done') {
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcome));
}

/** A request as it left: `PUT teacher/update`, its JSON and its headers. */
export interface SentRequest {
  call: string;
  body: unknown;
  headers: Headers;
}

/** Notes every request to the API in the list, until the function given back is called. */
export function noteRequests(requests: SentRequest[]): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (pathname.startsWith('/api/')) {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      requests.push({
        call: `${init?.method ?? 'GET'} ${pathname.slice(5)}`,
        body,
        headers: new Headers(init?.headers),
      });
    }
    return fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
