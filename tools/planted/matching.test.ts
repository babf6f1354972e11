import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plantedFaults } from './faults/index.ts';
import { planted, problemsOf } from './matching.ts';
import type { PlantedFault } from './PlantedFault.ts';

// Not written as one word: `npm run rows` would report it.
const unknownRow = ['SHELL', '999'].join('-');

const root = fileURLToPath(new URL('../..', import.meta.url));
const fault: PlantedFault = {
  row: 'SHELL-044',
  what: 'another word',
  file: 'packages/ui/src/index.ts',
  from: 'old',
  to: 'new',
};
const [known] = plantedFaults;

describe('a planted fault', () => {
  it('replaces the one place where its text occurs', () => {
    expect(planted(fault, 'an old word')).toBe('an new word');
  });

  it('is written as it is, whatever signs it contains', () => {
    expect(planted({ ...fault, to: '$& $1' }, 'an old word')).toBe('an $& $1 word');
  });

  it.each(['a word', 'old and old'])('is refused in "%s"', (text) => {
    expect(() => planted(fault, text)).toThrow(/occurs [02] times in packages\/ui\/src\/index.ts, not once/);
  });

  it('is refused when it changes nothing', () => {
    expect(() => planted({ ...fault, to: 'old' }, 'an old word')).toThrow('"old" is replaced by itself');
  });

  it.each([
    [{ from: 'never written' }, '"never written" occurs 0 times'],
    [{ row: unknownRow }, `docs/requirements.md does not ask for ${unknownRow}`],
    [{ file: 'packages/nowhere.ts' }, 'there is no packages/nowhere.ts'],
  ])('that has become %j is named', (change, reason) => {
    if (!known) throw new Error('There are no faults');
    const [problem = '', ...others] = problemsOf(root, [{ ...known, ...change }]);
    expect(others).toEqual([]);
    expect(problem).toContain(`${known.what}: ${reason}`);
  });

  it('that no longer matches is named with its line', () => {
    if (!known) throw new Error('There are no faults');
    const [problem] = problemsOf(root, [{ ...known, from: 'never written' }]);
    expect(problem).toMatch(/^tools\/planted\/faults\/[\w-]+\.ts:\d+: /);
  });
});

describe('the table of planted faults', () => {
  it('matches the product, and breaks rows that exist', () => {
    expect(problemsOf(root, plantedFaults)).toEqual([]);
  });

  it('tells one fault of a row from another by its words', () => {
    const names = plantedFaults.map(({ row, what }) => `${row}: ${what}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
