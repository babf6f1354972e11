import { labelsOf, phraseFields } from '@portal/domain';
import { actionWords, courseWords, definePairs } from '@portal/i18n';

/** Texts of the phrases for comments; loaded with the report wizard. */
export const phraseWords = /* @__PURE__ */ definePairs(
  'phrases',
  {
    open: ['Phrases', 'Phrases'],
    keep: ['Garder comme phrase', 'Keep as a phrase'],
    pick: ['Choisir une phrase', 'Choose a phrase'],
    search: ['Chercher une phrase', 'Search for a phrase'],
    language: ['Langue de la phrase', 'Language of the phrase'],
    languages: {
      fr: ['Français', 'French'],
      en: ['Anglais', 'English'],
    },
    anySkill: ['Toutes', 'All'],
    failed: ['Les phrases n’ont pas pu être lues.', 'The phrases could not be read.'],
    none: ['Aucune phrase ne correspond.', 'No phrase matches.'],
    noneYet: [
      'Écrivez un commentaire, puis gardez-le comme phrase.',
      'Write a comment, then keep it as a phrase.',
    ],
    found_one: ['{{count}} phrase', '{{count}} phrase'],
    found_other: ['{{count}} phrases', '{{count}} phrases'],
    own: ['À vous', 'Yours'],
    office: ['Du bureau', 'From the office'],
    tooLong: [
      'Le texte serait trop long avec cette phrase : {{max}} caractères au plus.',
      'The text would be too long with this phrase: {{max}} characters at most.',
    ],
    edit: ['Modifier « {{text}} »', 'Edit “{{text}}”'],
    remove: ['Supprimer « {{text}} »', 'Delete “{{text}}”'],
    removeTitle: ['Supprimer cette phrase?', 'Delete this phrase?'],
    removeText: [
      'Vous ne la trouverez plus. Les rapports gardent ce qui y est écrit.',
      'You will no longer find it. Reports keep what is written in them.',
    ],
    removed: ['Phrase supprimée.', 'Phrase deleted.'],
    addTitle: ['Nouvelle phrase', 'New phrase'],
    editTitle: ['Modifier la phrase', 'Edit the phrase'],
    eitherText: ['Dans au moins une langue.', 'In at least one language.'],
    saved: ['Phrase enregistrée.', 'Phrase saved.'],
    nothingToKeep: [
      'Écrivez d’abord un texte, ou sélectionnez-en une partie.',
      'Write a text first, or select a part of it.',
    ],
    forYou: ['Vous seul voyez cette phrase.', 'Only you see this phrase.'],
    forAll: ['Tous les enseignants verront cette phrase.', 'All teachers will see this phrase.'],
    changed: [
      'Cette phrase a changé entre-temps. Votre texte est encore ici; fermez pour voir la nouvelle.',
      'This phrase was changed in the meantime. Your text is still here; close to see the new one.',
    ],
    gone: [
      'Cette phrase a été supprimée entre-temps. Votre texte est encore ici.',
      'This phrase was deleted in the meantime. Your text is still here.',
    ],
    notSaved: [
      'La phrase n’a pas été enregistrée. Votre texte est encore ici.',
      'The phrase was not saved. Your text is still here.',
    ],
    notRemoved: ['La phrase n’a pas été supprimée.', 'The phrase was not deleted.'],
  },
  actionWords,
  courseWords,
  /* @__PURE__ */ labelsOf(phraseFields),
);
