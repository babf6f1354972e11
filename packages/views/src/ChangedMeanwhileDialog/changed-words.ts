import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  text: 'Une autre personne a changé ces champs depuis que vous les avez ouverts.',
  theirs: 'Sa version : {{value}}',
  mine: 'Votre version : {{value}}',
  saveMine: 'Enregistrer ma version',
  takeTheirs: 'Prendre sa version',
  keepEditing: 'Continuer à modifier',
};

const en = {
  text: 'Someone else changed these fields since you opened them.',
  theirs: 'Their version: {{value}}',
  mine: 'Your version: {{value}}',
  saveMine: 'Save my version',
  takeTheirs: 'Take their version',
  keepEditing: 'Keep editing',
} satisfies Translation<typeof fr>;

/** The words of a save that meets somebody else's. */
export const changedWords = /* @__PURE__ */ defineWords('changed', { fr, en });
