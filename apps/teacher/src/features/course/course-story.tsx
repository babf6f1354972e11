import {
  contractsHandlers,
  lessonsHandlers,
  materialsHandlers,
  outlinesHandlers,
  reportsHandlers,
} from '@portal/api-client/testing';
import {
  aContract,
  aMaterial,
  aSignedInUser,
  aStudent,
  type Contract,
  type Lesson,
  type Material,
} from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';

// What the stories of the course page begin from.

/** The teacher of contract 412. */
export const lea = aSignedInUser({ id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });

/** The portal at the course of contract 412. */
export const atCourse = inPortal({ app: 'teacher', user: lea, path: '/course/:id', at: '/course/412' });

/** What the office offers: two in French, one of them archived, and one in English. */
export const offered: Material[] = [
  aMaterial(),
  aMaterial({ id: 14, title: 'Édito B1', requests: [], quantity: 0 }),
  aMaterial({ id: 12, title: 'English File B1', language: { id: 2, name: 'English' } }),
  aMaterial({ id: 13, title: 'Panorama 1 (épuisé)', active: false }),
];

/** Nobody has asked for any material. */
export const withoutMaterial: Partial<Contract> = { materials: [], noMaterialNeeded: false };

interface Around {
  lessons?: Lesson[];
  /** Answers before everything else. */
  first?: HttpHandler[];
}

/** An API that knows contract 412 with its students, lessons and materials. */
export function withCourse(
  differing: Partial<Contract> = {},
  { lessons, first = [] }: Around = {},
): HttpHandler[] {
  const contract = aContract(differing);
  return [
    ...first,
    ...lessonsHandlers({ lessons, students: contract.students.map((person) => aStudent(person)) }),
    ...outlinesHandlers(),
    ...reportsHandlers(),
    ...materialsHandlers({ materials: offered }),
    ...contractsHandlers({ contracts: [contract], materials: offered }),
  ];
}
