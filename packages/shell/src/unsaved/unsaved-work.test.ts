import { describe, expect, it } from 'vitest';
import { fieldsChangedBySave, hasChangedSince, isStored, laidOver } from './unsaved-work';

const began = { invoice: 'F-1', contact: 'Zoé', approved: false, skills: ['reading'] };
const work = (typed: Partial<typeof began>) => ({ began, typed: { ...began, ...typed } });

describe('unsaved work that is taken up again', () => {
  it('is what was typed, when the record is as it was', () => {
    const kept = work({ invoice: 'F-2', approved: true, skills: [] });
    expect(laidOver(kept, began)).toEqual({ values: kept.typed, began });
    expect(hasChangedSince(kept, began)).toBe(false);
  });

  it('leaves fields that were not typed into as someone else has saved them since', () => {
    const stored = { ...began, contact: 'Noël' };
    const kept = work({ invoice: 'F-2' });
    expect(laidOver(kept, stored)).toEqual({ values: { ...stored, invoice: 'F-2' }, began: stored });
    expect(hasChangedSince(kept, stored)).toBe(true);
  });

  it('remembers what a field held for the person when both have changed it, so that a save asks', () => {
    const stored = { ...began, invoice: 'F-THEIRS', contact: 'Noël' };
    expect(laidOver(work({ invoice: 'F-MINE' }), stored)).toEqual({
      values: { ...stored, invoice: 'F-MINE' },
      began: { ...stored, invoice: 'F-1' },
    });
  });

  it('has nothing to ask when both have typed the same', () => {
    const stored = { ...began, invoice: 'F-2' };
    const kept = work({ invoice: 'F-2', approved: true });
    expect(laidOver(kept, stored).began).toEqual(stored);
    expect(hasChangedSince(kept, stored)).toBe(false);
  });

  it.each([
    ['nothing was typed', {}, began, true],
    ['the save had arrived after all', { invoice: 'F-2' }, { ...began, invoice: 'F-2' }, true],
    ['a text is still to be saved', { invoice: 'F-2' }, began, false],
    ['a list is still to be saved', { skills: ['reading', 'writing'] }, began, false],
  ])('is stored already or not: %s', (_case, typed, stored, expected) => {
    expect(isStored(work(typed), stored)).toBe(expected);
  });

  it('is not taken up where the form has become another since', () => {
    const stored = { invoice: ['F-1'], comment: '' };
    const kept = { began: { invoice: 'F-1', gone: '' }, typed: { invoice: 'F-2', gone: 'x' } };
    expect(laidOver(kept, stored)).toEqual({ values: stored, began: stored });
    expect(laidOver({ began: null, typed: 'scrambled' }, stored).values).toEqual(stored);
  });
});

describe('fieldsChangedBySave', () => {
  const typed = { phone: '(514) 555-0199', hours: '12', city: 'Laval' };
  const validated = { phone: '5145550199', hours: 12, city: 'Laval' };

  it.each([
    ['nothing, when the record holds what was typed', typed, []],
    ['nothing, when it holds what validation made of it', { ...typed, phone: '5145550199' }, []],
    ["another person's change", { ...typed, city: 'Gatineau' }, ['city']],
  ])('finds %s', (_case, saved, fields) => {
    expect(fieldsChangedBySave(saved, typed, validated)).toEqual(fields);
  });
});
