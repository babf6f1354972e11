import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  takenOverTitle: 'Changement d’une autre personne',
  takenOver: 'Ses changements sont gardés : {{fields}}.',
  gone: 'Une autre personne a supprimé cette fiche entre-temps. Rien n’a été enregistré; ce que vous avez saisi est gardé ici.',
  locked:
    'Cette fiche a été archivée entre-temps et ne peut plus être modifiée. Rien n’a été enregistré; ce que vous avez saisi est gardé ici.',
  archived: 'Enregistré. Une autre personne a archivé cette fiche entre-temps.',
  restored: 'Enregistré. Une autre personne a rétabli cette fiche entre-temps.',
  moved: 'Enregistré. Le statut a changé entre-temps : {{status}}.',
  conflicting:
    'Un changement d’une autre personne ne va pas avec le vôtre. Les deux sont dans le formulaire : vérifiez et enregistrez.',
};

const en = {
  takenOverTitle: 'Changed by someone else',
  takenOver: 'Their changes are kept: {{fields}}.',
  gone: 'Someone else has deleted this record in the meantime. Nothing was saved; what you typed is kept here.',
  locked:
    'This record was archived in the meantime and can no longer be changed. Nothing was saved; what you typed is kept here.',
  archived: 'Saved. Someone else has archived this record in the meantime.',
  restored: 'Saved. Someone else has restored this record in the meantime.',
  moved: 'Saved. The status has changed in the meantime: {{status}}.',
  conflicting: 'A change by someone else conflicts with yours. Both are in the form: check it, then save.',
} satisfies Translation<typeof fr>;

export const mergeSaveWords = /* @__PURE__ */ defineWords('merge-save', { fr, en });
