import type { Teacher, TeacherAccount } from './teacher.ts';

/** A teacher who signs in and has a class. */
export function aTeacher(differing: Partial<Teacher> = {}): Teacher {
  return {
    id: 31,
    name: 'Léa',
    lastName: 'Villeneuve',
    email: 'lea.villeneuve@passerelle.example',
    city: 'Longueuil',
    hasCar: true,
    phone: '4505550117',
    mobile: null,
    nda: true,
    otherRate: null,
    languages: [{ id: 1, name: 'Français' }],
    contracts: [{ id: 412, number: '2026-0412', status: 'activated' }],
    rates: [{ courseTypeId: 1, rate: 42 }],
    account: aTeacherAccount(),
    registration: 'completed',
    ...differing,
  };
}

/** The account of a teacher who was invited and has signed in. */
export function aTeacherAccount(differing: Partial<TeacherAccount> = {}): TeacherAccount {
  return {
    userId: 2,
    invitedAt: '2025-08-20T13:00:00.000Z',
    lastLoginAt: '2026-11-19T12:05:00.000Z',
    active: true,
    ...differing,
  };
}
