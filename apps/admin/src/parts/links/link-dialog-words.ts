import { actionWords, courseWords, definePairs, fileAndMailWords } from '@portal/i18n';

/** Texts of the dialogs about private links. */
export const linkDialogWords = /* @__PURE__ */ definePairs(
  'link-dialogs',
  {
    renewTitle: ['Renouveler le lien, {{name}}?', 'Renew the link of {{name}}?'],
    renewSeveral: ['Renouveler {{count}} liens?', 'Renew {{count}} links?'],
    renewText: [
      'L’ancien lien cesse de fonctionner aussitôt, et les pages qu’il a ouvertes se ferment.',
      'The old link stops working at once, and pages opened with it are closed.',
    ],
    firstTitle: ['Créer le lien, {{name}}?', 'Create the link of {{name}}?'],
    firstText: [
      'Le nouveau lien ouvre les rapports. Copiez-le ou envoyez-le ensuite.',
      'The new link opens the reports. Copy it or send it afterwards.',
    ],
    newEnds: ['Le nouveau lien fonctionne jusqu’au {{day}}.', 'The new link works until {{day}}.'],
    newStays: ['Le nouveau lien n’a pas d’échéance.', 'The new link does not expire.'],
    notKept: [
      'L’échéance actuelle, {{day}}, n’est pas conservée. Vous pourrez la redonner au nouveau lien.',
      'The current expiry, {{day}}, is not kept. You can set it again for the new link.',
    ],
    notKeptSeveral: [
      'Les échéances actuelles de {{count}} liens ne sont pas conservées.',
      'The current expiry of {{count}} links is not kept.',
    ],
    create: ['Créer', 'Create'],
    revokeTitle: ['Révoquer le lien, {{name}}?', 'Revoke the link of {{name}}?'],
    revokeSeveral: ['Révoquer {{count}} liens?', 'Revoke {{count}} links?'],
    revokeText: [
      'Le lien cesse de fonctionner aussitôt, et les pages qu’il a ouvertes se ferment. Un lien révoqué ne peut être que remplacé.',
      'The link stops working at once, and pages opened with it are closed. A revoked link can only be replaced.',
    ],
    expiryTitle: ['Échéance, {{name}}', 'Expiry, {{name}}'],
    expirySeveral: ['Échéance de {{count}} liens', 'Expiry of {{count}} links'],
    defaultsText: [
      'Pour les liens créés à partir de maintenant. Les liens existants gardent leur échéance.',
      'For links that are created from now on. Existing links keep their expiry.',
    ],
    lastDay: ['Dernier jour du lien', 'Last day of the link'],
    days: {
      30: ['30 jours', '30 days'],
      90: ['90 jours', '90 days'],
      365: ['1 an', '1 year'],
      none: ['Sans échéance', 'No expiry'],
      date: ['Date…', 'Date…'],
    },
    past: ['Choisissez un jour à partir d’aujourd’hui.', 'Choose today or a later day.'],
    for: {
      company: ['Société', 'Company'],
      student: ['Étudiant', 'Student'],
    },
    choose: ['Choisissez pour qui créer un lien.', 'Choose whom to create a link for.'],
    nobody: ['Tout le monde a un lien.', 'Everyone has a link.'],
    renewed_one: ['Lien renouvelé', 'Link renewed'],
    renewed_other: ['{{count}} liens renouvelés', '{{count}} links renewed'],
    revoked_one: ['Lien révoqué', 'Link revoked'],
    revoked_other: ['{{count}} liens révoqués', '{{count}} links revoked'],
    expirySet_one: ['Échéance enregistrée', 'Expiry saved'],
    expirySet_other: ['Échéance de {{count}} liens enregistrée', 'Expiry of {{count}} links saved'],
    defaultsSet: ['Échéance par défaut enregistrée', 'Default expiry saved'],
    changed: [
      'Modifié par quelqu’un d’autre entre-temps : {{names}}. La liste est à jour : vérifiez.',
      'Changed by someone else in the meantime: {{names}}. The list is up to date: check it.',
    ],
    failed: ['Non modifié : {{names}}. Essayez encore.', 'Not changed: {{names}}. Try again.'],
    refused: ['Rien n’a été modifié.', 'Nothing was changed.'],
  },
  actionWords,
  courseWords,
  fileAndMailWords,
);
