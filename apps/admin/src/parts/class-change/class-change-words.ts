import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  clashes_one: 'À ce moment, l’enseignant ou un étudiant a déjà un cours :',
  clashes_other: 'À ce moment, l’enseignant ou un étudiant a déjà d’autres cours :',
  clashWith: 'contrat {{number}}, {{day}} à {{time}}',
  away: '{{who}} est indisponible : {{day}} à {{time}}.',
  changed: 'Une autre personne a changé ce cours entre-temps. Voici comment il est maintenant.',
  notSaved: 'Le cours n’a pas été changé.',
  notMailed: 'Sans courriel, à prévenir : {{names}}.',
} as const;

const en: Translation<typeof fr> = {
  clashes_one: 'At this time, the teacher or a student already has a class:',
  clashes_other: 'At this time, the teacher or a student already has other classes:',
  clashWith: 'contract {{number}}, {{day}} at {{time}}',
  away: '{{who}} is away: {{day}} at {{time}}.',
  changed: 'Someone else changed this class in the meantime. This is how it is now.',
  notSaved: 'The class was not changed.',
  notMailed: 'Not reached by email, to be told: {{names}}.',
};

/** Texts about why a planned class was not changed, and who got no mail about a change. */
export const classChangeWords = /* @__PURE__ */ defineWords('class-change', { fr, en });
