import {
  contractsHandlers,
  lessonsHandlers,
  materialsHandlers,
  outlinesHandlers,
  reportsHandlers,
} from '@portal/api-client/testing';
import { aContract, aMaterial, aStudent, type Contract, type Lesson, type Material } from '@portal/domain';
import { asTeacher } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';

// Fixtures of the course page's stories.

/** The portal at the course of contract 412. */
export const atCourse = asTeacher('/course/:id', '/course/412');

/** The available materials: two in French, one of them archived, and one in English. */
export const offered: Material[] = [
  aMaterial(),
  aMaterial({ id: 14, title: 'Édito B1', requests: [], quantity: 0 }),
  aMaterial({ id: 12, title: 'English File B1', language: { id: 2, name: 'English' } }),
  aMaterial({ id: 13, title: 'Panorama 1 (épuisé)', active: false }),
];

/** No material was requested. */
export const withoutMaterial: Partial<Contract> = { materials: [], noMaterialNeeded: false };

interface Around {
  lessons?: Lesson[];
  /** Handlers that take precedence. */
  first?: HttpHandler[];
}

/** An API with contract 412, its students, recorded classes and materials. */
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
