import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import {
  classTimeOf,
  classTimeSchema,
  classTimeText,
  closureSchema,
  closureText,
} from './class-time-schema.ts';

const planned = { date: '2027-01-11', start: '12:00', end: '13:30' };

describe('the times of a class', () => {
  it('are read back as they were', () => {
    const time = { date: '2027-01-11', time: '12:00', minutes: 90 };
    expect(classTimeText(time)).toEqual(planned);
    expect(classTimeOf(classTimeSchema.parse(planned))).toEqual(time);
  });

  it.each([
    ['no day', { date: '' }, { date: 'required' }],
    ['no such day', { date: '2027-02-29' }, { date: 'date-invalid' }],
    ['no beginning', { start: '' }, { start: 'required' }],
    ['no such time', { end: '24:00' }, { end: 'time-invalid' }],
    ['an end before the beginning', { end: '11:59' }, { end: 'time-order' }],
    ['no length', { end: '12:00' }, { end: 'time-order' }],
  ])('are refused: %s', (_name, given, refused) => {
    expect(refusalsOf(classTimeSchema, { ...planned, ...given })).toEqual(refused);
  });
});

describe('closed days', () => {
  const days = { startsOn: '2027-03-01', endsOn: '2027-03-05', name: 'Relâche', nameEn: 'Spring break' };

  it('are read back as they were, perhaps without an English name', () => {
    expect(closureSchema.parse(closureText(days))).toEqual(days);
    expect(closureSchema.parse(closureText({ ...days, nameEn: null }))).toEqual({ ...days, nameEn: null });
    expect(closureText(null)).toEqual({ startsOn: '', endsOn: '', name: '', nameEn: '' });
    expect(closureSchema.parse({ ...days, endsOn: days.startsOn }).endsOn).toBe('2027-03-01');
  });

  it.each([
    ['no first day', { startsOn: '' }, { startsOn: 'required' }],
    ['no last day', { endsOn: '' }, { endsOn: 'required' }],
    ['a last day before the first', { endsOn: '2027-02-28' }, { endsOn: 'ends-before-start' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a long name', { name: 'a'.repeat(256) }, { name: 'too-long?max=255' }],
    ['a long English name', { nameEn: 'a'.repeat(256) }, { nameEn: 'too-long?max=255' }],
  ])('are refused: %s', (_name, given, refused) => {
    expect(refusalsOf(closureSchema, { ...days, ...given })).toEqual(refused);
  });
});
