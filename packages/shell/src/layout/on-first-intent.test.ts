import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstIntent } from './on-first-intent';

/** An element that matches the selector of these tests, and one that does not. */
class FakeElement {
  readonly isRow: boolean;
  constructor(isRow: boolean) {
    this.isRow = isRow;
  }
  closest = () => (this.isRow ? this : null);
}

const load = vi.fn(() => Promise.reject(new Error('offline')));
let page: EventTarget;

function point(target: FakeElement): void {
  const event = new Event('pointerover');
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  load.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads once, at the first intent', () => {
  onFirstIntent('[data-row]', [load]);
  point(new FakeElement(false));
  expect(load).not.toHaveBeenCalled();
  point(new FakeElement(true));
  point(new FakeElement(true));
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledOnce();
});

it('loads once without an intent, when the page has been at rest for three seconds', () => {
  onFirstIntent('[data-row]', [load]);
  vi.advanceTimersByTime(2999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  point(new FakeElement(true));
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing for a page that has been left', () => {
  onFirstIntent('[data-row]', [load])();
  point(new FakeElement(true));
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
