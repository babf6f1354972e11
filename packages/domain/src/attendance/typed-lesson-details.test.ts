import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { isSameLesson, lessonFormText } from './attendance-form.ts';
import { lessonSchema } from './attendance-schema.ts';
import { aLesson } from './lesson.fixtures.ts';
import {
  detailRefusals,
  firstDetailRefusal,
  lessonDetailBlocker,
  maxLessonNote,
  parseTypedDetails,
  readTypedDetails,
  typedDetailOf,
  typedDetailsText,
  typedLessonDetails,
  withTypedDetail,
} from './typed-lesson-details.ts';

const empty = { studentId: 501, late: '', leftEarly: '', isExcused: false };

describe('the minutes of a detail (DECISION-51)', () => {
  it.each([
    ['nothing', {}, {}],
    ['whole minutes', { late: '15', leftEarly: ' 10 ' }, {}],
    ['a space and no minutes', { late: ' ', leftEarly: '0' }, {}],
    ['all but a minute', { late: '89' }, {}],
    ['all but a minute together', { late: '45', leftEarly: '44' }, {}],
    ['the whole class', { late: '90' }, { late: 'out-of-range?min=0&max=89' }],
    ['left at the beginning', { leftEarly: '90' }, { leftEarly: 'out-of-range?min=0&max=89' }],
    ['the whole class together', { late: '45', leftEarly: '45' }, { leftEarly: 'out-of-range?min=0&max=44' }],
    ['less than nothing', { late: '-5' }, { late: 'out-of-range?min=0&max=89' }],
    ['a part of a minute', { late: '2,5' }, { late: 'not-whole' }],
    [
      'words, and the whole class',
      { late: 'dix', leftEarly: '90' },
      { late: 'not-a-number', leftEarly: 'out-of-range?min=0&max=89' },
    ],
    ['words', { late: 'dix', leftEarly: '1e3' }, { late: 'not-a-number', leftEarly: 'not-a-number' }],
  ])('%s', (_case, typed, refused) => {
    const details = [{ ...empty, ...typed }];
    const lesson = { minutes: 90, absentStudentIds: [502] };
    expect(detailRefusals({ ...empty, ...typed }, lesson)).toEqual(refused);
    expect(firstDetailRefusal(details, lesson)).toBe(Object.values(refused)[0]);
    // An absent student has no fields for minutes.
    expect(firstDetailRefusal(details, { minutes: 90, absentStudentIds: [501] })).toBeUndefined();
  });

  it('are compared with a whole day until the length is chosen', () => {
    const lesson = { minutes: 0, absentStudentIds: [] };
    expect(detailRefusals({ ...empty, late: '1440' }, lesson)).toEqual({});
    expect(detailRefusals({ ...empty, late: '1441' }, lesson)).toEqual({
      late: 'out-of-range?min=0&max=1440',
    });
  });
});

