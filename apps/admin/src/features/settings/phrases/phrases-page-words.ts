import { actionWords, courseWords, definePairs } from '@portal/i18n';

/** Texts of the list of the office's phrases. */
export const phrasesPageWords = /* @__PURE__ */ definePairs(
  'phrases-page',
  {
    intro: [
      'Les enseignants insèrent ces phrases dans les commentaires de leurs rapports.',
      'Teachers insert these phrases into the comments of their reports.',
    ],
    create: ['Ajouter une phrase', 'Add a phrase'],
    caption: ['Phrases du bureau', 'Phrases of the office'],
    loading: ['Chargement des phrases', 'Loading the phrases'],
    notFound: ['Phrase introuvable', 'Phrase not found'],
    empty: ['Aucune phrase', 'No phrases'],
    emptyText: [
      'Ajoutez les phrases que les enseignants écrivent souvent.',
      'Add the phrases that teachers write often.',
    ],
    search: ['Chercher une phrase', 'Search for a phrase'],
    noMatch: ['Aucune phrase ne correspond', 'No phrase matches'],
    noMatchText: ['Essayez d’autres mots.', 'Try other words.'],
    button: {
      edit: ['Modifier « {{name}} »', 'Edit “{{name}}”'],
      delete: ['Supprimer « {{name}} »', 'Delete “{{name}}”'],
    },
    form: {
      add: ['Nouvelle phrase', 'New phrase'],
      edit: ['Modifier la phrase', 'Edit the phrase'],
      saved: ['Phrase enregistrée', 'Phrase saved'],
      kept: [
        'La phrase n’a pas été enregistrée. Vos textes sont encore ici.',
        'The phrase was not saved. Your texts are still here.',
      ],
      changed: ['La phrase a changé', 'The phrase has changed'],
    },
    deletion: {
      title: ['Supprimer cette phrase?', 'Delete this phrase?'],
      text: [
        'Les enseignants ne la trouveront plus. Les rapports gardent ce qui y est écrit.',
        'Teachers will no longer find it. Reports keep what is written in them.',
      ],
      confirm: ['Supprimer', 'Delete'],
      done: ['Phrase supprimée', 'Phrase deleted'],
      failed: ['La phrase n’a pas été supprimée.', 'The phrase was not deleted.'],
    },
  },
  actionWords,
  courseWords,
);
