import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  newNote: 'Nouvelle note',
  add: 'Ajouter',
  needsText: 'Écrivez d’abord la note.',
  added: 'Note ajoutée.',
  notAdded: 'La note n’a pas été ajoutée. Votre texte est conservé : réessayez.',
  loading: 'Chargement des notes',
  failed: 'Les notes n’ont pas pu être chargées.',
  retry: 'Réessayer',
  none: 'Aucune note',
  notes: 'Notes',
  unknownAuthor: 'Auteur inconnu',
  showAll: 'Voir les {{count}} notes',
};

const en = {
  newNote: 'New note',
  add: 'Add',
  needsText: 'Write the note first.',
  added: 'Note added.',
  notAdded: 'The note was not added. Your text is kept: try again.',
  loading: 'Loading the notes',
  failed: 'The notes could not be loaded.',
  retry: 'Try again',
  none: 'No notes',
  notes: 'Notes',
  unknownAuthor: 'Author unknown',
  showAll: 'Show all {{count}} notes',
} satisfies Translation<typeof fr>;

export const notesWords = /* @__PURE__ */ defineWords('notes', { fr, en });
