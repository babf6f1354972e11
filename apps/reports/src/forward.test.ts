import { describe, expect, it } from 'vitest';
import { forward, hashAddress } from './forward';

describe('every documented address reaches the app that owns it (OPEN-77)', () => {
  it.each([
    ['/auth/login', 'last-used', '/auth/login', 'SHELL-057'],
    ['/auth/forgot', 'last-used', '/auth/forgot', 'SHELL-058'],
    ['/admin', 'admin', '/', 'SHELL-065'],
    ['/admin/settings', 'admin', '/settings', 'SHELL-065'],
    ['/admin/settings/languages', 'admin', '/settings/languages', 'SHELL-066'],
    ['/admin/settings/companies', 'admin', '/settings/companies', 'SHELL-066'],
    ['/admin/settings/materials', 'admin', '/settings/materials', 'SHELL-066'],
    ['/admin/settings/users', 'admin', '/settings/users', 'SHELL-066'],
    ['/admin/settings/files', 'admin', '/settings/files', 'SHELL-066'],
    ['/contracts/create', 'admin', '/contracts/create', 'SHELL-069'],
    ['/contracts/list', 'admin', '/contracts/list', 'SHELL-070'],
    ['/contracts/print/12/outline', 'admin', '/contracts/print/12/outline', 'SHELL-071'],
    ['/contracts/edit/12/basic', 'admin', '/contracts/edit/12/basic', 'SHELL-072'],
    ['/reports/list', 'admin', '/reports/list', 'SHELL-081'],
    ['/reports/print/501/412', 'of-role', '/reports/print/501/412', 'SHELL-082'],
    ['/reports/info/501/course/412', 'of-role', '/reports/info/501/course/412', 'SHELL-083'],
    ['/students/501/history', 'admin', '/students/501/history', 'SHELL-088'],
    ['/teachers/edit/9', 'admin', '/teachers/edit/9', 'SHELL-091'],
    ['/teacher-view', 'teacher', '/', 'SHELL-093'],
    ['/teacher-view/home', 'teacher', '/home', 'SHELL-094'],
    ['/teacher-view/course/412', 'teacher', '/course/412', 'SHELL-095'],
    ['/teacher-view/attendance', 'teacher', '/attendance', 'SHELL-102'],
  ] as const)('%s: %s at %s (%s, DECISION-05)', (path, app, place, _row) => {
    expect(forward(path)).toEqual({ app, path: place });
  });

  it.each(['/contractsX', '/nowhere', '//elsewhere.example', '/settings'])('knows no app for %s', (path) => {
    expect(forward(path)).toBeNull();
  });
});

it.each([
  ['/', '', '', null],
  ['/', '', '#/contracts/list', null],
  ['/index.html', '', '#/', null],
  ['/contracts/list', '?status=done&page=2', '', '/#/contracts/list?status=done&page=2'],
  ['/clientReport/abc', '', '', '/#/clientReport/abc'],
  ['/old/start', '', '#/clientReport/abc', '/#/clientReport/abc'],
])('the plain path %s%s%s stands for %s', (pathname, search, hash, address) => {
  expect(hashAddress({ pathname, search, hash }, '/')).toBe(address);
});
