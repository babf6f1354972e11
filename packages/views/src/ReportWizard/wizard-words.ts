import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  steps: 'Pages du rapport',
  done: 'rempli',
  refused: 'à corriger',
  previous: 'Précédent',
  next: 'Suivant',
  submit: 'Soumettre le rapport',
  shared: 'Ces informations sont communes à tous les étudiants de ce contrat.',
  howRated: 'Une compétence peut rester sans évaluation et être évaluée plus tard.',
  unrated_one: 'Une compétence n’a pas encore d’évaluation.',
  unrated_other: '{{count}} compétences n’ont pas encore d’évaluation.',
  ask: {
    title: 'Soumettre ce rapport incomplet?',
    empty: 'Rien n’est rempli pour :',
    keepFilling: 'Continuer à remplir',
  },
};

const en = {
  steps: 'Pages of the report',
  done: 'filled in',
  refused: 'to be corrected',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit report',
  shared: 'This information is the same for every student of this contract.',
  howRated: 'A skill may stay without a rating, and be rated later.',
  unrated_one: 'One skill has no rating yet.',
  unrated_other: '{{count}} skills have no rating yet.',
  ask: {
    title: 'Submit this incomplete report?',
    empty: 'Nothing is filled in for:',
    keepFilling: 'Keep filling it in',
  },
} satisfies Translation<typeof fr>;

/** Texts of the report wizard; those of the report itself are in `report-words`. */
export const wizardWords = /* @__PURE__ */ defineWords('report-wizard', { fr, en }, actionWords, courseWords);
