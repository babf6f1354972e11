import { expect, it } from 'vitest';
import { usuallyTold } from './class-notices.ts';

it('ticks the teacher and the students whom a mail reaches, and leaves the company to the office', () => {
  const recipients = [
    { kind: 'teacher', id: 1, name: 'Léa Villeneuve', hasAddress: true },
    { kind: 'student', id: 1, name: 'Zoé Ayotte', hasAddress: true },
    { kind: 'student', id: 2, name: 'Paul Bégin', hasAddress: false },
    { kind: 'company', id: 1, name: 'Client', hasAddress: true },
  ] as const;
  expect(usuallyTold(recipients).map(({ name }) => name)).toEqual(['Léa Villeneuve', 'Zoé Ayotte']);
});
