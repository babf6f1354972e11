import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  /** What the forms are about whose work is kept. */
  form: {
    contract: 'Contrat',
    outline: 'Plan de cours',
    report: 'Rapport de progrès',
    note: 'Note',
    student: 'Étudiant',
    'student-needs': 'Besoins de l’étudiant',
    teacher: 'Enseignant',
    user: 'Utilisateur',
    attendance: 'Présence',
    'material-request': 'Demande de matériel',
    'teacher-change': 'Changement d’enseignant',
    'contract-students': 'Étudiants du contrat',
    file: 'Fichier',
  },
  offer: {
    title: 'Travail non enregistré',
    text: 'Ce que vous avez tapé ici le {{when}} n’a pas été enregistré.',
    changed: 'La fiche a été modifiée depuis. Vérifiez vos champs avant d’enregistrer.',
    takeUp: 'Reprendre',
    discard: 'Jeter',
    takenUp: 'Repris. Il reste à enregistrer.',
  },
  leave: {
    title: 'Quitter avant d’enregistrer ?',
    text: 'Ce que vous avez tapé n’est pas enregistré. Ce navigateur le garde 30 jours et vous le proposera à votre retour.',
    refusedText: 'Ce que vous avez tapé n’est pas enregistré, et ce navigateur ne peut pas le garder.',
    stay: 'Rester',
    keep: 'Quitter et garder',
    lose: 'Quitter sans enregistrer',
    close: 'Fermer',
  },
  signOut: {
    title: 'Se déconnecter ?',
    text: 'Vous avez tapé ceci sans l’enregistrer :',
    kept: 'Gardé, il vous sera proposé à votre prochaine connexion dans ce navigateur, pendant 30 jours. Sur un ordinateur partagé, jetez-le plutôt.',
    stay: 'Rester',
    keep: 'Garder et se déconnecter',
    discard: 'Jeter et se déconnecter',
    close: 'Fermer',

    unsentText: 'Vous avez soumis ceci, et le serveur ne l’a pas encore :',
    unsentKept:
      'Gardé, il sera envoyé à votre prochaine connexion dans ce navigateur. Sur l’appareil d’une autre personne, envoyez-le d’abord.',
    send: 'Envoyer maintenant',
    sendFailed: 'Tout n’a pas pu être envoyé. Vérifiez votre connexion, ou gardez-le.',
    sent: 'Tout est envoyé.',
    leave: 'Se déconnecter',
    discardTitle: 'Jeter sans envoyer?',
    discardText: 'Personne ne recevra ce que vous avez soumis, et il ne pourra pas être retrouvé :',
    back: 'Revenir',
  },
};

const en = {
  form: {
    contract: 'Contract',
    outline: 'Course outline',
    report: 'Progress report',
    note: 'Note',
    student: 'Student',
    'student-needs': 'Needs of the student',
    teacher: 'Teacher',
    user: 'User',
    attendance: 'Attendance',
    'material-request': 'Material request',
    'teacher-change': 'Change of teacher',
    'contract-students': 'Students of contract',
    file: 'File',
  },
  offer: {
    title: 'Unsaved work',
    text: 'What you typed here on {{when}} was not saved.',
    changed: 'The record has changed since. Check your fields before you save.',
    takeUp: 'Take it up again',
    discard: 'Discard',
    takenUp: 'Taken up again. It still has to be saved.',
  },
  leave: {
    title: 'Leave before saving?',
    text: 'What you typed is not saved. This browser keeps it for 30 days and offers it when you come back.',
    refusedText: 'What you typed is not saved, and this browser cannot keep it.',
    stay: 'Stay',
    keep: 'Leave and keep',
    lose: 'Leave without saving',
    close: 'Close',
  },
  signOut: {
    title: 'Log out?',
    text: 'You typed this and did not save it:',
    kept: 'If you keep it, it is offered when you next sign in with this browser, for 30 days. On a shared computer, discard it instead.',
    stay: 'Stay',
    keep: 'Keep and log out',
    discard: 'Discard and log out',
    close: 'Close',

    unsentText: 'You submitted this, and the server does not have it yet:',
    unsentKept:
      'If you keep it, it is sent when you next sign in with this browser. On somebody else’s device, send it first.',
    send: 'Send now',
    sendFailed: 'Not everything could be sent. Check your connection, or keep it.',
    sent: 'Everything is sent.',
    leave: 'Log out',
    discardTitle: 'Discard without sending?',
    discardText: 'Nobody will receive what you submitted, and it cannot be found again:',
    back: 'Back',
  },
} satisfies Translation<typeof fr>;

/** The words about what was typed and not saved; they come with the forms. */
export const unsavedWords = /* @__PURE__ */ defineWords('unsaved', { fr, en });
