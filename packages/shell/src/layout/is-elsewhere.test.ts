import { describe, expect, it } from 'vitest';
import { isElsewhere } from './is-elsewhere';

const addresses = { admin: '/admin/', teacher: '/teacher-view/', reports: '/' };

describe('a link', () => {
  it.each([
    ['/contracts/list', 'admin', false],
    ['/auth/login', 'teacher', false],
    ['/clientReport/abc', 'reports', false],
    ['/teacher-view/home', 'admin', true],
    ['/admin/contracts/list', 'teacher', true],
    ['/#/', 'admin', true],
    ['mailto:info@passerelle.example', 'admin', true],
    ['https://example.org/', 'admin', true],
    ['//example.org/', 'admin', true],
    ['#top', 'admin', true],
  ])('to %s from %s leaves the app: %s', (href, app, elsewhere) => {
    expect(isElsewhere(href, app, addresses)).toBe(elsewhere);
  });
});
