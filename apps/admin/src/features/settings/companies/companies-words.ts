import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  search: 'Chercher des sociétés',
  absenceThresholdsOf: 'Seuils d’absence : {{name}}',
  payerDeadlinesOf: 'Délais du payeur : {{name}}',
  evidenceOf: 'Preuves de formation : {{name}}',
  noMatch: 'Aucune société ne correspond',
  link: {
    newTab: '(nouvel onglet)',
    show: 'Afficher le lien',
    notShown: 'Le lien n’a pas pu être affiché',
    copy: 'Copier le lien magique : {{name}}',
    copied: 'Lien magique copié',
    notCopied: 'Le navigateur ne permet pas de copier. Le lien est sélectionné : copiez-le avec le clavier.',
    regenerate: 'Générer un nouveau lien pour {{name}}',
    replaces: 'Remplace ce lien par un nouveau.',
    none: 'Aucun lien',
    resting: 'Le lien ne s’ouvre pas tant que la société est archivée.',
    confirmTitle: 'Générer un nouveau lien pour {{name}}?',
    confirmText:
      'L’ancien lien cesse de fonctionner aussitôt, et les pages qu’il a ouvertes se ferment. Il faudra envoyer le nouveau à la société.',
    confirm: 'Générer un nouveau lien',
    done: 'Le jeton a été généré',
    failed: 'Une erreur est survenue.',
  },
} as const;

const en = {
  search: 'Search companies',
  absenceThresholdsOf: 'Absence thresholds of {{name}}',
  payerDeadlinesOf: 'Payer deadlines of {{name}}',
  evidenceOf: 'Evidence of training of {{name}}',
  noMatch: 'No company matches',
  link: {
    newTab: '(new tab)',
    show: 'Show link',
    notShown: 'The link could not be shown',
    copy: 'Copy the magic link of {{name}}',
    copied: 'Magic link copied',
    notCopied: 'The browser does not allow copying. The link is selected: copy it with the keyboard.',
    regenerate: 'Generate a new link for {{name}}',
    replaces: 'Replaces this link with a new one.',
    none: 'No link',
    resting: 'The link does not open as long as the company is archived.',
    confirmTitle: 'Generate a new link for {{name}}?',
    confirmText:
      'The old link stops working at once, and pages opened with it are closed. The new one has to be sent to the company.',
    confirm: 'Generate a new link',
    done: 'Token was generated successfully',
    failed: 'Something went wrong.',
  },
} satisfies Translation<typeof fr>;

/** Texts of the list of companies only. */
export const companiesWords = /* @__PURE__ */ defineWords(
  'companies',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
