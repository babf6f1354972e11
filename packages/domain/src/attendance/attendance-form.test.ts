import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { attendanceBlockers, isSameLesson, lessonFormText, pickableAbsentees } from './attendance-form.ts';
import { attendanceSchema, lessonSchema } from './attendance-schema.ts';
import { classLengthsFor } from './class-length.ts';
import { latestLessonDay } from './latest-lesson-day.ts';
import { aLesson } from './lesson.fixtures.ts';
import { lessonWarnings } from './lesson-warnings.ts';

const latestDay = latestLessonDay('2026-11-20');

it.each([
  ['of a new record, tomorrow', undefined, '2026-11-21'],
  ['of a record in the past, tomorrow', '2026-11-02', '2026-11-21'],
  ['of a record that lies further ahead, its own day', '2026-12-01', '2026-12-01'],
])('the latest day is, %s (DECISION-66)', (_, stored, latest) => {
  expect(latestLessonDay('2026-11-20', stored)).toBe(latest);
});

describe('the attendance form', () => {
  const filled = { contractId: 412, date: '2026-11-19', minutes: 90 };

  it('sends nobody as absent while all are present, whoever was ticked before (PORTAL-ATT-10)', () => {
    expect(
      attendanceSchema(latestDay).parse({ ...filled, allPresent: true, absentStudentIds: [501] }),
    ).toEqual({
      ...filled,
      absentStudentIds: [],
    });
  });

  it('sends the absent students once "all present" is off (PORTAL-ATT-08)', () => {
    expect(
      attendanceSchema(latestDay).parse({ ...filled, absentStudentIds: [501, 502] }).absentStudentIds,
    ).toEqual([501, 502]);
  });

  it.each(['contractId', 'date', 'minutes'] as const)(
    'refuses a missing %s (PORTAL-ATT-03, PORTAL-ATT-04)',
    (field) => {
      const { error } = attendanceSchema(latestDay).safeParse({
        ...filled,
        allPresent: true,
        [field]: undefined,
      });
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, 'required']]);
    },
  );

  it.each([
    [{ contractId: '', date: '', minutes: '' }, ['contract', 'date', 'length']],
    [{ contractId: '412', date: '2026-11-19', minutes: '' }, ['length']],
    [{ contractId: '', date: '2026-11-19', minutes: '90' }, ['contract']],
    [{ contractId: '412', date: latestDay, minutes: '90' }, []],
    [{ contractId: '412', date: '2026-11-22', minutes: '90' }, ['dateAhead']],
    [{ contractId: '412', date: '2026-11-19', minutes: '90', allPresent: false }, ['absentees']],
    [
      { contractId: '412', date: '2026-11-19', minutes: '90', allPresent: false, absentStudentIds: [501] },
      [],
    ],
  ])(
    'with %j says what is still to choose: %j (PORTAL-ATT-03, PORTAL-ATT-04, DECISION-46)',
    (typed, blockers) => {
      expect(attendanceBlockers({ allPresent: true, absentStudentIds: [], ...typed }, latestDay)).toEqual(
        blockers,
      );
    },
  );
});

describe.each([
  ['the attendance form', attendanceSchema(latestDay)],
  ['"Manage Attendance"', lessonSchema(latestDay)],
])('%s with "all present" off and nobody chosen (DECISION-46)', (_, schema) => {
  const filled = { contractId: 412, date: '2026-11-19', minutes: 90, allPresent: false };

  it.each([{ absentStudentIds: [] }, {}])('refuses %j', (absent) => {
    expect(refusalsOf(schema, { ...filled, ...absent })).toEqual({
      absentStudentIds: 'absent-student-missing',
    });
  });

  it('says so together with what else is missing', () => {
    expect(refusalsOf(schema, { ...filled, date: '' })).toEqual({
      date: 'required',
      absentStudentIds: 'absent-student-missing',
    });
  });
});

