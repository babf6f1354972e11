import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  action: {
    default: 'Par défaut',
    up: 'Monter',
    down: 'Descendre',
    share: 'Partager',
    copy: 'Copier',
    replace: 'Remplacer',
    delete: 'Supprimer',
  },
} as const;

const en: Translation<typeof fr> = {
  action: {
    default: 'Default',
    up: 'Move up',
    down: 'Move down',
    share: 'Share',
    copy: 'Copy',
    replace: 'Replace',
    delete: 'Delete',
  },
};

/** Texts next to the icons of a saved view. */
export const viewActionWords = /* @__PURE__ */ defineWords('view-actions', { fr, en });
