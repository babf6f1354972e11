import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Créer un lien pour {{name}}?',
  text: 'Avec ce lien, cette personne choisit son mot de passe sans recevoir de courriel. Remettez-le-lui vous-même : quiconque l’a peut s’en servir. L’historique note que vous l’avez créé.',
  replaces: 'Un lien envoyé ou créé auparavant ne fonctionnera plus.',
  create: 'Créer le lien',
  failed: 'Le lien n’a pas été créé.',
  doneTitle: 'Lien pour {{name}}',
  once: 'Ce lien n’est affiché qu’une fois. Copiez-le maintenant.',
  link: 'Lien pour choisir un mot de passe',
  until: 'Il fonctionne jusqu’au {{date}}, une seule fois.',
  forgotten: 'Le lien a été créé, mais le serveur ne peut plus le montrer. Créez-en un autre.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur n’a pas permis de copier. Le lien est sélectionné : copiez-le avec Ctrl+C.',
  done: 'Terminer',
} as const;

const en = {
  title: 'Create a link for {{name}}?',
  text: 'With this link, the person sets a password without receiving an email. Hand it over yourself: anyone who has it can use it. The history notes that you created it.',
  replaces: 'A link that was sent or created before stops working.',
  create: 'Create the link',
  failed: 'The link was not created.',
  doneTitle: 'Link for {{name}}',
  once: 'This link is shown only once. Copy it now.',
  link: 'Link to set a password',
  until: 'It works until {{date}}, once.',
  forgotten: 'The link was created, but the server can no longer show it. Create another one.',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The browser did not allow copying. The link is selected: copy it with Ctrl+C.',
  done: 'Done',
} satisfies Translation<typeof fr>;

export const passwordLinkWords = /* @__PURE__ */ defineWords('password-link', { fr, en }, actionWords);
