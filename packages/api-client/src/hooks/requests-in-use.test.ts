import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestsInUse } from './requests-in-use.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a list or search request', () => {
  it('is cancelled when the last component waiting for it unmounts', () => {
    const requests = requestsInUse();
    const leaves = [requests.use('list'), requests.use('list')];
    const signal = requests.begin('list');
    leaves[0]?.();
    vi.runAllTimers();
    expect(signal.aborted).toBe(false);
    leaves[1]?.();
    vi.runAllTimers();
    expect(signal.aborted).toBe(true);
  });

  it('survives a component that unmounts and remounts immediately', () => {
    const requests = requestsInUse();
    const signal = requests.begin('list');
    requests.use('list')();
    requests.use('list');
    vi.runAllTimers();
    expect(signal.aborted).toBe(false);
  });

  it('does not end with another one', () => {
    const requests = requestsInUse();
    const signal = requests.begin('page 2');
    requests.use('page 2');
    requests.use('page 1')();
    vi.runAllTimers();
    expect(signal.aborted).toBe(false);
  });

  it('counts as unused once no component uses it', () => {
    const requests = requestsInUse();
    const leave = requests.use('list');
    expect([requests.isUsed('list'), requests.isUsed('another')]).toEqual([true, false]);
    leave();
    expect(requests.isUsed('list')).toBe(false);
  });
});
