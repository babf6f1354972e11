import { expect, it } from 'vitest';
import { pathTo } from './paths.ts';

it('writes the addresses of courses by their names (SHELL-094, SHELL-095, SHELL-096, SHELL-097, SHELL-098, SHELL-099)', () => {
  expect(pathTo('teacher.views.home')).toBe('/home');
  expect(pathTo('teacher.views.course', { id: 12 })).toBe('/course/12');
  expect(pathTo('teacher.courses.edit.outline.print', { id: 12 })).toBe('/print/12/outline');
  expect(pathTo('teacher.views.outline', { id: 12 })).toBe('/outline-form/12');
  expect(pathTo('teacher.views.studentList', { id: 12 })).toBe('/student-list/12');
  expect(pathTo('teacher.views.student.info', { id: 501 })).toBe('/student-info/501');
});

it('writes the other addresses of the portal (SHELL-100, SHELL-101, SHELL-102)', () => {
  expect(pathTo('teacher.views.guide')).toBe('/guide');
  expect(pathTo('teacher.views.profile')).toBe('/profile');
  expect(pathTo('teacher.views.attendance')).toBe('/attendance');
});
