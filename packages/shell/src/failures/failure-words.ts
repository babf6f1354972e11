import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  offline: 'Il n’y a pas de connexion.',
  unauthorized: 'Votre session a pris fin : connectez-vous de nouveau.',
  unproved: 'Vous n’avez pas confirmé que c’est bien vous.',
  forbidden: 'Votre compte ne permet pas cette action.',
  'not-found': 'L’élément est introuvable : quelqu’un l’a peut-être supprimé entre-temps.',
  conflict: 'Quelqu’un l’a modifié entre-temps, ou son état ne permet plus cette action.',
  clash: 'Des cours ont lieu en même temps.',
  archived: 'Ce contrat est archivé et ne peut plus être modifié.',
  'too-large': 'L’envoi est trop volumineux pour le serveur.',
  refused: 'Le serveur n’accepte pas ce qui a été envoyé.',
} as const;

const en = {
  offline: 'There is no connection.',
  unauthorized: 'Your session has ended: sign in again.',
  unproved: 'You did not confirm that it is you.',
  forbidden: 'Your account does not allow this action.',
  'not-found': 'It was not found: someone may have deleted it in the meantime.',
  conflict: 'Someone changed it in the meantime, or its state no longer allows this action.',
  clash: 'Some classes are at the same time.',
  archived: 'This contract is archived and can no longer be changed.',
  'too-large': 'What was sent is too large for the server.',
  refused: 'The server does not accept what was sent.',
} satisfies Translation<typeof fr>;

/** Default messages for errors without a message of the server. */
export const failureWords = /* @__PURE__ */ defineWords('failure', { fr, en });
