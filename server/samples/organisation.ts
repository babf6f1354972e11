import { templates } from '../src/files/templates.ts';
import { firstCourseTypes } from '../src/firstStart.ts';
import { accounts, samplePassword } from './accounts.ts';
import type { Chance } from './chance.ts';
import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import { cities, languageNames } from './names.ts';
import type { TeacherRow } from './tables.ts';

/** Returns letters, digits and dots only, for email addresses and file names. */
export function asciiOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Adds what every data set has: languages, course types, templates and administrators. */
export function foundOrganisation(draft: Draft, day: string): void {
  for (const name of languageNames) draft.add('languages', { name, status: 1 });
  draft.add('languages', { name: 'Latin', status: 0 });
  for (const { name, name_en } of firstCourseTypes)
    draft.add('courseTypes', { name, nameEn: name_en, status: 1 });

  const administrators = [
    accounts.admin,
    accounts.otherAdmin,
    { email: 'susan.whitfield@passerelle.example', name: 'Susan', lastName: 'Whitfield' },
  ];
  administrators.forEach(({ email, name, lastName }, place) => {
    draft.add('users', {
      name,
      lastName,
      email,
      role: 'ROLE_ADMIN',
      phone: `514555010${place}`,
      status: place === 2 ? 0 : 1,
      password: samplePassword,
      loginDate: momentOf(daysAfter(day, -1 - place * 9), 8),
      emailDate: momentOf(daysAfter(day, -400)),
    });
  });

  // Files 1 to 3 are the templates that users can download (OPEN-40).
  for (const { name } of templates) {
    draft.add('files', {
      name,
      title: name,
      refType: 'undefined',
      refId: null,
      contractId: null,
      studentId: null,
      languageId: null,
      userId: 1,
      storedAt: momentOf(daysAfter(day, -500)),
      tagDate: null,
      status: 1,
      upload: null,
    });
  }
}

/**
 * Adds two administrators who have never signed in: one was invited; the other was only created, without a phone
 * number.
 */
export function expectAdministrators(draft: Draft, day: string): void {
  const newcomers = [
    { name: 'Chloé', lastName: 'Désilets', phone: '5145550142', invitedOn: daysAfter(day, -3) },
    { name: 'Duncan', lastName: 'MacKay', phone: null, invitedOn: null },
  ];
  for (const { name, lastName, phone, invitedOn } of newcomers) {
    const { id } = draft.add('users', {
      name,
      lastName,
      email: `${asciiOf(name)}.${asciiOf(lastName)}@passerelle.example`,
      role: 'ROLE_ADMIN',
      phone,
      status: 0,
      password: null,
      loginDate: null,
      emailDate: invitedOn === null ? null : momentOf(invitedOn),
    });
    if (invitedOn) invite(draft, id, 'invitation-chloe-0b7c41d96e2f4a83', momentOf(invitedOn));
  }
}

function invite(draft: Draft, userId: number, hash: string, sentAt: string): void {
  draft.add('passwordLinks', { userId, hash, kind: 'invitation', sentAt, end: null });
}

interface NewTeacher {
  readonly name: string;
  readonly lastName: string;
  readonly email?: string;
  readonly languageIds: readonly number[];
  /** The state of the registration. */
  readonly registration?: 'completed' | 'signed-in' | 'invited' | 'none' | 'archived';
  readonly hash?: string;
}

const userStatuses = { completed: 3, 'signed-in': 2, invited: null, none: null, archived: 0 } as const;

/** Adds a teacher with a user account. */
export function hire(draft: Draft, chance: Chance, day: string, person: NewTeacher): TeacherRow {
  const registration = person.registration ?? 'completed';
  const registered = registration === 'completed' || registration === 'signed-in';
  const lastSignIn = () => {
    if (registered) return momentOf(daysAfter(day, -chance.int(0, 20)), 7);
    return registration === 'archived' ? momentOf(daysAfter(day, -120), 7) : null;
  };
  const user = draft.add('users', {
    name: person.name,
    lastName: person.lastName,
    email: person.email ?? `${asciiOf(person.name)}.${asciiOf(person.lastName)}@passerelle.example`,
    role: 'ROLE_TEACHER',
    phone: `514555${String(1000 + draft.rows('users').length).slice(-4)}`,
    status: registered ? 1 : 0,
    password: registered ? samplePassword : null,
    loginDate: lastSignIn(),
    emailDate: registration === 'none' ? null : momentOf(daysAfter(day, -chance.int(30, 700))),
  });
  if (person.hash) invite(draft, user.id, person.hash, momentOf(daysAfter(day, -3)));
  return draft.add('teachers', {
    userId: user.id,
    city: chance.is(0.85) ? chance.pick(cities) : null,
    car: chance.is(0.5) ? 1 : 0,
    mobile: chance.is(0.6) ? `438555${String(2000 + user.id).slice(-4)}` : null,
    nda: chance.is(0.7) ? 1 : 0,
    otherRate: chance.is(0.2) ? 'Déplacement 15 $' : null,
    userStatus: userStatuses[registration],
    languageIds: person.languageIds,
    rates: [1, 2, 3].map((courseTypeId) => ({ courseTypeId, rate: chance.int(64, 116) / 2 })),
  });
}