describe('the details of a form', () => {
  const late = { ...empty, late: '15', leftEarly: '5' };
  const excused = { ...empty, studentId: 502, isExcused: true };

  it('says of those who were there what they missed, and of the absent whether they are excused', () => {
    const both = { ...late, isExcused: true };
    const there = { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 5, isExcused: false };
    const away = { studentId: 501, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true };
    expect(readTypedDetails([both], { absentStudentIds: [] })).toEqual([there]);
    expect(readTypedDetails([both], { absentStudentIds: [501] })).toEqual([away]);
    expect(readTypedDetails([late], { absentStudentIds: [501] })).toEqual([]);
    expect(readTypedDetails([excused], { absentStudentIds: [] })).toEqual([]);
    expect(readTypedDetails([{ ...empty, leftEarly: '5' }], { absentStudentIds: [] })).toEqual([
      { ...there, lateMinutes: 0 },
    ]);
  });

  it('takes minutes with a decimal comma or point (DECISION-45)', () => {
    const typed = { ...empty, late: '15,0', leftEarly: ' 5. ' };
    expect(detailRefusals(typed, { minutes: 90, absentStudentIds: [] })).toEqual({});
    expect(readTypedDetails([typed], { absentStudentIds: [] })).toEqual([
      { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 5, isExcused: false },
    ]);
  });

  it('opens with what was recorded, by student', () => {
    const recorded = [
      { studentId: 502, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
      { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 5, isExcused: false },
    ];
    expect(typedLessonDetails(recorded)).toEqual([late, excused]);
    expect(typedLessonDetails()).toEqual([]);
    expect(typedDetailOf([late, excused], 502)).toEqual(excused);
    expect(typedDetailOf([excused], 501)).toEqual(empty);
  });

  it('has one detail for each student, and none that is empty', () => {
    expect(withTypedDetail([excused], late)).toEqual([late, excused]);
    expect(withTypedDetail([late, excused], { ...late, late: '20' })).toEqual([
      { ...late, late: '20' },
      excused,
    ]);
    expect(withTypedDetail([late, excused], empty)).toEqual([excused]);
    expect(withTypedDetail([late], { ...excused, isExcused: false })).toEqual([late]);
    expect(withTypedDetail([], { ...empty, late: 'x' })).toEqual([{ ...empty, late: 'x' }]);
    expect(withTypedDetail([], { ...empty, leftEarly: 'x' })).toEqual([{ ...empty, leftEarly: 'x' }]);
  });

  it('is one text of the form, and a broken one says nothing', () => {
    expect(parseTypedDetails(typedDetailsText([late, excused]))).toEqual([late, excused]);
    expect(typedDetailsText([])).toBe('');
    expect(parseTypedDetails('')).toEqual([]);
    expect(parseTypedDetails('[{')).toEqual([]);
  });
});

describe('"Manage Attendance" with details (DECISION-51)', () => {
  const lesson = aLesson({
    note: 'Salle changée',
    details: [{ studentId: 501, lateMinutes: 15, leftEarlyMinutes: 0, isExcused: false }],
  });
  const filled = { date: '2026-11-17', minutes: 90, allPresent: true, absentStudentIds: [] };

  it('has neither note nor details without the extension', () => {
    expect(lessonFormText(lesson)).not.toHaveProperty('note');
    expect(lessonFormText(lesson)).not.toHaveProperty('details');
    expect(Object.keys(lessonSchema('2026-11-21').parse(filled))).not.toContain('details');
  });

  it('opens with both and reads both back', () => {
    const { note, details } = lessonFormText(lesson, true);
    expect(note).toBe('Salle changée');
    expect(lessonSchema('2026-11-21').parse({ ...filled, note: ' Salle changée ', details })).toEqual({
      date: '2026-11-17',
      minutes: 90,
      absentStudentIds: [],
      note: 'Salle changée',
      details: lesson.details,
    });
    expect(lessonFormText(null, true)).toMatchObject({ note: '', details: '' });
  });

  it('refuses wrong minutes and a long note', () => {
    const details = typedDetailsText([{ ...empty, late: '90' }]);
    expect(refusalsOf(lessonSchema('2026-11-21'), { ...filled, details })).toEqual({
      details: 'out-of-range?min=0&max=89',
    });
    expect(refusalsOf(lessonSchema('2026-11-21'), { ...filled, note: 'a'.repeat(2001) })).toEqual({
      note: 'too-long?max=2000',
    });
    // An absent student cannot be late.
    const absent = { ...filled, allPresent: false, absentStudentIds: [501], details };
    expect(lessonSchema('2026-11-21').parse(absent).details).toEqual([]);
  });

  it('tells a lesson from one with another note or other details', () => {
    const text = lessonFormText(lesson, true);
    expect(isSameLesson(text, lessonFormText(lesson, true))).toBe(true);
    expect(isSameLesson(text, { ...text, note: '' })).toBe(false);
    expect(isSameLesson(text, lessonFormText({ ...lesson, details: [] }, true))).toBe(false);
  });

  it('says that minutes or the note are wrong before anything is submitted', () => {
    const absent = { minutes: '60', allPresent: false, absentStudentIds: [502] };
    const details = [{ ...empty, late: '60' }];
    const note = 'a'.repeat(maxLessonNote + 1);
    expect(lessonDetailBlocker({ ...absent, details, note })).toBe('details');
    expect(lessonDetailBlocker({ ...absent, details: [], note })).toBe('note');
    expect(
      lessonDetailBlocker({ ...absent, details: [], note: ` ${'a'.repeat(maxLessonNote)} ` }),
    ).toBeNull();
    expect(lessonDetailBlocker({ ...absent, absentStudentIds: [501], details, note: 'a' })).toBeNull();
    // With "all present" on, ticked absences do not count.
    expect(
      lessonDetailBlocker({ ...absent, allPresent: true, absentStudentIds: [501], details, note: '' }),
    ).toBe('details');
  });
});
