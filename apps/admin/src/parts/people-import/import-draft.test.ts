import { describe, expect, it } from 'vitest';
import { changedDraft, chosenSheet, clearedDraft, draftFor, fileDrafts, noDraft } from './import-draft.ts';

const aFile = (name = 'classe.xlsx', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { lastModified: 1 });
const corrections = { 2: { 0: 'Kim' } };

describe('what was changed by hand in a file', () => {
  const draft = changedDraft(noDraft, aFile(), { corrections });

  it('is kept with its file', () => {
    expect(draft).toMatchObject({ name: 'classe.xlsx', matches: {}, corrections });
    expect(changedDraft(draft, aFile(), { matches: { 3: 'email' } })).toMatchObject({
      matches: { 3: 'email' },
      corrections,
    });
  });

  it.each([
    ['the same file, chosen again', aFile(), corrections],
    ['a file of another name', aFile('autre.xlsx'), {}],
    ['a file of another length', aFile('classe.xlsx', 11), {}],
    ['no file', null, {}],
  ])('is there for %s', (_, file, expected) => {
    expect(draftFor(draft, file).corrections).toEqual(expected);
  });

  it('stays beside that of another file', () => {
    const both = changedDraft(draft, aFile('autre.xlsx'), { matches: { 0: null } });
    expect(both).toMatchObject({ name: 'autre.xlsx', matches: { 0: null }, corrections: {} });
    expect(draftFor(both, aFile())).toMatchObject({ name: 'classe.xlsx', matches: {}, corrections });
    expect(draftFor(both, aFile('autre.xlsx'))).toMatchObject({ matches: { 0: null }, corrections: {} });
  });

  it('is the only one once the other file is put back', () => {
    const both = changedDraft(draft, aFile('autre.xlsx'), { matches: { 0: null } });
    expect(changedDraft(both, aFile('autre.xlsx'), { matches: {} })).toEqual(draft);
  });

  it('is changed also if another file was changed last', () => {
    const both = changedDraft(draft, aFile('autre.xlsx'), { matches: { 0: null } });
    const changed = changedDraft(both, aFile(), { matches: { 3: 'email' } });
    expect(fileDrafts(changed).map(({ name }) => name)).toEqual(['classe.xlsx', 'autre.xlsx']);
    expect(draftFor(changed, aFile())).toMatchObject({ matches: { 3: 'email' }, corrections });
  });

  it('is nothing once everything is put back', () => {
    expect(changedDraft(draft, aFile(), { corrections: {} })).toBe(noDraft);
  });

  it('stays with its sheet when another is chosen, and comes back with it', () => {
    const first = changedDraft(draft, aFile(), { headRow: 3, leavesOutHidden: true });
    const second = chosenSheet(first, aFile(), { from: 'A', to: 'B' });
    expect(second).toMatchObject({ sheet: 'B', matches: {}, corrections: {} });
    expect([second.headRow, second.leavesOutHidden]).toEqual([undefined, undefined]);
    const typed = changedDraft(second, aFile(), { matches: { 1: 'email' } });
    const back = chosenSheet(typed, aFile(), { from: 'B', to: 'A' });
    expect(back).toMatchObject({ sheet: 'A', corrections, headRow: 3, leavesOutHidden: true });
    expect(chosenSheet(back, aFile(), { from: 'A', to: 'B' })).toMatchObject({ matches: { 1: 'email' } });
    expect(clearedDraft(back, aFile())).toBe(noDraft);
  });
});
