import { describe, expect, it } from 'vitest';
import { fieldsChangedBySave, hasChangedSince, isDraftSaved, mergeDraft } from './unsaved-work';

const initialValues = { invoice: 'F-1', contact: 'Zoé', approved: false, skills: ['reading'] };
const work = (typed: object) => ({
  initialValues,
  typed: { ...initialValues, ...typed },
});

describe('unsaved work that is taken up again', () => {
  it('is what was typed, when the record is as it was', () => {
    const kept = work({ invoice: 'F-2', approved: true, skills: [] });
    expect(mergeDraft(kept, initialValues)).toEqual({ values: kept.typed, initialValues });
    expect(hasChangedSince(kept, initialValues)).toBe(false);
  });

  it('leaves fields that were not typed into as someone else has saved them since', () => {
    const stored = { ...initialValues, contact: 'Noël' };
    const kept = work({ invoice: 'F-2' });
    expect(mergeDraft(kept, stored)).toEqual({
      values: { ...stored, invoice: 'F-2' },
      initialValues: stored,
    });
    expect(hasChangedSince(kept, stored)).toBe(true);
  });

  it('remembers what a field held for the person when both have changed it, so that a save asks', () => {
    const stored = { ...initialValues, invoice: 'F-THEIRS', contact: 'Noël' };
    expect(mergeDraft(work({ invoice: 'F-MINE' }), stored)).toEqual({
      values: { ...stored, invoice: 'F-MINE' },
      initialValues: { ...stored, invoice: 'F-1' },
    });
  });

  it('has nothing to ask when both have typed the same', () => {
    const stored = { ...initialValues, invoice: 'F-2' };
    const kept = work({ invoice: 'F-2', approved: true });
    expect(mergeDraft(kept, stored).initialValues).toEqual(stored);
    expect(hasChangedSince(kept, stored)).toBe(false);
  });

  it.each<[string, object, object, boolean]>([
    ['nothing was typed', {}, initialValues, true],
    ['the save had arrived after all', { invoice: 'F-2' }, { ...initialValues, invoice: 'F-2' }, true],
    ['only the names of copied fields differ', { copied: 'contact' }, { ...initialValues, copied: '' }, true],
    ['a text is still to be saved', { invoice: 'F-2' }, initialValues, false],
    ['a list is still to be saved', { skills: ['reading', 'writing'] }, initialValues, false],
  ])('is stored already or not: %s', (_case, typed, stored, expected) => {
    expect(isDraftSaved(work(typed), stored)).toBe(expected);
  });

  it('is not taken up where the form has become another since', () => {
    const stored = { invoice: ['F-1'], comment: '' };
    const kept = { initialValues: { invoice: 'F-1', gone: '' }, typed: { invoice: 'F-2', gone: 'x' } };
    expect(mergeDraft(kept, stored)).toEqual({ values: stored, initialValues: stored });
    expect(mergeDraft({ initialValues: null, typed: 'scrambled' }, stored).values).toEqual(stored);
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
