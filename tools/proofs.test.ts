import { describe, expect, it } from 'vitest';
import { ownTitle, type Proof, problemOf, storiesIn } from './proofs.ts';
import { readCatalogue } from './requirement-rows.ts';

const ids = Array.from({ length: 9 }, (_, at) => `ZOO-0${at + 1}`);
const catalogue = readCatalogue(ids.map((id) => `| ${id} | The keeper feeds the seals. | 0§1 |`).join('\n'));

const rule: Proof = { kind: 'rule', file: 'zoo.test.ts', name: 'feeds seals', rows: [], asserts: true };
const rowsOf = (stories: string) => storiesIn(stories, 'Zoo.stories.tsx', catalogue).map(({ rows }) => rows);

describe('the rows of a story', () => {
  it('are those of its tags and its name', () => {
    const source = `
      export default { title: 'Zoo' };
      export const Fed = { name: 'Fed (ZOO-01)', tags: ['ZOO-02'], play: async () => {} };
    `;
    expect(rowsOf(source)).toEqual([['ZOO-01', 'ZOO-02']]);
  });

  it('are not those that the file or a comment names', () => {
    const source = `
      // ZOO-03
      export default { title: 'Zoo', tags: ['ZOO-01'] };
      /** ZOO-02 */
      export const Fed = { play: async () => {} };
    `;
    expect(rowsOf(source)).toEqual([[]]);
  });

  it('are proved by what `npm test` runs, not by a story or file tagged `release`', () => {
    const stories = `
      export const Fed = { tags: ['ZOO-01'], play: async () => {} };
      export const Bathed = { tags: ['release', 'ZOO-02'], play: async () => {} };
    `;
    expect(rowsOf(`export default { title: 'Zoo' };${stories}`)).toEqual([['ZOO-01']]);
    expect(rowsOf(`export default { title: 'Zoo', tags: ['release'] };${stories}`)).toEqual([]);
  });

  it('are proved by a story that a file tagged `release` leaves to `npm test`', () => {
    const source = `
      export default { title: 'Zoo', tags: ['release'] };
      export const Fed = { tags: ['!release', 'ZOO-01'], play: async () => {} };
      export const Bathed = { tags: ['ZOO-02'], play: async () => {} };
    `;
    expect(rowsOf(source)).toEqual([['ZOO-01']]);
  });

  it('prove nothing without a play function', () => {
    const source = `
      export default { title: 'Zoo' };
      export const Shown = { tags: ['ZOO-01'] };
      export const Fed = { ...Shown, play: async () => {} };
    `;
    const [shown, fed] = storiesIn(source, 'Zoo.stories.tsx', catalogue);
    expect(shown && problemOf(shown)).toBe('Zoo.stories.tsx, "Shown" names ZOO-01 and asserts nothing');
    expect(fed?.asserts).toBe(true);
  });
});

describe('the title of a rule', () => {
  it('does not include the titles of its blocks', () => {
    expect(ownTitle('seals (ZOO-01) > are fed (ZOO-02)')).toBe('are fed (ZOO-02)');
  });

  it('names eight rows at most', () => {
    expect(problemOf({ ...rule, rows: ids.slice(0, 8) })).toBeUndefined();
    expect(problemOf({ ...rule, rows: ids })).toBe('zoo.test.ts, "feeds seals" names 9 rows: 8 at most');
  });

  it.each(['ZOO-01 to -09', 'ZOO-01 to ZOO-09', 'ZOO-01–09', 'ZOO-01..ZOO-09', 'ZOO-01 à -09'])(
    'does not name a range: case %#',
    (range) => {
      expect(problemOf({ ...rule, name: `feeds seals (${range})` })).toMatch(/names a range: name each row$/);
    },
  );

  it.each(['of 1 to 8 seals (ZOO-01)', 'ZOO-01, ZOO-02', 'from 2026-01 to 2026-12'])(
    'may be "%s"',
    (name) => {
      expect(problemOf({ ...rule, name })).toBeUndefined();
    },
  );
});
