import { describe, expect, it } from 'vitest';
import { noteVisit, visitsAfter } from './visits';

describe('the last visit', () => {
  it.each([
    { before: null, now: '2026-11-20T12:00:00.000Z', earlier: null },
    {
      before: { earlier: null, latest: '2026-11-20T08:00:01.000Z' },
      now: '2026-11-20T12:00:00.000Z',
      earlier: null,
    },
    {
      before: { earlier: null, latest: '2026-11-20T08:00:00.000Z' },
      now: '2026-11-20T12:00:00.000Z',
      earlier: '2026-11-20T08:00:00.000Z',
    },
    // After a reload, the new reports are still new.
    {
      before: { earlier: '2026-11-01T08:00:00.000Z', latest: '2026-11-20T11:59:00.000Z' },
      now: '2026-11-20T12:00:00.000Z',
      earlier: '2026-11-01T08:00:00.000Z',
    },
    // The change to winter time does not affect the duration.
    {
      before: { earlier: null, latest: '2026-11-01T05:30:00.000Z' },
      now: '2026-11-01T09:29:00.000Z',
      earlier: null,
    },
  ])('before $now was $earlier', ({ before, now, earlier }) => {
    expect(visitsAfter(before, new Date(now))).toEqual({ earlier, latest: now });
  });

  it('is kept for each company, without names', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    expect(noteVisit(storage, 2, new Date('2026-11-01T12:00:00Z'))).toBeNull();
    expect(noteVisit(storage, 3, new Date('2026-11-20T12:00:00Z'))).toBeNull();
    expect(noteVisit(storage, 2, new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-01T12:00:00.000Z');
    expect([...kept.values()].join()).toMatch(/^[{}":,\dTZ.\-a-z]+$/);
    kept.set('company-visits-2', 'damaged');
    expect(noteVisit(storage, 2, new Date('2026-11-21T12:00:00Z'))).toBeNull();
  });
});
