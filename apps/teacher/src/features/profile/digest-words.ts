import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Résumé de la semaine',
  text: 'Chaque lundi matin, un courriel énumère ce qui manque dans vos contrats. S’il ne manque rien, aucun courriel n’est envoyé.',
  switch: 'Recevoir le résumé',
  notRead: 'Ce réglage n’a pas pu être lu.',
  failed: 'Le réglage n’a pas été enregistré.',
  retry: 'Réessayer',
} as const;

const en = {
  title: 'Weekly digest',
  text: 'Every Monday morning, an email lists what is missing from your contracts. If nothing is missing, no email is sent.',
  switch: 'Receive the digest',
  notRead: 'This setting could not be read.',
  failed: 'The setting was not saved.',
  retry: 'Try again',
} satisfies Translation<typeof fr>;

export const digestWords = /* @__PURE__ */ defineWords('digest', { fr, en });
