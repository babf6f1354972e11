import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  /** Names of the forms whose unsaved input is stored. */
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
    'teacher-assignment': 'Enseignant du contrat',
    'contract-material': 'Matériel du contrat',
    'student-contract': 'Contrat de l’étudiant',
    level: 'Niveau de l’étudiant',
    material: 'Matériel',
    'contract-students': 'Étudiants du contrat',
    file: 'Fichier',
    'class-plan': 'Cours planifiés',
    'closed-days': 'Jours de fermeture',
  },
  offer: {
    title: 'Travail non enregistré',
    text: 'Ce que vous avez tapé ici le {{when}} n’a pas été enregistré.',
    changed: 'La fiche a été modifiée depuis. Vérifiez vos champs avant d’enregistrer.',
    takeUp: 'Reprendre',
    discard: 'Supprimer',
    takenUp: 'Saisie rétablie. Il reste à enregistrer.',
    refused: 'Ce navigateur ne peut pas garder ce que vous tapez. Enregistrez avant de quitter la page.',
  },
  leave: {
    title: 'Quitter avant d’enregistrer?',
    text: 'Ce que vous avez tapé n’est pas enregistré. Ce navigateur le garde 30 jours et vous le proposera à votre retour.',
    refusedText: 'Ce que vous avez tapé n’est pas enregistré, et ce navigateur ne peut pas le garder.',
    stay: 'Rester',
    keep: 'Quitter et garder',
    lose: 'Quitter sans enregistrer',
    close: 'Fermer',
  },
  signOut: {
    title: 'Se déconnecter?',
    text: 'Vous avez tapé ceci sans l’enregistrer :',
    kept: 'Gardé, il vous sera proposé à votre prochaine connexion dans ce navigateur, pendant 30 jours. Sur un ordinateur partagé, abandonnez-le plutôt.',
    stay: 'Rester',
    keep: 'Garder et se déconnecter',
    discard: 'Abandonner et se déconnecter',
    close: 'Fermer',

    unsentText: 'Vous avez soumis ceci, et le serveur ne l’a pas encore :',
    unsentKept:
      'Après la déconnexion, rien ne part tout seul : si vous le gardez, il sera envoyé quand vous ouvrirez de nouveau une session dans ce navigateur, avec une connexion Internet. Sur l’appareil d’une autre personne, envoyez-le d’abord.',
    unsentOffline:
      'Il n’y a pas de connexion Internet : rien ne peut être envoyé maintenant, et vous ne pourrez ouvrir une session que quand elle sera revenue.',
    unsentAsking:
      'Ce qui a été refusé ou reste à vérifier n’est jamais envoyé tout seul : la page des présences vous attend.',
    send: 'Envoyer maintenant',
    sendFailed: 'Tout n’a pas pu être envoyé. Vérifiez votre connexion, ou gardez-le.',
    sent: 'Tout est envoyé.',
    leave: 'Se déconnecter',
    discardTitle: 'Abandonner sans envoyer?',
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
    'teacher-assignment': 'Teacher of the contract',
    'contract-material': 'Material of the contract',
    'student-contract': 'Contract of the student',
    level: 'Level of the student',
    material: 'Material',
    'contract-students': 'Students of contract',
    file: 'File',
    'class-plan': 'Planned classes',
    'closed-days': 'Closed days',
  },
  offer: {
    title: 'Unsaved work',
    text: 'What you typed here on {{when}} was not saved.',
    changed: 'The record has changed since. Check your fields before you save.',
    takeUp: 'Resume',
    discard: 'Discard',
    takenUp: 'Restored. It still has to be saved.',
    refused: 'This browser cannot keep what you type. Save before you leave the page.',
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
      'Once you are logged out, nothing is sent by itself: if you keep it, it is sent when you sign in again with this browser and there is an Internet connection. On someone else’s device, send it first.',
    unsentOffline:
      'There is no Internet connection: nothing can be sent now, and you can only sign in again when it is back.',
    unsentAsking:
      'What was refused or has to be checked is never sent by itself: the attendance page waits for your answer.',
    send: 'Send now',
    sendFailed: 'Not everything could be sent. Check your connection, or keep it.',
    sent: 'Everything is sent.',
    leave: 'Log out',
    discardTitle: 'Discard without sending?',
    discardText: 'Nobody will receive what you submitted, and it cannot be found again:',
    back: 'Back',
  },
} satisfies Translation<typeof fr>;

/** A separate module that loads with the forms. */
export const unsavedWords = /* @__PURE__ */ defineWords('unsaved', { fr, en });
