import { describe, expect, it } from 'vitest';
import { aBlankReportForm, aCourseInfo, aProgressReportForm } from './progress-report.fixtures.ts';
import { type StepCompletion, stepCompletion } from './step-completion.ts';

const full = aProgressReportForm();
const blank = aBlankReportForm();
const noInfo = {
  materialUsed: null,
  appsAndSitesUsed: null,
  skillsCovered: null,
  grammarPointsCovered: null,
};
const short = ({ state, answered, questionCount }: StepCompletion) => `${state} ${answered}/${questionCount}`;

describe('how far the pages of a report are (REP-FORM-13, REP-FORM-14, REP-FORM-15, REP-FORM-16, REP-FORM-17)', () => {
  it.each([
    ['nothing was begun', null, null, ['empty 0/4', 'empty 0/4', 'empty 0/12', 'empty 0/3']],
    [
      'all is answered',
      aCourseInfo(),
      full,
      ['complete 4/4', 'complete 4/4', 'complete 12/12', 'complete 3/3'],
    ],
    ['all was left empty', aCourseInfo(noInfo), blank, ['empty 0/4', 'empty 0/4', 'empty 0/12', 'empty 0/3']],
    [
      'some is answered',
      aCourseInfo({ ...noInfo, materialUsed: 'Défi 3' }),
      aBlankReportForm({
        ratings: { ...blank.ratings, homework: 'not-applicable', syntax: 'good', oralFluency: 'good' },
        nextLevel: 'B1',
      }),
      ['begun 1/4', 'begun 1/4', 'begun 2/12', 'begun 1/3'],
    ],
    [
      'only the next level is open',
      null,
      aProgressReportForm({ nextLevel: null }),
      ['empty 0/4', 'complete 4/4', 'complete 12/12', 'begun 2/3'],
    ],
  ])('when %s', (_, info, form, expected) => {
    const { courseInfo, selfLearning, progress, comments } = stepCompletion(info, form);
    expect([courseInfo, selfLearning, progress, comments].map(short)).toEqual(expected);
  });
});
