import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${root}docs/asvs.md`, 'utf8');

/** Number of the last point of each section that has points of level 1 or 2, in ASVS 5.0.0. */
const lastPoints: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};
const points = Object.entries(lastPoints).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, place) => `${chapter}.${section}.${place + 1}`),
  ),
);

it('has one row for every point of levels 1 and 2', () => {
  const rows = [...text.matchAll(/^\| ([\d., to]+) \| (?:yes|none|host|no) \| .+ \|$/gm)];
  const named = rows.flatMap(([, cell = '']) => {
    const [from = '', to] = cell.split(' to ');
    return to === undefined ? cell.split(', ') : points.slice(points.indexOf(from), points.indexOf(to) + 1);
  });
  expect(points).toHaveLength(253);
  expect(named.toSorted()).toEqual(points.toSorted());
});

it('names only files that exist', () => {
  const files = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|tsx|md|yaml))`/g)].map(([, path]) => path);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
});
