import type { Company } from './company.ts';

/** An active company with a magic link. */
export function aCompany(differing: Partial<Company> = {}): Company {
  return {
    id: 21,
    name: 'Aéro Beauséjour inc.',
    active: true,
    linkToken: 'pR8dN4hJ6yL0qW5f',
    linkTail: 'qW5f',
    ...differing,
  };
}
