import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Résumé de la semaine',
  text: 'Chaque lundi matin, un courriel nomme ce qui manque dans vos contrats. Une semaine où rien ne manque n’en a pas.',
  switch: 'Recevoir le résumé',
  notRead: 'Ce réglage n’a pas pu être lu.',
  failed: 'Le réglage n’a pas été enregistré.',
  retry: 'Réessayer',
} as const;

const en = {
  title: 'Weekly digest',
  text: 'Every Monday morning, an email names what is missing from your contracts. There is none in a week in which nothing is missing.',
  switch: 'Receive the digest',
  notRead: 'This setting could not be read.',
  failed: 'The setting was not saved.',
  retry: 'Try again',
} satisfies Translation<typeof fr>;

export const digestWords = /* @__PURE__ */ defineWords('digest', { fr, en });
