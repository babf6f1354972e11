import { courseWords, defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Relevé du mois',
  dueOn: 'À soumettre au plus tard le {{day}}.',
  overdue: 'En retard : le relevé était attendu le {{day}}.',
  text: 'Le bureau reçoit les heures ci-dessus, contrat par contrat.',
  textAgain: 'Corrigez vos présences au besoin, puis soumettez de nouveau les heures ci-dessus.',
  note: 'Note pour le bureau (facultatif)',
  submit: 'Soumettre le relevé',
  submitAgain: 'Soumettre de nouveau',
  offline: 'Pas de connexion : le relevé ne peut pas partir. Votre note reste ici.',
  noHours: 'Ce mois n’a plus aucune heure à soumettre.',
  ask: {
    title: 'Soumettre le relevé {{month}}?',
    note: 'Note',
    underWay:
      'Le mois n’est pas terminé : des cours peuvent encore s’ajouter. Soumettez plutôt après le dernier.',
    changed:
      'Vos heures ont changé entre-temps : {{now}} h au lieu de {{before}} h. Vérifiez-les, puis soumettez.',
    changedAmount:
      'Vos taux ont changé entre-temps : {{now}} au lieu de {{before}}. Vérifiez le montant, puis soumettez.',
  },
  submitted: 'Le relevé est soumis.',
  notSubmitted: 'Le relevé n’a pas été soumis',
  kept: 'Votre note est encore ici.',
  lost: 'La connexion a été perdue. Réessayez quand elle sera revenue.',
  alreadySubmitted: 'Ce relevé avait déjà été soumis, peut-être dans un autre onglet.',
  unsentNote: 'Votre note n’est pas partie : « {{note}} ». Écrivez-la au bureau s’il doit la lire.',
  waiting: 'Le bureau le vérifiera. Vous n’avez rien d’autre à faire.',
  returned: 'Le bureau a renvoyé ce relevé le {{day}}',
  noReason: 'Aucune raison n’est donnée.',
  print: 'Imprimer le relevé',
  since: {
    submitted: 'Changé depuis que vous l’avez soumis',
    approved: 'Changé depuis l’approbation',
    added_one: '{{count}} cours ajouté',
    added_other: '{{count}} cours ajoutés',
    changed_one: '{{count}} cours modifié',
    changed_other: '{{count}} cours modifiés',
    removed_one: '{{count}} cours retiré',
    removed_other: '{{count}} cours retirés',
    more: '{{hours}} h de plus',
    less: '{{hours}} h de moins',
    same: 'total inchangé',
    change: '{{what}} : {{hours}}.',
    nextSubmitted: 'Rien à faire : le bureau voit ces changements et approuve le total actuel, {{hours}} h.',
    nextApproved:
      'Le relevé approuvé ne change pas. Pour que ces cours y soient, demandez au bureau de le renvoyer.',
    nextExported: 'Le relevé exporté vers la paie ne change pas. Voyez la suite avec le bureau.',
    minutesChanged: '{{before}} → {{minutes}} min',
    mark: { added: 'ajouté', changed: 'modifié', removed: 'retiré' },
  },
};

const en = {
  title: 'Statement of the month',
  dueOn: 'To be submitted by {{day}}.',
  overdue: 'Overdue: the statement was expected by {{day}}.',
  text: 'The office receives the hours above, contract by contract.',
  textAgain: 'Correct your attendance if needed, then submit the hours above again.',
  note: 'Note for the office (optional)',
  submit: 'Submit the statement',
  submitAgain: 'Submit again',
  offline: 'No connection: the statement cannot be sent. Your note stays here.',
  noHours: 'This month no longer has any hours to submit.',
  ask: {
    title: 'Submit the {{month}} statement?',
    note: 'Note',
    underWay: 'The month is not over: classes may still be added. It is better to submit after the last one.',
    changed:
      'Your hours have changed in the meantime: {{now}} h instead of {{before}} h. Check them, then submit.',
    changedAmount:
      'Your rates have changed in the meantime: {{now}} instead of {{before}}. Check the amount, then submit.',
  },
  submitted: 'The statement is submitted.',
  notSubmitted: 'The statement was not submitted',
  kept: 'Your note is still here.',
  lost: 'The connection was lost. Try again once it is back.',
  alreadySubmitted: 'This statement was submitted already, perhaps in another tab.',
  unsentNote: 'Your note was not sent: “{{note}}”. Send it to the office if they need to read it.',
  waiting: 'The office will check it. There is nothing else to do.',
  returned: 'The office returned this statement on {{day}}',
  noReason: 'No reason is given.',
  print: 'Print the statement',
  since: {
    submitted: 'Changed since you submitted it',
    approved: 'Changed since the approval',
    added_one: '{{count}} class added',
    added_other: '{{count}} classes added',
    changed_one: '{{count}} class changed',
    changed_other: '{{count}} classes changed',
    removed_one: '{{count}} class removed',
    removed_other: '{{count}} classes removed',
    more: '{{hours}} h more',
    less: '{{hours}} h less',
    same: 'same total',
    change: '{{what}}: {{hours}}.',
    nextSubmitted:
      'Nothing to do: the office sees these changes and approves the current total, {{hours}} h.',
    nextApproved:
      'The approved statement does not change. To have these classes in it, ask the office to return it.',
    nextExported: 'The statement exported to payroll does not change. Talk to the office about it.',
    minutesChanged: '{{before}} → {{minutes}} min',
    mark: { added: 'added', changed: 'changed', removed: 'removed' },
  },
} satisfies Translation<typeof fr>;

/** Texts of a teacher's own statement. */
export const statementWords = /* @__PURE__ */ defineWords(
  'own-statement',
  { fr, en },
  courseWords,
  hourWords,
);
