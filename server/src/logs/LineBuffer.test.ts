import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LineBuffer } from './LineBuffer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function started() {
  const written: string[][] = [];
  const stream = new LineBuffer((text) => {
    const lines = text.trimEnd().split('\n');
    written.push(lines.map((line) => JSON.parse(line).msg));
  });
  const { log } = fastify({ logger: { level: 'info', stream } });
  return { written, stream, log };
}

it('lines of the log are written together, after 200 milliseconds at the latest', () => {
  const { written, log } = started();
  log.info('one');
  vi.advanceTimersByTime(199);
  log.info('two');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([['one', 'two']]);
  log.info('three');
  vi.advanceTimersByTime(200);
  expect(written).toEqual([['one', 'two'], ['three']]);
});

it.each(['warn', 'error'] as const)(
  'a line of the level %s is written at once, after those before it',
  (level) => {
    const { written, log } = started();
    log.info('before');
    log[level]('now');
    expect(written).toEqual([['before', 'now']]);
    vi.advanceTimersByTime(1000);
    expect(written).toHaveLength(1);
  },
);

it('many lines are written at once, and the last ones when the process ends', () => {
  const { written, stream, log } = started();
  for (let count = 0; count < 300; count += 1) log.info(`${count} ${'x'.repeat(100)}`);
  const inTime = written.flat().length;
  expect(inTime).toBeGreaterThan(100);
  stream.flush();
  stream.flush();
  expect(written.flat().map((text) => Number.parseInt(text, 10))).toEqual(
    Array.from({ length: 300 }, (_, count) => count),
  );
});
