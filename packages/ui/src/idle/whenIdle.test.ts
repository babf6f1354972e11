import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

/** A browser that is never idle: the callback runs only after its timeout. */
const neverIdle = {
  requestIdleCallback: (act: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(act, timeout),
  cancelIdleCallback: (handle: number) => clearTimeout(handle),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function inBrowser(globals: Record<string, unknown>) {
  vi.stubGlobal('window', globals);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

it('acts after two seconds in a browser that is never idle', () => {
  inBrowser(neverIdle);
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('acts soon where nobody tells what is idle', () => {
  inBrowser({});
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledOnce();
});

it.each([
  ['idle callbacks', neverIdle],
  ['timers', {}],
])('does nothing once it is called off, with %s', (_, globals) => {
  inBrowser(globals);
  const act = vi.fn();
  whenIdle(act)();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
