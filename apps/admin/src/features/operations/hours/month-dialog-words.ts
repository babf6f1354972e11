import { actionWords, courseWords, definePairs, hourWords } from '@portal/i18n';

/** Texts of the dialog of a teacher's month. */
export const monthDialogWords = /* @__PURE__ */ definePairs(
  'month-dialog',
  {
    noStatement: ['Ce mois n’a pas de relevé', 'This month has no statement'],
    gone: ['Cet enseignant n’a plus d’heures ce mois-ci.', 'This teacher no longer has hours this month.'],
    submitted: ['Soumis le', 'Submitted on'],
    returned: ['Renvoyé le', 'Returned on'],
    approved: ['Approuvé le', 'Approved on'],
    exported: ['Exporté le', 'Exported on'],
    due: ['À soumettre d’ici le', 'To be submitted by'],
    note: ['Note de l’enseignant', 'Teacher’s note'],
    reason: ['Motif du renvoi', 'Reason for the return'],
    column: {
      planned: ['Planifiées', 'Planned'],
      rate: ['Taux', 'Rate'],
    },
    noRows: [
      'Tous les cours du relevé ont été retirés depuis.',
      'All classes of the statement have been removed since.',
    ],
    now: ['Soumis pour {{before}} h, maintenant {{now}} h.', 'Submitted for {{before}} h, now {{now}} h.'],
    settled: [
      'Relevé de {{before}} h; les présences comptent maintenant {{now}} h. Le relevé n’a pas changé.',
      'Statement of {{before}} h; the records now add up to {{now}} h. The statement has not changed.',
    ],
    added_one: ['{{count}} cours inscrit après l’envoi', '{{count}} class recorded after submission'],
    added_other: ['{{count}} cours inscrits après l’envoi', '{{count}} classes recorded after submission'],
    changed_one: ['{{count}} cours modifié', '{{count}} class changed'],
    changed_other: ['{{count}} cours modifiés', '{{count}} classes changed'],
    removed_one: ['{{count}} cours retiré', '{{count}} class removed'],
    removed_other: ['{{count}} cours retirés', '{{count}} classes removed'],
    change: {
      added: ['inscrit le {{day}}', 'recorded on {{day}}'],
      changed: ['modifié; {{before}} min au relevé', 'changed; {{before}} min in the statement'],
      removed: ['retiré', 'removed'],
    },
    changesFailed: [
      'Les cours qui ont changé n’ont pas pu être lus.',
      'The classes that have changed could not be read.',
    ],
    approve: ['Approuver {{hours}} h', 'Approve {{hours}} h'],
    unapprove: ['Annuler l’approbation', 'Undo the approval'],
    return: ['Renvoyer à {{name}}…', 'Return to {{name}}…'],
    returnNow: ['Renvoyer à {{name}}', 'Return to {{name}}'],
    reasonLabel: ['Que faut-il corriger?', 'What has to be corrected?'],
    reasonNeeded: ['Écrivez ce qui est à corriger.', 'Say what has to be corrected.'],
    approvedNow: ['Relevé approuvé, {{name}} : {{hours}} h', 'Statement of {{name}} approved: {{hours}} h'],
    returnedNow: ['Relevé renvoyé à {{name}}', 'Statement returned to {{name}}'],
    unapprovedNow: [
      'Approbation annulée, {{name}} : {{hours}} h',
      'Approval of {{name}} undone: {{hours}} h',
    ],
    stale: [
      'Ce relevé a changé entre-temps. Voici les chiffres à jour : vérifiez-les avant de décider.',
      'This statement has changed in the meantime. Here are the current figures: check them before you decide.',
    ],
    unsent: ['Votre motif n’est pas parti : {{reason}}', 'Your reason was not sent: {{reason}}'],
    notSaved: ['La décision n’a pas été enregistrée', 'The decision was not saved'],
  },
  actionWords,
  courseWords,
  hourWords,
);
