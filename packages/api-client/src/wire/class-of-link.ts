import type { ClassOfLink } from '@portal/domain';
import type { ClassOfLink as WireClassOfLink } from '../generated/types.gen.ts';
import { fields, orNull, person, yesField } from './fields.ts';
import { named } from './named.ts';

const absence = fields<NonNullable<WireClassOfLink['absence']>, NonNullable<ClassOfLink['absence']>>()({
  announcedAt: 'announced_at',
  word: 'word',
});

export const { fromWire: classOfLinkFromWire, toWire: classOfLinkToWire } = fields<
  WireClassOfLink,
  ClassOfLink
>()({
  id: 'id',
  date: 'date',
  time: 'time',
  minutes: 'minutes',
  contractNumber: 'contract_number',
  language: ['language', orNull(named)],
  teacher: ['teacher', orNull(person)],
  isCancelled: ['cancelled', yesField],
  absence: ['absence', orNull(absence)],
});
