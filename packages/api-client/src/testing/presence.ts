import { type HttpHandler, HttpResponse } from 'msw';
import { eventType } from '../client.ts';
import type { RecordWatch } from '../generated/types.gen.ts';
import { CallHandler } from './CallHandler.ts';
import { capabilitiesHandlers } from './mails.ts';

/** Controls the colleagues in a story. */
export interface FakePresence {
  readonly handlers: () => HttpHandler[];
  /** Sends an event to every open stream. */
  readonly send: (event: Partial<RecordWatch>) => void;
  /** The addresses of the open streams, such as `contract/1?editing=true`. */
  readonly open: () => string[];
}

/** Creates the call of the extension `presence`; the story sends its events. */
export function fakePresence(): FakePresence {
  const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last: RecordWatch = { colleagues: [], saved_by: null };
  const text = (event: RecordWatch) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
  return {
    handlers: () => [
      ...capabilitiesHandlers(['presence']),
      new CallHandler('get', '/presence/:subject/:id', ({ request }) => {
        const address = request.url.split('/presence/')[1] ?? '';
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            streams.set(address, controller);
            controller.enqueue(text({ ...last, saved_by: null }));
            request.signal.addEventListener('abort', () => streams.delete(address));
          },
          cancel: () => void streams.delete(address),
        });
        return new HttpResponse(body, { headers: { 'Content-Type': eventType } });
      }),
    ],
    send(event) {
      last = { ...last, saved_by: null, ...event };
      for (const stream of streams.values()) stream.enqueue(text(last));
    },
    open: () => [...streams.keys()],
  };
}
