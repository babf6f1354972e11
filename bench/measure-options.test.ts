import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { measureOptions, prepareResultFile } from './measure-options.ts';

describe('the options of a series', () => {
  it.each([
    ['an absolute path', '/elsewhere/r.json', '/elsewhere/r.json'],
    ['a path in the workspace', '.cache/bench/r.json', '/portal/.cache/bench/r.json'],
    ['a name with another ending', 'r.txt', '/portal/r.txt'],
  ])('write the results to %s', (_, given, path) => {
    expect(measureOptions(['--apps', 'floor', '--out', given], '/portal')).toEqual([
      '--apps',
      'floor',
      '--out',
      path,
    ]);
  });

  it('find the results that are shown or compared', () => {
    expect(measureOptions(['--compare', 'a.json', '/b.json'], '/portal')).toEqual([
      '--compare',
      '/portal/a.json',
      '/b.json',
    ]);
  });
});

describe('the file of the results', () => {
  it('can be written before the series begins, in a folder that is new', () => {
    const folder = mkdtempSync(join(tmpdir(), 'series-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'a/b/r.json');
    prepareResultFile(['--out', path], '--out');
    expect(readFileSync(path, 'utf8')).toBe('');
  });

  it('keeps what an earlier series wrote until there are new results', () => {
    const folder = mkdtempSync(join(tmpdir(), 'series-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'r.json');
    writeFileSync(path, '{}');
    prepareResultFile(['--out', path], '--out');
    expect(readFileSync(path, 'utf8')).toBe('{}');
  });

  it('stops a series that could not write it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'series-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(() => prepareResultFile(['--out', folder], '--out')).toThrow();
    expect(() => prepareResultFile(['--out'], '--out')).toThrow('--out needs a file');
  });

  it('is not needed', () => {
    expect(() => prepareResultFile(['--apps', 'floor'], '--out')).not.toThrow();
  });
});
