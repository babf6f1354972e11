import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { aTeacher } from './teacher.fixtures.ts';
import { teacherFormText } from './teacher-form.ts';
import { teacherSchema } from './teacher-schema.ts';

const filled = {
  name: 'Léa',
  lastName: 'Villeneuve',
  email: 'lea.villeneuve@passerelle.example',
  phone: '450 555-0117',
};

describe('the teacher form', () => {
  it('refuses an empty form field by field (TEA-EDIT-05, TEA-EDIT-07, TEA-EDIT-09, TEA-EDIT-12)', () => {
    expect(refusalsOf(teacherSchema, {})).toEqual({
      name: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
    });
  });

  it.each([
    ['name', 65, 'TEA-EDIT-06, LIMIT-29'],
    ['lastName', 65, 'TEA-EDIT-08, LIMIT-30'],
    ['city', 45, 'TEA-EDIT-16, LIMIT-31'],
    ['otherRate', 255, 'TEA-EDIT-17, LIMIT-35'],
  ])('takes a %s of %i characters and refuses one more (%s)', (field, max) => {
    expect(refusalsOf(teacherSchema, { ...filled, [field]: 'é'.repeat(max) })).toEqual({});
    expect(refusalsOf(teacherSchema, { ...filled, [field]: 'é'.repeat(max + 1) })).toEqual({
      [field]: `too-long?max=${max}`,
    });
  });

  it.each([
    [100, {}],
    [101, { email: 'too-long?max=100' }],
  ])('answers an address of %i characters with %j (TEA-EDIT-11, LIMIT-32)', (length, codes) => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(length - 69)}.example`;
    expect(email).toHaveLength(length);
    expect(refusalsOf(teacherSchema, { ...filled, email })).toEqual(codes);
  });

  it.each([
    ['an address that is none (TEA-EDIT-10)', { email: 'lea@villeneuve' }, { email: 'email-invalid' }],
    ['a phone of dashes only (TEA-EDIT-12, DECISION-35)', { phone: '--- ---' }, { phone: 'required' }],
    [
      'a phone of 13 digits (TEA-EDIT-13, LIMIT-33)',
      { phone: '1234567890123' },
      { phone: 'too-long?max=12' },
    ],
    ['a mobile with letters (TEA-EDIT-14)', { mobile: '514 555-01OO' }, { mobile: 'not-a-number' }],
    [
      'a mobile of 13 digits (TEA-EDIT-15, LIMIT-34)',
      { mobile: '1234567890123' },
      { mobile: 'too-long?max=12' },
    ],
    [
      'a rate in words (TEA-EDIT-26)',
      { rates: [{ courseTypeId: 1, rate: 'selon' }] },
      { 'rates.0.rate': 'not-a-number' },
    ],
    [
      'a rate above the most (TEA-EDIT-26)',
      { rates: [{ courseTypeId: 1, rate: '100001' }] },
      { 'rates.0.rate': 'out-of-range?min=0&max=100000' },
    ],
    [
      'a rate below zero (TEA-EDIT-26)',
      { rates: [{ courseTypeId: 1, rate: '-5' }] },
      { 'rates.0.rate': 'out-of-range?min=0&max=100000' },
    ],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(teacherSchema, { ...filled, ...change })).toEqual(codes);
  });

  it.each([
    [
      '12 digits between dashes and brackets (TEA-EDIT-13, DECISION-35)',
      { phone: '+1 (450) 555-0117-99' },
      { phone: '450555011799' },
    ],
    [
      'an extension that fits, since the phone has no digit rule (CONFLICT-13)',
      { phone: '450555 p.12' },
      { phone: '450555p12' },
    ],
    ['a phone of 12 digits (TEA-EDIT-13, LIMIT-33)', { phone: '123456789012' }, { phone: '123456789012' }],
    ['a mobile of 12 digits (TEA-EDIT-15, LIMIT-34)', { mobile: '123456789012' }, { mobile: '123456789012' }],
    [
      'the highest rate (TEA-EDIT-26)',
      { rates: [{ courseTypeId: 1, rate: '100000' }] },
      { rates: [{ courseTypeId: 1, rate: 100_000 }] },
    ],
    ['a car and an NDA', { hasCar: true, nda: true }, { hasCar: true, nda: true }],
    ['neither', {}, { hasCar: false, nda: false }],
    ['a mobile as its digits (TEA-EDIT-14)', { mobile: '+1 514.555.0143' }, { mobile: '5145550143' }],
    ['no mobile', { mobile: '' }, { mobile: null }],
    ['the languages (TEA-EDIT-25)', { languageIds: [1, 4] }, { languageIds: [1, 4] }],
    ['no languages (TEA-EDIT-25)', {}, { languageIds: [] }],
    ['no rates (TEA-EDIT-26)', {}, { rates: [] }],
    [
      'rates, without those left empty (TEA-EDIT-26)',
      {
        rates: [
          { courseTypeId: 1, rate: '42,50' },
          { courseTypeId: 2, rate: '' },
          { courseTypeId: 3 },
          { courseTypeId: 4, rate: '0' },
        ],
      },
      {
        rates: [
          { courseTypeId: 1, rate: 42.5 },
          { courseTypeId: 4, rate: 0 },
        ],
      },
    ],
  ])('reads %s', (_, change, values) => {
    expect(teacherSchema.parse({ ...filled, ...change })).toMatchObject(values);
  });

  it('opens with a rate for every type of course, also for one that is no longer offered (TEA-EDIT-26)', () => {
    const teacher = aTeacher({
      rates: [
        { courseTypeId: 2, rate: 42.5 },
        { courseTypeId: 9, rate: 30 },
      ],
    });
    expect(teacherFormText(teacher, [{ id: 1 }, { id: 2 }]).rates).toEqual([
      { courseTypeId: '1', rate: '' },
      { courseTypeId: '2', rate: '42.5' },
      { courseTypeId: '9', rate: '30' },
    ]);
    expect(teacherFormText(null, [{ id: 1 }])).toEqual({
      name: '',
      lastName: '',
      email: '',
      phone: '',
      mobile: '',
      city: '',
      hasCar: false,
      nda: false,
      otherRate: '',
      languageIds: [],
      rates: [{ courseTypeId: '1', rate: '' }],
    });
  });

  it('gives back what a teacher held when it is saved untouched (TEA-EDIT-25, TEA-EDIT-26)', () => {
    const teacher = aTeacher({ otherRate: '38 $ en ligne' });
    const text = teacherFormText(teacher, [{ id: 1 }, { id: 2 }]);
    const values = teacherSchema.parse({
      ...text,
      languageIds: text.languageIds.map(Number),
      rates: text.rates.map(({ courseTypeId, rate }) => ({ courseTypeId: Number(courseTypeId), rate })),
    });
    const { name, lastName, email, phone, mobile, city, hasCar, nda, otherRate, rates } = teacher;
    expect(values).toEqual({
      name,
      lastName,
      email,
      phone,
      mobile,
      city,
      hasCar,
      nda,
      otherRate,
      rates,
      languageIds: [1],
    });
  });
});
