import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { cefrLevels } from '../student/cefr-level.ts';
import { aCourseInfo, aProgressReportForm } from './progress-report.fixtures.ts';
import { skillGroups } from './progress-report.ts';
import { commentsSchema, courseInfoSchema, progressSchema, selfLearningSchema } from './report-schemas.ts';
import {
  closingText,
  courseInfoText,
  ratedIn,
  ratingsText,
  reportGaps,
  reportSteps,
  stepAfter,
  stepBefore,
  unratedSkills,
} from './report-wizard.ts';
import { answeredSteps } from './step-completion.ts';

describe('the pages of the wizard', () => {
  it('follow each other, the course first and the comments last (REP-FORM-01, REP-FORM-04, REP-FORM-05, CONFLICT-41)', () => {
    expect(reportSteps.map((step) => [stepBefore(step), step, stepAfter(step)])).toEqual([
      [null, 'courseInfo', 'selfLearning'],
      ['courseInfo', 'selfLearning', 'progress'],
      ['selfLearning', 'progress', 'comments'],
      ['progress', 'comments', null],
    ]);
  });

  it('rate each group of skills once (REP-FORM-14, REP-FORM-15, REP-FORM-16)', () => {
    expect(reportSteps.flatMap((step) => ratedIn[step])).toEqual(Object.keys(skillGroups));
  });
});

describe('what a page gives back', () => {
  it('of the course, four texts or nothing (REP-FORM-13)', () => {
    const { id, contractId, ...values } = aCourseInfo();
    expect(courseInfoSchema.parse(values)).toEqual(values);
    expect(new Set(Object.values(courseInfoSchema.parse({})))).toEqual(new Set([null]));
  });

  it.each([
    [
      'Self-learning (REP-FORM-14)',
      ['preparation', 'participation', 'homework', 'extracurricularActivities'],
      selfLearningSchema,
    ],
    [
      'Progress (REP-FORM-15, REP-FORM-16)',
      [
        'oralGrammar',
        'oralVocabulary',
        'pronunciation',
        'listeningComprehension',
        'oralFluency',
        'writtenGrammar',
        'vocabularyAndSpelling',
        'textOrganisation',
        'syntax',
        'writtenFluency',
        'writtenContent',
        'readingComprehension',
      ],
      progressSchema,
    ],
  ] as const)('of %s, a rating or none for each of %j', (_, skills, schema) => {
    expect(Object.keys(schema.parse({}))).toEqual(skills);
    for (const skill of skills) {
      for (const rating of ['excellent', 'very-good', 'good', 'needs-work', 'not-applicable'])
        expect(schema.parse({ [skill]: rating })).toMatchObject({ [skill]: rating });
      expect(schema.parse({ [skill]: '' })).toMatchObject({ [skill]: null });
      expect(refusalsOf(schema, { [skill]: 'superb' })).toEqual({ [skill]: 'required' });
    }
  });

  it('of Comments, two texts and a level from Pre-A1 to C2 (REP-FORM-17, REP-FORM-20)', () => {
    for (const nextLevel of cefrLevels) expect(commentsSchema.parse({ nextLevel }).nextLevel).toBe(nextLevel);
    expect(refusalsOf(commentsSchema, { nextLevel: 'C3' })).toEqual({ nextLevel: 'required' });
    expect(commentsSchema.parse({ comments: ' Très bien ', recommendations: '', nextLevel: '' })).toEqual({
      comments: 'Très bien',
      recommendations: null,
      nextLevel: null,
    });
  });
});

describe('what a page begins with', () => {
  it('of a report that nobody has begun, nothing (REP-FORM-10)', () => {
    expect(unratedSkills(null)).toHaveLength(16);
    expect(answeredSteps(null, null)).toEqual([]);
    expect(new Set(Object.values(courseInfoText(null)))).toEqual(new Set(['']));
    expect(new Set(Object.values(closingText(null)))).toEqual(new Set(['']));
  });

  it('of a whole report, each page its own part, read back as it was (REP-FORM-13, REP-FORM-14, REP-FORM-15, REP-FORM-16, REP-FORM-17)', () => {
    const form = aProgressReportForm();
    const { id, contractId, ...info } = aCourseInfo();
    expect(courseInfoSchema.parse(courseInfoText(info))).toEqual(info);
    expect({
      ...selfLearningSchema.parse(ratingsText('selfLearning', form)),
      ...progressSchema.parse(ratingsText('progress', form)),
    }).toEqual(form.ratings);
    expect(commentsSchema.parse(closingText(form))).toEqual({
      comments: form.comments,
      recommendations: form.recommendations,
      nextLevel: form.nextLevel,
    });
    expect(ratingsText('comments', form)).toEqual({});
  });

  it('marks the pages on which nothing is open', () => {
    const form = aProgressReportForm();
    expect(answeredSteps(aCourseInfo(), form)).toEqual([
      'courseInfo',
      'selfLearning',
      'progress',
      'comments',
    ]);
    const unrated = { ...form, ratings: { ...form.ratings, syntax: null }, recommendations: null };
    expect(answeredSteps(aCourseInfo({ skillsCovered: null }), unrated)).toEqual(['selfLearning']);
    expect(unratedSkills(unrated)).toEqual(['syntax']);
    expect(reportGaps(unrated, unrated)).toEqual({ unrated: ['syntax'], empty: ['recommendations'] });
    expect(reportGaps(unrated, { ...unrated, recommendations: 'Lire.' }).empty).toEqual([]);
    const silent = { ...unrated, comments: ' ', recommendations: null, nextLevel: null };
    expect(reportGaps(silent, silent).empty).toEqual(['comments', 'recommendations', 'nextLevel']);
    expect(reportGaps(null, silent).unrated).toHaveLength(16);
  });
});
