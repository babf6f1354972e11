import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  cancelled: 'dont {{hours}} h de cours annulés qui comptent',
  uncounted: 'sans {{hours}} h où personne n’est venu, non comptées',
  title: 'Cours annulés comptés dans les heures',
  day: 'Date',
  minutes: 'Minutes',
  who: 'Annulé par',
  announced: 'Annonce',
  notAnnounced: 'Pas annoncé',
  canceller: { student: 'Étudiant', company: 'Société', teacher: 'Enseignant', office: 'Administration' },
} as const;

const en: Translation<typeof fr> = {
  cancelled: 'including {{hours}} h of cancelled classes that count',
  uncounted: 'without {{hours}} h when nobody came, not counted',
  title: 'Cancelled classes counted in the hours',
  day: 'Date',
  minutes: 'Minutes',
  who: 'Cancelled by',
  announced: 'Announced',
  notAnnounced: 'Not announced',
  canceller: { student: 'Student', company: 'Company', teacher: 'Teacher', office: 'Administration' },
};

/** Texts about the hours of a contract that cancelled classes use. */
export const usedHoursWords = /* @__PURE__ */ defineWords('used-hours', { fr, en });
