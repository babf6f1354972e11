import { describe, expect, it } from 'vitest';
import { TrustedSessions } from './TrustedSessions.ts';

/** Starts with one session, `a`, that was read at 5,000 ms by both clocks. */
function start() {
  const clocks = { elapsed: 5000, time: 5000 };
  const trusted = new TrustedSessions<string>({
    milliseconds: 1000,
    elapsed: () => clocks.elapsed,
    time: () => clocks.time,
  });
  trusted.keep(trusted.begin(), 'a', 'Léa');
  return { trusted, clocks };
}

describe('a session that was read', () => {
  it.each([
    ['at once', 5000, 5000, 'Léa'],
    ['for less than a second', 5999, 5999, 'Léa'],
    ['not for a second', 6000, 6000, undefined],
    ['not while the process was paused, which only one clock may count', 5010, 65_000, undefined],
    ['not after the clock of the machine was set back', 5010, 4000, undefined],
    ['not where that clock stands still', 6000, 5000, undefined],
  ])('is trusted %s', (_when, elapsed, time, found) => {
    const { trusted, clocks } = start();
    Object.assign(clocks, { elapsed, time });
    expect(trusted.find('a')).toBe(found);
    // It must be read, even if the clocks go back.
    Object.assign(clocks, { elapsed: 5000, time: 5000 });
    expect(trusted.find('a')).toBe(found);
  });

  it('is trusted from the beginning of its statement, however late the answer comes', () => {
    const { trusted, clocks } = start();
    const reading = trusted.begin();
    Object.assign(clocks, { elapsed: 5900, time: 5900 });
    trusted.keep(reading, 'b', 'Inès');
    expect(trusted.find('b')).toBe('Inès');
    Object.assign(clocks, { elapsed: 6000, time: 6000 });
    expect(trusted.find('b')).toBeUndefined();
  });

  it('is forgotten after a write, also by a statement that began before it', () => {
    const { trusted } = start();
    const reading = trusted.begin();
    trusted.forget();
    trusted.keep(reading, 'b', 'Inès');
    expect([trusted.find('a'), trusted.find('b')]).toEqual([undefined, undefined]);
    trusted.keep(trusted.begin(), 'b', 'Inès');
    expect(trusted.find('b')).toBe('Inès');
  });

  it('is never kept where nothing is trusted', () => {
    const trusted = new TrustedSessions<string>({ milliseconds: 0 });
    trusted.keep(trusted.begin(), 'a', 'Léa');
    expect(trusted.find('a')).toBeUndefined();
  });

  it('takes a bounded amount of memory', () => {
    const { trusted } = start();
    for (let number = 0; number < 5000; number += 1) trusted.keep(trusted.begin(), `s${number}`, 'x');
    expect([trusted.find('a'), trusted.find('s4999')]).toEqual([undefined, 'x']);
  });
});
