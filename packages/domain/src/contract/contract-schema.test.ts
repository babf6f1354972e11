import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { aContract } from './contract.fixtures.ts';
import { canChooseEnd, contractFormText, endAfterStartChange } from './contract-form.ts';
import { contractSchema, contractSchemaKeeping } from './contract-schema.ts';

const typed = {
  companyId: 21,
  contactPerson: 'Geneviève Lapointe',
  languageId: 1,
  courseTypeId: 2,
  hoursPerClass: '1.5',
  numberOfClasses: '32',
};

describe('the contract form', () => {
  it('refuses an empty form field by field (CON-FORM-28, CON-FORM-29, CON-FORM-30, CON-FORM-31, CON-FORM-32, CON-FORM-37)', () => {
    expect(refusalsOf(contractSchema, {})).toEqual({
      companyId: 'company-missing',
      contactPerson: 'required',
      languageId: 'required',
      courseTypeId: 'course-type-missing',
      hoursPerClass: 'required',
      numberOfClasses: 'required',
    });
  });

  it.each([
    ['a company that is no number (CON-FORM-28)', { companyId: 'Aéro' }, { companyId: 'company-missing' }],
    ['a company with the id 0 (CON-FORM-28)', { companyId: 0 }, { companyId: 'company-missing' }],
    ['a company with half an id (CON-FORM-28)', { companyId: 1.5 }, { companyId: 'company-missing' }],
    ['a language with a negative id', { languageId: -1 }, { languageId: 'required' }],
    ['a contact person of spaces (CON-FORM-29)', { contactPerson: '  ' }, { contactPerson: 'required' }],
    ['a length in words (CON-FORM-33)', { hoursPerClass: 'deux' }, { hoursPerClass: 'not-a-number' }],
    ['a quarter of an hour (CON-FORM-34)', { hoursPerClass: '1.25' }, { hoursPerClass: 'not-half' }],
    ['a third of an hour (CON-FORM-34)', { hoursPerClass: '1,3333' }, { hoursPerClass: 'not-half' }],
    ['a negative length (CON-FORM-35)', { hoursPerClass: '-1' }, { hoursPerClass: 'below-zero' }],
    [
      'a length of 7 characters (CON-FORM-36, LIMIT-27)',
      { hoursPerClass: '1.33333' },
      { hoursPerClass: 'too-long?max=6' },
    ],
    ['half a class (CON-FORM-37)', { numberOfClasses: '1.5' }, { numberOfClasses: 'not-whole' }],
    [
      'a negative number of classes (CON-FORM-38)',
      { numberOfClasses: '-5' },
      { numberOfClasses: 'below-zero' },
    ],
    [
      '1000 classes (CON-FORM-39, LIMIT-28)',
      { numberOfClasses: '1000' },
      { numberOfClasses: 'too-long?max=3' },
    ],
    [
      'an invoice of 46 characters (CON-FORM-40, LIMIT-26)',
      { invoice: 'F'.repeat(46) },
      { invoice: 'too-long?max=45' },
    ],
    [
      'a meeting address without https (DECISION-121)',
      { meetingLink: 'http://zoom.example/j/1' },
      { meetingLink: 'link-not-https' },
    ],
    [
      'words around a meeting address (DECISION-121)',
      { meetingLink: 'Zoom: https://zoom.example/j/1' },
      { meetingLink: 'link-not-https' },
    ],
    [
      'a meeting address that no browser opens',
      { meetingLink: 'https://zoom.example:port/j' },
      { meetingLink: 'link-not-https' },
    ],
    [
      'a meeting address of 1,001 characters',
      { meetingLink: `https://zoom.example/${'j'.repeat(980)}` },
      { meetingLink: 'too-long?max=1000' },
    ],
    ['a day that does not exist', { startsOn: '2026-02-30' }, { startsOn: 'date-invalid' }],
    [
      'a contact person of 256 characters',
      { contactPerson: 'é'.repeat(256) },
      { contactPerson: 'too-long?max=255' },
    ],
    [
      'a description of 10,001 characters',
      { description: 'é'.repeat(10_001) },
      { description: 'too-long?max=10000' },
    ],
    [
      'a schedule and a location of 1,001 characters',
      { schedule: 'é'.repeat(1_001), location: 'é'.repeat(1_001) },
      { schedule: 'too-long?max=1000', location: 'too-long?max=1000' },
    ],
    [
      'a complementary description of 256 characters',
      { complementaryDescription: 'é'.repeat(256) },
      { complementaryDescription: 'too-long?max=255' },
    ],
    ['an expiration that does not exist', { expiresOn: '2026-13-01' }, { expiresOn: 'date-invalid' }],
    [
      'an end before its start',
      { startsOn: '2026-09-08', endsOn: '2026-09-07' },
      { endsOn: 'ends-before-start' },
    ],
    [
      'an end before its start beside another refusal',
      { contactPerson: '', startsOn: '2026-09-08', endsOn: '2026-09-07' },
      { contactPerson: 'required', endsOn: 'ends-before-start' },
    ],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(contractSchema, { ...typed, ...change })).toEqual(codes);
  });

  it.each([
    ['no tick as not approved', {}, { approved: false }],
    ['a tick as approved', { approved: true }, { approved: true }],
    ['a decimal comma (CON-FORM-33)', { hoursPerClass: '1,5' }, { hoursPerClass: 1.5 }],
    ['a length of 6 characters (CON-FORM-36, LIMIT-27)', { hoursPerClass: '1.5000' }, { hoursPerClass: 1.5 }],
    ['no hours at all (CON-FORM-35)', { hoursPerClass: '0' }, { hoursPerClass: 0 }],
    ['999 classes (CON-FORM-39, LIMIT-28)', { numberOfClasses: '999' }, { numberOfClasses: 999 }],
    [
      'an invoice of 45 characters (CON-FORM-40, LIMIT-26)',
      { invoice: 'F'.repeat(45) },
      { invoice: 'F'.repeat(45) },
    ],
    ['a course of one day', { startsOn: '2026-09-08', endsOn: '2026-09-08' }, { endsOn: '2026-09-08' }],
    [
      'a meeting address with a password',
      { meetingLink: ' https://zoom.example/j/1?pwd=a%20b ' },
      { meetingLink: 'https://zoom.example/j/1?pwd=a%20b' },
    ],
    ['no meeting address, as nothing', { meetingLink: '' }, { meetingLink: null }],
    ['empty texts and dates, as nothing', { location: '', endsOn: '' }, { location: null, endsOn: null }],
  ])('reads %s', (_, change, values) => {
    expect(contractSchema.parse({ ...typed, ...change })).toMatchObject(values);
  });

  it('gives back what a contract held when it is saved untouched (CON-FORM-27)', () => {
    const contract = aContract({
      language: { id: 2, name: 'English' },
      courseType: { id: 4, name: 'Intensif' },
      complementaryDescription: 'Deux niveaux ensemble',
      meetingLink: 'https://zoom.example/j/85512345678',
    });
    const text = contractFormText(contract);
    const values = contractSchema.parse({
      ...text,
      companyId: Number(text.companyId),
      languageId: Number(text.languageId),
      courseTypeId: Number(text.courseTypeId),
    });
    expect(values).toEqual({
      invoice: contract.invoice,
      classAtEnd: false,
      companyId: contract.company?.id,
      contactPerson: contract.contactPerson,
      approved: contract.approved,
      expiresOn: contract.expiresOn,
      description: contract.description,
      languageId: contract.language?.id,
      courseTypeId: contract.courseType?.id,
      complementaryDescription: 'Deux niveaux ensemble',
      hoursPerClass: contract.hoursPerClass,
      numberOfClasses: contract.numberOfClasses,
      startsOn: contract.startsOn,
      endsOn: contract.endsOn,
      schedule: contract.schedule,
      location: contract.location,
      meetingLink: 'https://zoom.example/j/85512345678',
    });
  });

  it('opens without a choice where a contract has none', () => {
    const { companyId, languageId, courseTypeId } = contractFormText(
      aContract({ company: null, language: null, courseType: null }),
    );
    expect([companyId, languageId, courseTypeId]).toEqual(['', '', '']);
  });

  it('opens empty for a new contract', () => {
    expect(new Set(Object.values(contractFormText(null)))).toEqual(new Set(['', false]));
  });
});

describe('the end date', () => {
  it('cannot be chosen before a start is set (CON-FORM-46)', () => {
    expect(canChooseEnd('')).toBe(false);
    expect(canChooseEnd('2026-09-08')).toBe(true);
  });

  it.each([
    ['2026-09-08', '2026-12-18', '2026-12-18'],
    ['2026-12-18', '2026-12-18', '2026-12-18'],
    ['2026-12-19', '2026-12-18', ''],
    ['', '2026-12-18', ''],
    ['2026-09-08', '', ''],
  ])('with a start of "%s" turns "%s" into "%s" (CON-FORM-45)', (startsOn, endsOn, after) => {
    expect(endAfterStartChange(startsOn, endsOn)).toBe(after);
  });
});

it('keeps a stored length that is no multiple of half an hour, and no other one (CON-FORM-34)', () => {
  const stored = contractSchemaKeeping(0.75);
  expect(stored.safeParse({ ...typed, hoursPerClass: '0.75' }).success).toBe(true);
  expect(refusalsOf(stored, { ...typed, hoursPerClass: '1.25' })).toEqual({ hoursPerClass: 'not-half' });
});
