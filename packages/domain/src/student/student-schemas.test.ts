import { describe, expect, it } from 'vitest';
import { eachText } from '../field/each-text.ts';
import { studentTexts } from '../field/student-fields.ts';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { cefrLevels } from './cefr-level.ts';
import { levelFormText } from './level-form.ts';
import { aStudent, someNeeds } from './student.fixtures.ts';
import { motherTongues, motherTongueText, studentFormText } from './student-form.ts';
import { studentNeedsFormText } from './student-needs-form.ts';
import { levelSchema, studentContractSchema, studentNeedsSchema, studentSchema } from './student-schemas.ts';

describe('the student form', () => {
  const filled = { name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero-beausejour.example' };

  it.each([
    [
      'nothing at all (STU-FORM-01, STU-FORM-02, STU-FORM-03, MSG-91, MSG-92)',
      { name: '', lastName: undefined, email: '' },
      { name: 'student-name-missing', lastName: 'required', email: 'student-email-invalid' },
    ],
    ['a name of spaces (STU-FORM-01)', { name: '  ' }, { name: 'student-name-missing' }],
    [
      'an address of 256 characters',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(94)}example` },
      { email: 'too-long?max=255' },
    ],
    ['an address that is none (STU-FORM-03)', { email: 'ines.fortin' }, { email: 'student-email-invalid' }],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(studentSchema, { ...filled, ...change })).toEqual(codes);
  });

  it.each([
    ['name', 255],
    ['lastName', 255],
    ['phone', 45],
    ['mobile', 45],
    ['city', 255],
    ['smartDevice', 255],
    ['otherMotherTongue', 255],
  ])('takes a %s of %i characters and refuses one more', (field, max) => {
    expect(refusalsOf(studentSchema, { ...filled, [field]: 'é'.repeat(max) })).toEqual({});
    expect(refusalsOf(studentSchema, { ...filled, [field]: 'é'.repeat(max + 1) })).toEqual({
      [field]: `too-long?max=${max}`,
    });
  });

  it('opens empty for a new student', () => {
    expect(new Set(Object.values(studentFormText(null)))).toEqual(new Set(['']));
  });

  it('asks for nothing but names and address (STU-FORM-04)', () => {
    expect(studentSchema.parse(filled)).toEqual({
      ...filled,
      ...eachText(studentTexts, () => null),
      motherTongue: null,
      companyId: null,
    });
  });

  it('keeps a phone as it was typed, since no rule is stated for it (CONFLICT-13)', () => {
    expect(studentSchema.parse({ ...filled, phone: '514 555-0142 poste 4' }).phone).toBe(
      '514 555-0142 poste 4',
    );
  });

  it('offers english, french, spanish and other (STU-FORM-08)', () => {
    expect(motherTongues).toEqual(['english', 'french', 'spanish', 'other']);
    expect(refusalsOf(studentSchema, { ...filled, motherTongue: 'latin' })).toEqual({
      motherTongue: 'required',
    });
  });

  it.each([
    ['french', '', 'french'],
    ['french', 'Créole', 'french'],
    ['other', 'Créole', 'Créole'],
    ['other', '', 'other'],
    ['', 'Créole', null],
    [undefined, undefined, null],
  ])(
    'with the mother tongue %j and the words %j stores %j (STU-FORM-09)',
    (motherTongue, otherMotherTongue, stored) => {
      expect(studentSchema.parse({ ...filled, motherTongue, otherMotherTongue }).motherTongue).toBe(stored);
    },
  );

  it.each([
    ['french', 'french', ''],
    ['Spanish', 'spanish', ''],
    ['Créole', 'other', 'Créole'],
    ['other', 'other', ''],
    ['', '', ''],
    [null, '', ''],
  ])(
    'shows the stored mother tongue %j as %j with the words %j (STU-FORM-08, STU-FORM-09)',
    (stored, motherTongue, otherMotherTongue) => {
      expect(motherTongueText(stored)).toEqual({ motherTongue, otherMotherTongue });
    },
  );

  it.each([aStudent(), aStudent({ motherTongue: 'Créole', company: null, phone: null })])(
    'gives back what a student held when it is saved untouched (STU-FORM-10): %#',
    (student) => {
      const { companyId, ...text } = studentFormText(student);
      const values = studentSchema.parse({
        ...text,
        companyId: companyId === '' ? undefined : Number(companyId),
      });
      const { name, lastName, email, motherTongue } = student;
      expect(values).toEqual({
        name,
        lastName,
        email,
        ...eachText(studentTexts, (text) => student[text]),
        motherTongue,
        companyId: student.company?.id ?? null,
      });
    },
  );
});

describe('the needs form', () => {
  it('asks for a language and nothing else (STU-EDIT-27)', () => {
    expect(refusalsOf(studentNeedsSchema, {})).toEqual({ languageId: 'required' });
    expect(studentNeedsSchema.parse({ languageId: 1 })).toEqual({
      languageId: 1,
      courseTypeId: null,
      hours: null,
      season: null,
      webinarType: null,
      otherWebinar: null,
      conversation: null,
      listening: null,
      writing: null,
      reading: null,
      objectives: null,
      learningStyle: null,
      availability: null,
      otherComments: null,
    });
  });

  it.each([
    ['a webinar type that is not offered (STU-EDIT-28)', { webinarType: 'skype' }, 'webinarType', 'required'],
    ['a season that is none (STU-EDIT-32)', { season: 'autumn' }, 'season', 'required'],
    ['a frequency that is not offered (STU-EDIT-33)', { reading: 'hourly' }, 'reading', 'required'],
    ['hours in words', { hours: 'trente' }, 'hours', 'not-a-number'],
    ['hours below zero', { hours: '-3' }, 'hours', 'out-of-range?min=0&max=99999'],
  ])('refuses %s', (_, change, field, code) => {
    expect(refusalsOf(studentNeedsSchema, { languageId: 1, ...change })).toEqual({ [field]: code });
  });

  it('gives back what was saved when it is saved untouched, and opens empty (STU-EDIT-27)', () => {
    const { id, ...values } = someNeeds({ webinarType: 'other', otherWebinar: 'Jitsi', hours: 30.5 });
    const text = studentNeedsFormText({ id, ...values }, values.languageId);
    expect(
      studentNeedsSchema.parse({ ...text, languageId: 1, courseTypeId: Number(text.courseTypeId) }),
    ).toEqual(values);
    const { languageId, ...empty } = studentNeedsFormText(null, 4);
    expect(languageId).toBe('4');
    expect(new Set(Object.values(empty))).toEqual(new Set(['']));
  });

  it.each([
    ['season', ['fall', 'winter', 'spring', 'summer'], 'STU-EDIT-32'],
    ['webinarType', ['zoom', 'teams', 'elc', 'other'], 'STU-EDIT-28'],
    ['conversation', ['yearly', 'monthly', 'weekly', 'daily'], 'STU-EDIT-33'],
  ] as const)('takes as %s any of %j (%s)', (field, offered, _row) => {
    expect(
      offered.map((choice) => studentNeedsSchema.parse({ languageId: 1, [field]: choice })[field]),
    ).toEqual(offered);
  });

  it.each([
    ['0', {}],
    ['99999', {}],
    ['100000', { hours: 'out-of-range?min=0&max=99999' }],
  ])('answers %s hours with %j', (hours, codes) => {
    expect(refusalsOf(studentNeedsSchema, { languageId: 1, hours })).toEqual(codes);
  });

  it('refuses texts beyond their limits', () => {
    const long = 'é'.repeat(10_001);
    const texts = { objectives: long, learningStyle: long, availability: long, otherComments: long };
    const refusals = Object.fromEntries(Object.keys(texts).map((field) => [field, 'too-long?max=10000']));
    expect(
      refusalsOf(studentNeedsSchema, { languageId: 1, otherWebinar: 'é'.repeat(256), ...texts }),
    ).toEqual({
      otherWebinar: 'too-long?max=255',
      ...refusals,
    });
    const longest = Object.fromEntries(Object.keys(texts).map((field) => [field, 'é'.repeat(10_000)]));
    expect(refusalsOf(studentNeedsSchema, { languageId: 1, ...longest })).toEqual({});
  });

  it.each(['zoom', 'teams', 'elc'])(
    'drops the words for another webinar once %s is chosen (STU-EDIT-29)',
    (webinarType) => {
      expect(studentNeedsSchema.parse({ languageId: 1, webinarType, otherWebinar: 'Jitsi' })).toMatchObject({
        webinarType,
        otherWebinar: null,
      });
    },
  );

  it('keeps the words for another webinar, and half an hour (STU-EDIT-29)', () => {
    expect(
      studentNeedsSchema.parse({
        languageId: 1,
        webinarType: 'other',
        otherWebinar: ' Jitsi ',
        hours: '30,5',
      }),
    ).toMatchObject({ webinarType: 'other', otherWebinar: 'Jitsi', hours: 30.5 });
  });
});

describe('the level form', () => {
  const filled = { languageId: 1, level: 'B1', testedOn: '2026-08-28', testerInitials: 'GL' };
  const today = '2026-11-20';

  it.each([
    ['level', 'STU-EDIT-14'],
    ['testedOn', 'STU-EDIT-15'],
    ['testerInitials', 'STU-EDIT-16'],
    ['languageId', 'STU-FORM-13'],
  ])('refuses a missing %s (%s)', (field) => {
    expect(refusalsOf(levelSchema(today), { ...filled, [field]: undefined })).toEqual({
      [field]: 'required',
    });
  });

  it('refuses a day that does not exist and a level that is none (OPEN-90)', () => {
    expect(refusalsOf(levelSchema(today), { ...filled, testedOn: '2026-02-30', level: 'D1' })).toEqual({
      testedOn: 'date-invalid',
      level: 'required',
    });
  });

  it('accepts today and refuses a day in the future', () => {
    expect(refusalsOf(levelSchema(today), { ...filled, testedOn: today })).toEqual({});
    expect(refusalsOf(levelSchema(today), { ...filled, testedOn: '2026-11-21' })).toEqual({
      testedOn: 'date-in-future',
    });
  });

  it('takes initials of 45 characters and refuses one more', () => {
    const initials = (count: number) => ({ ...filled, testerInitials: 'G'.repeat(count) });
    expect(refusalsOf(levelSchema(today), initials(45))).toEqual({});
    expect(refusalsOf(levelSchema(today), initials(46))).toEqual({ testerInitials: 'too-long?max=45' });
  });

  it('opens empty in the language that is tested (DECISION-50)', () => {
    expect(levelFormText(1)).toEqual({ languageId: '1', level: '', testedOn: '', testerInitials: '' });
    expect(new Set(Object.values(levelFormText(null)))).toEqual(new Set(['']));
  });

  const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

  it.each(levels)('accepts %s (STU-EDIT-14, LIMIT-53)', (level) => {
    expect(levelSchema(today).parse({ ...filled, level })).toEqual({ ...filled, level });
  });

  it('refuses a level beyond C2, and offers them from the lowest (LIMIT-53)', () => {
    expect(refusalsOf(levelSchema(today), { ...filled, level: 'C3' })).toEqual({ level: 'required' });
    expect(cefrLevels).toEqual(levels);
  });
});

it('does not assign a contract that nobody chose (STU-EDIT-17)', () => {
  expect(refusalsOf(studentContractSchema, {})).toEqual({ contractId: 'required' });
  expect(studentContractSchema.parse({ contractId: 412 })).toEqual({ contractId: 412 });
});
