import { aTeacher } from '@portal/domain';
import { expect, it } from 'vitest';
import { type TeacherCsvWords, teacherTable } from './teacher-csv.ts';
import { teacherColumns } from './teacher-list-state.ts';

const words: TeacherCsvWords = {
  head: (column) => column,
  userStatus: (status) => status,
  assignStatus: (status) => status,
};

it('writes the columns that are shown, in their order, a person in their parts', () => {
  const languages = [
    { id: 1, name: 'Français' },
    { id: 3, name: 'Español' },
  ];
  expect(teacherTable([aTeacher({ languages })], ['languages', 'name', 'userStatus'], words)).toEqual([
    ['languages', 'lastName', 'name', 'email', 'phone', 'userStatus'],
    ['Français, Español', 'Villeneuve', 'Léa', 'lea.villeneuve@passerelle.example', '4505550117', 'active'],
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
  expect(teacherTable([bare], teacherColumns, words)[1]).toEqual([
    31,
    'Villeneuve',
    'Léa',
    null,
    null,
    null,
    null,
    'inactive',
    'unassigned',
  ]);
});
