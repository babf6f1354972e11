import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Phrases pour les rapports',
  intro: 'Les enseignants insèrent ces phrases dans les commentaires de leurs rapports.',
  add: 'Ajouter une phrase',
  caption: 'Phrases du bureau',
  textFr: 'Français',
  textEn: 'Anglais',
  notFound: 'Phrase introuvable',
  empty: 'Aucune phrase',
  emptyText: 'Ajoutez les phrases que les enseignants écrivent souvent.',
  search: 'Chercher une phrase',
  noMatch: 'Aucune phrase ne correspond',
  noMatchText: 'Essayez d’autres mots.',
  edit: 'Modifier « {{text}} »',
  form: {
    add: 'Nouvelle phrase',
    edit: 'Modifier la phrase',
    saved: 'Phrase enregistrée',
    kept: 'La phrase n’a pas été enregistrée. Vos textes sont encore ici.',
    changed: 'La phrase a changé',
  },
  delete: {
    label: 'Supprimer « {{text}} »',
    title: 'Supprimer cette phrase?',
    text: 'Les enseignants ne la trouveront plus. Les rapports gardent ce qui y est écrit.',
    confirm: 'Supprimer',
    done: 'Phrase supprimée',
    failed: 'La phrase n’a pas été supprimée.',
  },
} as const;

const en = {
  title: 'Phrases for reports',
  intro: 'Teachers insert these phrases into the comments of their reports.',
  add: 'Add a phrase',
  caption: 'Phrases of the office',
  textFr: 'French',
  textEn: 'English',
  notFound: 'Phrase not found',
  empty: 'No phrases',
  emptyText: 'Add the phrases that teachers write often.',
  search: 'Search for a phrase',
  noMatch: 'No phrase matches',
  noMatchText: 'Try other words.',
  edit: 'Edit “{{text}}”',
  form: {
    add: 'New phrase',
    edit: 'Edit the phrase',
    saved: 'Phrase saved',
    kept: 'The phrase was not saved. Your texts are still here.',
    changed: 'The phrase has changed',
  },
  delete: {
    label: 'Delete “{{text}}”',
    title: 'Delete this phrase?',
    text: 'Teachers will no longer find it. Reports keep what is written in them.',
    confirm: 'Delete',
    done: 'Phrase deleted',
    failed: 'The phrase was not deleted.',
  },
} satisfies Translation<typeof fr>;

/** Texts of the list of the office's phrases. */
export const phrasesPageWords = /* @__PURE__ */ defineWords(
  'phrases-page',
  { fr, en },
  actionWords,
  courseWords,
);
