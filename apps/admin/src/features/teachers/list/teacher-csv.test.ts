import { aTeacher, type Teacher } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { plainTexts } from '@portal/records/testing';
import { expect, it } from 'vitest';
import { teacherCsv } from './teacher-csv.ts';

const table = (teacher: Teacher, columns: readonly string[]) =>
  csvTable(teacherCsv.columns, [teacher], columns, (column) => column, plainTexts);

it('writes the columns that are shown, in their order, a person in their parts', () => {
  const languages = [
    { id: 1, name: 'Français' },
    { id: 3, name: 'Español' },
  ];
  expect(table(aTeacher({ languages }), ['languages', 'name', 'userStatus'])).toEqual([
    ['languages', 'lastName', 'firstName', 'email', 'phone', 'userStatus'],
    [
      'Français, Español',
      'Villeneuve',
      'Léa',
      'lea.villeneuve@passerelle.example',
      '4505550117',
      'teacherListStatus.active',
    ],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aTeacher({
    email: null,
    phone: null,
    city: null,
    languages: [],
    contracts: [],
    account: null,
  });
  const columns = ['id', 'name', 'city', 'languages', 'userStatus', 'assignStatus'];
  expect(table(bare, columns)[1]).toEqual([
    31,
    'Villeneuve',
    'Léa',
    null,
    null,
    null,
    null,
    'teacherListStatus.inactive',
    'assignStatus.unassigned',
  ]);
});
