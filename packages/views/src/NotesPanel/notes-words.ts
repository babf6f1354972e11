import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  newNote: 'Nouvelle note',
  needsText: 'Écrivez d’abord la note.',
  added: 'Note ajoutée.',
  notAdded: 'La note n’a pas été ajoutée. Votre texte est conservé : réessayez.',
  loading: 'Chargement des notes',
  failed: 'Les notes n’ont pas pu être chargées.',
  none: 'Aucune note',
  unknownAuthor: 'Auteur inconnu',
  showAll: 'Voir les {{count}} notes',
};

const en = {
  newNote: 'New note',
  needsText: 'Write the note first.',
  added: 'Note added.',
  notAdded: 'The note was not added. Your text is kept: try again.',
  loading: 'Loading the notes',
  failed: 'The notes could not be loaded.',
  none: 'No notes',
  unknownAuthor: 'Author unknown',
  showAll: 'Show all {{count}} notes',
} satisfies Translation<typeof fr>;

export const notesWords = /* @__PURE__ */ defineWords('notes', { fr, en }, actionWords, courseWords);
