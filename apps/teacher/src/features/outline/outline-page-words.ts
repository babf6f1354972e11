import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Plan de cours {{number}}',
  backToCourse: 'Retour au contrat',
  staysSubmitted:
    'Ce plan de cours est soumis et le reste quand vous l’enregistrez. Soumettez-le de nouveau pour signaler vos changements.',
  locked: 'Ce contrat est archivé : son plan de cours ne se modifie plus.',
  saved: 'Le brouillon du plan de cours a été enregistré.',
  submitted: 'Le plan de cours a été soumis.',
  kept: 'Le plan de cours a été enregistré et reste soumis.',
  takenBack: 'Le plan de cours est redevenu un brouillon.',
  notSaved: 'Le plan de cours n’a pas été enregistré.',
  nothingToPrint: 'Aucun plan de cours à imprimer',
  noneYet: 'Ce contrat n’a pas encore de plan de cours.',
  isDraft: 'Le plan de cours est encore un brouillon : il s’imprime une fois soumis.',
} as const;

const en = {
  title: 'Course outline {{number}}',
  backToCourse: 'Back to the contract',
  staysSubmitted:
    'This outline is submitted and stays so when you save it. Submit it again to point out your changes.',
  locked: 'This contract is archived: its outline can no longer be changed.',
  saved: 'Outline saved as draft successfully.',
  submitted: 'Outline was submitted successfully.',
  kept: 'The outline was saved and stays submitted.',
  takenBack: 'The outline is a draft again.',
  notSaved: 'Outline was not saved successfully.',
  nothingToPrint: 'No outline to print',
  noneYet: 'This contract has no outline yet.',
  isDraft: 'The outline is still a draft: it can be printed once it is submitted.',
} satisfies Translation<typeof fr>;

/** Texts of the page of a course's outline, on screen and printed. */
export const outlinePageWords = /* @__PURE__ */ defineWords(
  'outline-page',
  { fr, en },
  actionWords,
  courseWords,
);
