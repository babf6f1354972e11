import { expect, it } from 'vitest';
import { pathTo } from './paths.ts';

it('writes the documented addresses by their names (SHELL-056, SHELL-068, SHELL-069, SHELL-070, SHELL-072, SHELL-073, SHELL-074, SHELL-075)', () => {
  expect(pathTo('courses.list')).toBe('/contracts/list');
  expect(pathTo('courses.create')).toBe('/contracts/create');
  expect(pathTo('courses.edit.basic', { id: 12 })).toBe('/contracts/edit/12/basic');
  expect(pathTo('courses.edit.outline', { id: 12 })).toBe('/contracts/edit/12/outline');
  expect(pathTo('courses.edit.attendance', { id: 12 })).toBe('/contracts/edit/12/attendance');
  expect(pathTo('courses.edit.final', { id: 12 })).toBe('/contracts/edit/12/final');
});

it('writes the addresses of printed contracts (SHELL-071)', () => {
  expect(pathTo('courses.edit.outline.print', { id: 12 })).toBe('/contracts/print/12/outline');
  expect(pathTo('courses.edit.attendance.print', { id: 12 })).toBe('/contracts/print/12/attendance');
});

it('writes the addresses of the teachers section (SHELL-089, SHELL-090, SHELL-091, SHELL-092)', () => {
  expect(pathTo('teachers.list')).toBe('/teachers/list');
  expect(pathTo('teacher.create')).toBe('/teachers/create');
  expect(pathTo('teachers.profile', { id: 9 })).toBe('/teachers/edit/9/profile');
  expect(pathTo('teachers.history', { id: 9 })).toBe('/teachers/edit/9/history');
});

it('writes the addresses of the settings (SHELL-065, SHELL-066)', () => {
  expect(pathTo('admin.settings')).toBe('/settings');
  for (const list of ['languages', 'companies', 'materials', 'users', 'files'] as const)
    expect(pathTo(`admin.settings.${list}`)).toBe(`/settings/${list}`);
});

it('knows the reports, the wizard and the printed report by their names (SHELL-081, SHELL-082, SHELL-083, SHELL-084)', () => {
  const params = { id: 501, courseId: 412 };
  expect(pathTo('reports.list')).toBe('/reports/list');
  expect(pathTo('reports.print', params)).toBe('/reports/print/501/412');
  expect(pathTo('reports.info', params)).toBe('/reports/info/501/course/412');
  expect(pathTo('reports.courseInfo', params)).toBe('/reports/info/501/course/412/courseInfo');
  expect(pathTo('reports.studentSelfLearning', params)).toBe(
    '/reports/info/501/course/412/studentSelfLearning',
  );
  expect(pathTo('reports.studentProgress', params)).toBe('/reports/info/501/course/412/studentProgress');
  expect(pathTo('reports.comments', params)).toBe('/reports/info/501/course/412/comments');
});

it('writes the addresses of the students section (SHELL-085, SHELL-086, SHELL-087, SHELL-088)', () => {
  expect(pathTo('students.list')).toBe('/students/list');
  expect(pathTo('students.create')).toBe('/students/create');
  expect(pathTo('students.edit.basic', { id: 7 })).toBe('/students/edit/7/basic');
  expect(pathTo('students.edit.history', { id: 7 })).toBe('/students/edit/7/history');
  expect(pathTo('students.edit.documents', { id: 7 })).toBe('/students/edit/7/documents');
});

it.each([
  ['admin.settings.languages', '/settings/languages', 'SET-LANG-01'],
  ['admin.settings.companies', '/settings/companies', 'SET-COMP-01'],
  ['admin.settings.materials', '/settings/materials', 'SET-MAT-01'],
  ['admin.settings.users', '/settings/users', 'SET-USER-01'],
  ['admin.settings.files', '/settings/files', 'SET-FILE-01'],
  ['admin.settings.courseTypes', '/settings/courseTypes', 'DECISION-51'],
  ['admin.settings.organisation', '/settings/organisation', 'DECISION-78'],
  ['admin.settings.closedDays', '/settings/closedDays', 'DECISION-51'],
  ['admin.settings.phrases', '/settings/phrases', 'DECISION-51'],
  ['operations.links', '/operations/links', 'DECISION-51'],
  ['operations.imports', '/operations/imports', 'DECISION-51'],
  ['operations.mails', '/operations/mails', 'DECISION-51'],
  ['admin.settings.signIns', '/settings/sign-ins', 'DECISION-51'],
  ['admin.settings.signInMethods', '/settings/sign-in-methods', 'DECISION-51'],
  ['admin.settings.apiKeys', '/settings/api-keys', 'DECISION-51'],
  ['admin.settings.webhooks', '/settings/webhooks', 'DECISION-51'],
  ['courses.calendar', '/calendar', 'DECISION-51'],
] as const)('reaches %s at %s (%s)', (name, path, _row) => {
  expect(pathTo(name)).toBe(path);
});
