import { describe, expect, it } from 'vitest';
import { changedDraft, draftFor, noDraft } from './import-draft.ts';

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

  it('of another file is replaced', () => {
    expect(changedDraft(draft, aFile('autre.xlsx'), { matches: { 0: null } })).toMatchObject({
      name: 'autre.xlsx',
      matches: { 0: null },
      corrections: {},
    });
  });

  it('is nothing once everything is put back', () => {
    expect(changedDraft(draft, aFile(), { corrections: {} })).toBe(noDraft);
  });
});
