import type { TextPair } from '../text-pair';

/** The names of the pages and areas in the navbar, which are their titles too. */
export const pageNames = {
  contracts: { fr: 'Contrats', en: 'Contracts' },
  calendar: { fr: 'Calendrier', en: 'Calendar' },
  teachers: { fr: 'Enseignants', en: 'Teachers' },
  students: { fr: 'Étudiants', en: 'Students' },
  reports: { fr: 'Rapports', en: 'Reports' },
  followUps: { fr: 'Relances', en: 'Follow-ups' },
  operations: { fr: 'Opérations', en: 'Operations' },
  administration: { fr: 'Administration', en: 'Administration' },
} as const satisfies Record<string, TextPair>;
