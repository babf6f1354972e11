import { describe, expect, it } from 'vitest';
import {
  absencePercent,
  absencePercentsText,
  isAbsencePercents,
  isOpenAbsence,
  parseAbsencePercents,
  reachedThreshold,
} from './absence-thresholds.ts';
import {
  absencePercentsOf,
  absenceThresholdsFields,
  absenceThresholdsSchema,
} from './absence-thresholds-schema.ts';

describe('a student reaches an absence threshold (DECISION-135)', () => {
  it.each([
    ['exactly at it', { classes: 20, taught: 2000, missed: 200 }, [10, 25], 10],
    ['not a minute below it', { classes: 20, taught: 2000, missed: 199 }, [10, 25], null],
    ['the higher one exactly at it', { classes: 20, taught: 2000, missed: 500 }, [10, 25], 25],
    ['the lower one a minute below the higher one', { classes: 20, taught: 2000, missed: 499 }, [10, 25], 10],
    ['not with four classes, all missed', { classes: 4, taught: 400, missed: 400 }, [10, 25], null],
    ['with five', { classes: 5, taught: 500, missed: 500 }, [10, 25], 25],
    ['not with one absence of five classes', { classes: 5, taught: 500, missed: 100 }, [10], null],
    ['with a minute more than one class', { classes: 5, taught: 500, missed: 101 }, [10], 10],
    ['not without thresholds', { classes: 20, taught: 2000, missed: 2000 }, [], null],
    ['of 100 % only with all classes missed', { classes: 20, taught: 2000, missed: 1999 }, [100], null],
    ['of 100 % with all classes missed', { classes: 20, taught: 2000, missed: 2000 }, [100], 100],
    ['not without classes', { classes: 0, taught: 0, missed: 0 }, [10], null],
    ['without an error of fractions', { classes: 10, taught: 300, missed: 33 }, [11], 11],
  ] as const)('%s', (_when, sum, percents, reached) => {
    expect(reachedThreshold(sum, percents)).toBe(reached);
  });

  it.each([
    [{ taught: 2000, missed: 200 }, 10],
    [{ taught: 2000, missed: 199 }, 9],
    [{ taught: 300, missed: 299 }, 99],
    [{ taught: 300, missed: 300 }, 100],
    [{ taught: 0, missed: 0 }, 0],
  ])('and its share never looks higher than it is: %o', (sum, percent) => {
    expect(absencePercent(sum)).toBe(percent);
  });

  it.each([
    [10, null, true],
    [10, 10, false],
    [25, 10, true],
    [10, 25, false],
  ])('with a follow-up at %s after %s was handled: %s (DECISION-136)', (threshold, handled, isOpen) => {
    expect(isOpenAbsence({ threshold, handled })).toBe(isOpen);
  });
});

describe('absence thresholds (DECISION-135)', () => {
  it.each([
    [[], true],
    [[10], true],
    [[10, 25], true],
    [[1, 100], true],
    [[25, 10], false],
    [[10, 10], false],
    [[0], false],
    [[101], false],
    [[10.5], false],
    [[5, 10, 25], false],
  ])('%o are ones: %s', (percents, are) => {
    expect(isAbsencePercents(percents)).toBe(are);
  });

  it.each([
    [null, null],
    ['0', []],
    ['10', [10]],
    ['10, 25', [10, 25]],
    ['10 %;25%', [10, 25]],
    ['25, 10', undefined],
    ['10,', undefined],
    ['ten', undefined],
    ['', undefined],
  ])('are read from the text %o of a file', (text, percents) => {
    expect(parseAbsencePercents(text)).toEqual(percents);
  });

  it.each([[null], [[]], [[10]], [[10, 25]]])('%o are written to a file and read back', (percents) => {
    expect(parseAbsencePercents(absencePercentsText(percents))).toEqual(percents);
  });

  const faultsOf = (typed: object) => {
    const read = absenceThresholdsSchema.safeParse({ kind: 'own', first: '', second: '', ...typed });
    return Object.fromEntries(
      (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
  };
  it.each([
    ['a second one alone', { second: '25' }, { first: 'required' }],
    [
      'a second one that is not higher',
      { first: '25', second: '25' },
      { second: 'out-of-range?min=26&max=100' },
    ],
    ['one after 100', { first: '100', second: '100' }, { second: 'out-of-range?min=100&max=100' }],
    ['0', { first: '0' }, { first: 'out-of-range?min=1&max=100' }],
    ['a fraction', { first: '2,5' }, { first: 'not-whole' }],
    ['a word', { first: 'dix' }, { first: 'not-a-number' }],
  ])('refuses in a form %s', (_what, typed, faults) => {
    expect(faultsOf(typed)).toEqual(faults);
  });

  it.each([[null], [[]], [[10]], [[10, 25]]])('reads %o from the form that shows them', (percents) => {
    expect(absencePercentsOf(absenceThresholdsSchema.parse(absenceThresholdsFields(percents)))).toEqual(
      percents,
    );
  });
});
