import { describe, expect, it } from 'vitest';
import { type FieldTable, labelsOf } from './field.ts';
import { fieldOf, type HistoryNoun, nouns, wireField } from './nouns.ts';
import { snakeCase } from './snake-case.ts';

describe.each(Object.keys(nouns) as HistoryNoun[])('the fields of a %s', (noun) => {
  const fields: FieldTable = nouns[noun].fields;
  const names = Object.keys(fields).map((field) => ({ noun, field }));

  it('have a name of their own in calls', () => {
    expect(new Set(names.map(wireField)).size).toBe(names.length);
  });

  it('have a label in each language, without the star of a form', () => {
    for (const { fr, en } of Object.values(fields)) expect(`${fr}|${en}`).toMatch(/^[^*|]+\|[^*|]+$/);
  });

  it('say what they refer to exactly if they are references', () => {
    for (const { kind, refersTo } of Object.values(fields))
      expect(refersTo !== undefined).toBe(kind === 'reference');
  });
});

it.each([
  ['contract', 'startsOn', 'date', 'start_date'],
  ['lesson', 'minutes', 'minutes', 'total_hours'],
  ['contract', 'aFieldOfLater', 'text', 'aFieldOfLater'],
] as const)('%s.%s is a %s, in calls %s', (noun, field, kind, wire) => {
  expect(fieldOf({ noun, field }).kind).toBe(kind);
  expect(wireField({ noun, field })).toBe(wire);
});

it('marks the labels of required fields with a star', () => {
  expect(labelsOf(nouns.teacher.fields)).toMatchObject({
    fr: { phone: 'Téléphone*', mobile: 'Cellulaire' },
    en: { phone: 'Phone*', mobile: 'Mobile phone' },
  });
});

it('writes a noun as the calls do', () => {
  expect(snakeCase('reportForm')).toBe('report_form');
});
