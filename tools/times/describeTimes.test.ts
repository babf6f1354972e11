import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeTimes } from './describeTimes.ts';
import { addTimes, readTimes, type TestTime } from './TestTime.ts';

const time = (kind: string, title: string, ms: number): TestTime => ({ kind, file: `${kind}.ts`, title, ms });

describe('the times of the tests', () => {
  it('are summed by kind, and name the slowest', () => {
    const times = [
      time('rules', 'adds', 1000),
      time('rules', 'divides', 29_000),
      time('journeys', 'signs in', 90_000),
      time('journeys', 'signs out', 2000),
    ];
    expect(describeTimes(times, 3).split('\n')).toEqual([
      'Sum of the tests, several of which run at once:',
      '   0.5 min  2 rules',
      '   1.5 min  2 journeys',
      'The slowest:',
      '  90.0 s    journeys.ts: signs in',
      '  29.0 s    rules.ts: divides',
      '   2.0 s    journeys.ts: signs out',
    ]);
  });

  it('are collected from several test runners', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-times-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    addTimes(folder, [time('rules', 'line\nbreak', 1)]);
    addTimes(folder, [time('server', 'answers', 2)]);
    expect(readTimes(folder)).toEqual([time('rules', 'line\nbreak', 1), time('server', 'answers', 2)]);
    expect(readTimes(join(folder, 'elsewhere'))).toEqual([]);
  });
});
