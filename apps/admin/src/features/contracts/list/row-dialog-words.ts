import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  highlight: {
    title: 'Surligner des cellules',
    cells: 'Cellules à surligner',
    clear: 'Tout décocher',
    notify: 'Aviser un collègue',
    notifyHint: 'Le collègue reçoit par courriel les noms des cellules surlignées.',
    notifyNeedsCells: 'Cochez d’abord une cellule.',
    coworker: 'Collègue',
    chooseCoworker: 'Choisir un collègue',
    coworkersFailed: 'La liste des collègues n’a pas pu être chargée.',
    archived: 'Ce contrat est archivé : ses cellules ne se surlignent pas.',
    notSaved: 'Une erreur est survenue : rien n’a été surligné. Vos choix sont conservés, réessayez.',
    notSent:
      'Les cellules sont surlignées, mais l’avis n’est pas parti. Enregistrez de nouveau pour le renvoyer.',
    unanswered:
      'Les cellules sont surlignées, mais aucune réponse n’est venue : nous ne savons pas si l’avis est parti. Demandez-le au collègue, ou enregistrez de nouveau pour le renvoyer : au pire, il arrivera deux fois.',
    notificationSent: 'L’avis par courriel a été envoyé.',
    notificationNotSent: 'L’avis par courriel n’a pas été envoyé.',
  },
  duplicate: {
    title: 'Dupliquer le contrat {{number}}?',
    text: 'La copie reçoit un nouveau numéro et attend sous le statut « En attente ». Les présences, le plan de cours et les rapports ne sont pas copiés.',
    confirm: 'Dupliquer',
    done: 'Contrat dupliqué',
    doneText: 'La copie du contrat {{original}} porte le numéro {{number}}.',
    leftOut: 'Ce qui est archivé n’est pas copié : {{what}}.',
    leftOutStudents_one: '{{count}} étudiant',
    leftOutStudents_other: '{{count}} étudiants',
    open: 'Ouvrir la copie',
    duplicated: 'Le contrat a été dupliqué',
    notDuplicated: 'Le contrat n’a pas été dupliqué',
  },
} as const;

const en = {
  highlight: {
    title: 'Highlight cells',
    cells: 'Cells to highlight',
    clear: 'Clear all',
    notify: 'Notify a co-worker',
    notifyHint: 'The co-worker gets an email with the names of the highlighted cells.',
    notifyNeedsCells: 'Select a cell first.',
    coworker: 'Co-worker',
    chooseCoworker: 'Choose a co-worker',
    coworkersFailed: 'The list of co-workers could not be loaded.',
    archived: 'This contract is archived: its cells cannot be highlighted.',
    notSaved: 'Something went wrong: nothing was highlighted. Your choices are kept, try again.',
    notSent: 'The cells are highlighted, but the email was not sent. Save again to send it once more.',
    unanswered:
      'The cells are highlighted, but no answer came: we do not know whether the email was sent. Ask your co-worker, or save again to send it once more: at worst it arrives twice.',
    notificationSent: 'Email notification was sent successfully.',
    notificationNotSent: 'Email notification was not sent successfully.',
  },
  duplicate: {
    title: 'Duplicate contract {{number}}?',
    text: 'The copy gets a new number and waits with the status “Pending”. Attendance, outline and reports are not copied.',
    confirm: 'Duplicate',
    done: 'Contract duplicated',
    doneText: 'The copy of contract {{original}} has the number {{number}}.',
    leftOut: 'What is archived is not copied: {{what}}.',
    leftOutStudents_one: '{{count}} student',
    leftOutStudents_other: '{{count}} students',
    open: 'Open the copy',
    duplicated: 'Course was duplicated successfully',
    notDuplicated: 'Course was not duplicated successfully',
  },
} satisfies Translation<typeof fr>;

/** Texts of the row dialogs of the contract list; loaded with them. */
export const rowDialogWords = /* @__PURE__ */ defineWords(
  'contract-row-dialogs',
  { fr, en },
  actionWords,
  courseWords,
);
