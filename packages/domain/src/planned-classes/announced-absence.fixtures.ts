import type { ClassOfLink } from './announced-absence.ts';

/** Returns a class as a student's private link shows it, a week from now. */
export function aClassOfLink(differing: Partial<ClassOfLink> = {}): ClassOfLink {
  return {
    id: 11,
    date: '2026-11-26',
    time: '12:00',
    minutes: 90,
    contractNumber: '2026-0412',
    language: { id: 1, name: 'Français' },
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    isCancelled: false,
    absence: null,
    ...differing,
  };
}
