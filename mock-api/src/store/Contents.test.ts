import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Contents } from './Contents.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-contents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('contents', () => {
  it.each([
    ['on disk', emptyFolder],
    ['in memory', () => undefined],
  ])('are there again %s, the same twice only once, and gone when nobody names them', (_, place) => {
    const contents = new Contents(place());
    const kept = contents.keep(Buffer.from('rapport'));
    expect(contents.keep(Buffer.from('rapport'))).toBe(kept);
    const other = contents.keep(Buffer.from('report'));
    expect(contents.read(kept).toString()).toBe('rapport');
    contents.keepOnly(new Set([other]));
    expect(contents.read(other).toString()).toBe('report');
    expect(() => contents.read(kept)).toThrow();
  });

  it('survive a restart, and leave nothing of one that a kill has cut short', () => {
    const folder = emptyFolder();
    const kept = new Contents(folder).keep(Buffer.from('rapport'));
    writeFileSync(join(folder, 'abc.unfinished'), 'rap');
    const later = new Contents(folder);
    later.keepOnly(new Set([kept]));
    expect(later.read(kept).toString()).toBe('rapport');
    expect(readdirSync(folder)).toEqual([kept]);
  });
});
