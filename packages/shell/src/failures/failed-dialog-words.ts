import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Cette fenêtre n’a pas pu s’afficher',
  text: 'Une erreur est survenue ici seulement : la page reste ouverte, avec ce que vous y avez saisi. Si cela se répète, écrivez-nous avec la référence.',
  missing:
    'Une partie de la fenêtre n’est pas arrivée : la connexion est coupée, ou une nouvelle version vient d’être installée. La page reste ouverte; rechargez-la quand vous aurez terminé.',
};

const en = {
  title: 'This window could not be shown',
  text: 'The error happened only here: the page stays open, with what you typed in it. If it happens again, write to us with the reference.',
  missing:
    'Part of the window did not arrive: the connection is gone, or a new version has just been installed. The page stays open; reload it when you are done.',
} satisfies Translation<typeof fr>;

/** Texts shown instead of a dialog that failed to render. */
export const failedDialogWords = /* @__PURE__ */ defineWords('failedDialog', { fr, en }, actionWords);
