import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Connexion en deux étapes',
  missing_one: '{{count}} personne doit avoir une deuxième étape et n’en a pas :',
  missing_other: '{{count}} personnes doivent avoir une deuxième étape et n’en ont pas :',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  see: 'Voir ces personnes et leur écrire',
  notRead: 'Les personnes sans deuxième étape n’ont pas pu être lues.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Two-step sign-in',
  missing_one: '{{count}} person must have a second step and has none:',
  missing_other: '{{count}} people must have a second step and have none:',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  see: 'See these people and write to them',
  notRead: 'The people without a second step could not be read.',
};

/** Texts of the follow-up about people without the second factor that the office requires. */
export const missingFactorWords = /* @__PURE__ */ defineWords('missing-factors', { fr, en }, actionWords);
