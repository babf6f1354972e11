import { describe, expect, it } from 'vitest';
import { instantAt, instantMinutes } from './instant-minutes.ts';

describe('instantMinutes', () => {
  it.each([
    '1970-01-01T00:00:00.000Z',
    '1969-12-31T23:59:00Z',
    '2026-12-09T15:00:59.999Z',
    '2026-12-09T15:00Z',
    '2027-03-14T02:30:00-05:00',
    '2027-03-14T02:30:00+05:30',
    '2028-02-29T23:59:59Z',
  ])('%s is what Date.parse says, without seconds', (text) => {
    expect(instantMinutes(text)).toBe(Math.floor(Date.parse(text) / 60_000));
  });

  it('is NaN for a text that is no instant', () => {
    expect(instantMinutes('2026-12-09')).toBeNaN();
  });
});

describe('instantAt', () => {
  it.each(['1970-01-01T00:00:00.000Z', '1969-12-31T23:59:00.000Z', '2028-02-29T23:59:00.000Z'])(
    '%s',
    (text) => {
      expect(instantAt(instantMinutes(text))).toBe(text);
    },
  );
});