describe('"Manage Attendance"', () => {
  const filled = { date: '2026-11-19', minutes: 90 };

  it.each([
    ['no date (CON-ATT-12)', { date: '' }, { date: 'required' }],
    ['a day after tomorrow (DECISION-66)', { date: '2026-11-22' }, { date: 'lesson-too-far-ahead' }],
    ['tomorrow (DECISION-66)', { date: '2026-11-21' }, {}],
    ['12 hours (DECISION-66)', { minutes: 720 }, {}],
    ['more than 12 hours (DECISION-66)', { minutes: 721 }, { minutes: 'out-of-range?min=1&max=720' }],
    ['a day that does not exist (CON-ATT-12)', { date: '2026-02-30' }, { date: 'date-invalid' }],
    ['no length (CON-ATT-13)', { minutes: undefined }, { minutes: 'required' }],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(lessonSchema(latestDay), { ...filled, allPresent: true, ...change })).toEqual(codes);
  });

  it.each([
    [true, [501], []],
    [false, [501, 502], [501, 502]],
    [undefined, [502], [502]],
  ])(
    'with "all present" %s and %j picked sends %j as absent (CON-ATT-15, CON-ATT-16, DOMAIN-42)',
    (allPresent, picked, absent) => {
      expect(lessonSchema(latestDay).parse({ ...filled, allPresent, absentStudentIds: picked })).toEqual({
        ...filled,
        absentStudentIds: absent,
      });
    },
  );

  it('opens with everyone present for a lesson to add (CON-ATT-15, PORTAL-ATT-07)', () => {
    expect(lessonFormText(null)).toEqual({ date: '', minutes: '', allPresent: true, absentStudentIds: [] });
  });

  it('opens with what was recorded (CON-ATT-06, CON-ATT-16)', () => {
    const absentees = [{ id: 502, name: 'Marc-André', lastName: 'Thériault' }];
    expect(lessonFormText(aLesson({ minutes: 75, absentees }))).toEqual({
      date: '2026-11-17',
      minutes: '75',
      allPresent: false,
      absentStudentIds: ['502'],
    });
  });

  it.each([
    ['nothing else', {}, true],
    ['the absent in another order', { absentStudentIds: ['502', '501'] }, true],
    ['another day', { date: '2026-11-18' }, false],
    ['another length', { minutes: '60' }, false],
    ['one absent fewer', { absentStudentIds: ['501'] }, false],
    ['one absent more', { absentStudentIds: ['501', '502', '503'] }, false],
    ['somebody else absent', { absentStudentIds: ['501', '503'] }, false],
  ])('tells a lesson from one with %s', (_, differing, isSame) => {
    const lesson = { ...lessonFormText(aLesson()), allPresent: false, absentStudentIds: ['501', '502'] };
    expect(isSameLesson(lesson, { ...lesson, ...differing })).toBe(isSame);
  });

  it('offers the students by last name, with an absent one who has left the contract since (CON-ATT-16)', () => {
    const students = [
      { id: 503, name: 'Zoé', lastName: 'Étienne' },
      { id: 501, name: 'Inès', lastName: 'Fortin' },
      { id: 504, name: 'Kim', lastName: 'Ng' },
    ];
    const lesson = aLesson({
      absentees: [
        { id: 502, name: 'Marc-André', lastName: 'Gagné' },
        { id: 501, name: 'Inès', lastName: 'Fortin' },
      ],
    });
    expect(pickableAbsentees({ students }, '', lesson).map(({ id }) => id)).toEqual([503, 501, 502, 504]);
    expect(pickableAbsentees({ students }, '2026-11-20', null).map(({ id }) => id)).toEqual([503, 501, 504]);
  });

  it('offers only who belonged to the contract on the day of the class (DOMAIN-10, DECISION-79)', () => {
    const late = { id: 501, name: 'Inès', lastName: 'Fortin', periods: [{ from: '2026-11-20', to: null }] };
    const left = { id: 504, name: 'Kim', lastName: 'Ng', periods: [{ from: null, to: '2026-11-19' }] };
    const contract = { students: [late], formerStudents: [left] };
    const idsOn = (day: string) => pickableAbsentees(contract, day, null).map(({ id }) => id);
    expect(['', '2026-11-19', '2026-11-20'].map(idsOn)).toEqual([[501], [504], [501]]);
  });
});

it.each([
  [null, [30, 60, 90, 120]],
  [60, [30, 60, 90, 120]],
  [75, [30, 60, 75, 90, 120]],
  [180, [30, 60, 90, 120, 180]],
])(
  'offers for a lesson of %s minutes the lengths %j (CON-ATT-14, PORTAL-ATT-05, LIMIT-24)',
  (minutes, lengths) => {
    expect(classLengthsFor(minutes)).toEqual(lengths);
  },
);

describe('unusual dates ask first (DECISION-16 and DECISION-49)', () => {
  const today = '2026-11-20';
  const context = {
    lessons: [
      aLesson({ id: 1, date: '2026-11-17' }),
      aLesson({ id: 2, date: '2026-11-19', status: 'deleted' }),
      aLesson({ id: 3, date: '2026-11-24' }),
    ],
    contract: { startsOn: '2026-11-10', endsOn: '2026-11-24' },
    today,
  };

  it.each([
    ['2026-11-20', []],
    ['2026-11-17', ['same-day']],
    ['2026-11-19', []],
    ['2026-11-21', ['future']],
    ['2026-11-24', ['same-day', 'future']],
    ['2026-11-10', []],
    ['2026-11-09', ['before-start']],
    ['2026-11-25', ['future', 'after-end']],
  ])('%s: %j', (date, warnings) => {
    expect(lessonWarnings(date, context)).toEqual(warnings);
  });

  it('compares with the dates that the contract has', () => {
    const endless = { ...context, contract: { startsOn: '2026-11-10', endsOn: null } };
    const unplanned = { ...context, contract: { startsOn: null, endsOn: null } };
    expect(lessonWarnings('2026-11-09', endless)).toEqual(['before-start']);
    expect(lessonWarnings('2026-11-09', unplanned)).toEqual([]);
  });

  it.each([
    ['2026-11-19', ['opened-earlier']],
    ['2026-11-20', []],
    ['', []],
  ])('a form opened on "%s" asks %j', (openedOn, warnings) => {
    expect(lessonWarnings('2026-11-20', { ...context, openedOn })).toEqual(warnings);
  });
});
