import { expect, it } from 'vitest';
import { pathTo } from './paths.ts';

it('writes the documented addresses by their names (SHELL-056, SHELL-068, SHELL-069, SHELL-070, SHELL-072, SHELL-073, SHELL-074, SHELL-075)', () => {
  expect(pathTo('courses.list')).toBe('/contracts/list');
  expect(pathTo('courses.create')).toBe('/contracts/create');
  expect(pathTo('courses.edit.basic', { id: 12 })).toBe('/contracts/edit/12/basic');
  expect(pathTo('courses.edit.outline', { id: 12 })).toBe('/contracts/edit/12/outline');
  expect(pathTo('courses.edit.attendance', { id: 12 })).toBe('/contracts/edit/12/attendance');
  expect(pathTo('courses.edit.final', { id: 12 })).toBe('/contracts/edit/12/final');
  expect(pathTo('courses.edit.outline.print', { id: 12 })).toBe('/contracts/print/12/outline');
  expect(pathTo('courses.edit.attendance.print', { id: 12 })).toBe('/contracts/print/12/attendance');
});

it('knows the screen that creates a teacher by its name (SHELL-092)', () => {
  expect(pathTo('teacher.create')).toBe('/teachers/create');
});
