import { actionWords, definePairs, fileAndMailWords } from '@portal/i18n';

/** Texts of the list of companies only. */
export const companiesWords = /* @__PURE__ */ definePairs(
  'companies',
  {
    search: ['Chercher des sociétés', 'Search companies'],
    absenceThresholdsOf: ['Seuils d’absence : {{name}}', 'Absence thresholds of {{name}}'],
    payerDeadlinesOf: ['Délais du payeur : {{name}}', 'Payer deadlines of {{name}}'],
    evidenceOf: ['Preuves de formation : {{name}}', 'Evidence of training of {{name}}'],
    noMatch: ['Aucune société ne correspond', 'No company matches'],
    link: {
      newTab: ['(nouvel onglet)', '(new tab)'],
      show: ['Afficher le lien', 'Show link'],
      notShown: ['Le lien n’a pas pu être affiché', 'The link could not be shown'],
      copy: ['Copier le lien magique : {{name}}', 'Copy the magic link of {{name}}'],
      copied: ['Lien magique copié', 'Magic link copied'],
      notCopied: [
        'Le navigateur ne permet pas de copier. Le lien est sélectionné : copiez-le avec le clavier.',
        'The browser does not allow copying. The link is selected: copy it with the keyboard.',
      ],
      regenerate: ['Générer un nouveau lien pour {{name}}', 'Generate a new link for {{name}}'],
      replaces: ['Remplace ce lien par un nouveau.', 'Replaces this link with a new one.'],
      none: ['Aucun lien', 'No link'],
      resting: [
        'Le lien ne s’ouvre pas tant que la société est archivée.',
        'The link does not open as long as the company is archived.',
      ],
      confirmTitle: ['Générer un nouveau lien pour {{name}}?', 'Generate a new link for {{name}}?'],
      confirmText: [
        'L’ancien lien cesse de fonctionner aussitôt, et les pages qu’il a ouvertes se ferment. Il faudra envoyer le nouveau à la société.',
        'The old link stops working at once, and pages opened with it are closed. The new one has to be sent to the company.',
      ],
      confirm: ['Générer un nouveau lien', 'Generate a new link'],
      done: ['Le jeton a été généré', 'Token was generated successfully'],
      failed: ['Une erreur est survenue.', 'Something went wrong.'],
    },
  },
  actionWords,
  fileAndMailWords,
);
