import { actionWords, definePairs } from '@portal/i18n';

export const passwordLinkWords = /* @__PURE__ */ definePairs(
  'password-link',
  {
    title: ['Créer un lien pour {{name}}?', 'Create a link for {{name}}?'],
    text: [
      'Avec ce lien, cette personne choisit son mot de passe sans recevoir de courriel. Remettez-le-lui vous-même : quiconque l’a peut s’en servir. L’historique note que vous l’avez créé.',
      'With this link, the person sets a password without receiving an email. Hand it over yourself: anyone who has it can use it. The history notes that you created it.',
    ],
    replaces: [
      'Un lien envoyé ou créé auparavant ne fonctionnera plus.',
      'A link that was sent or created before stops working.',
    ],
    create: ['Créer le lien', 'Create the link'],
    failed: ['Le lien n’a pas été créé.', 'The link was not created.'],
    doneTitle: ['Lien pour {{name}}', 'Link for {{name}}'],
    once: [
      'Ce lien n’est affiché qu’une fois. Copiez-le maintenant.',
      'This link is shown only once. Copy it now.',
    ],
    link: ['Lien pour choisir un mot de passe', 'Link to set a password'],
    until: ['Il fonctionne jusqu’au {{date}}, une seule fois.', 'It works until {{date}}, once.'],
    forgotten: [
      'Le lien a été créé, mais le serveur ne peut plus le montrer. Créez-en un autre.',
      'The link was created, but the server can no longer show it. Create another one.',
    ],
    copy: ['Copier le lien', 'Copy the link'],
    copied: ['Lien copié', 'Link copied'],
    notCopied: [
      'Le navigateur n’a pas permis de copier. Le lien est sélectionné : copiez-le avec Ctrl+C.',
      'The browser did not allow copying. The link is selected: copy it with Ctrl+C.',
    ],
    done: ['Terminer', 'Done'],
  },
  actionWords,
);
