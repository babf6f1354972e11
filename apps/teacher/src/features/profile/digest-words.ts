import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  text: 'Chaque lundi matin, un courriel énumère ce qui manque dans vos contrats. S’il ne manque rien, aucun courriel n’est envoyé.',
  switch: 'Recevoir le résumé',
  notRead: 'Ce réglage n’a pas pu être lu.',
  failed: 'Le réglage n’a pas été enregistré.',
} as const;

const en = {
  text: 'Every Monday morning, an email lists what is missing from your contracts. If nothing is missing, no email is sent.',
  switch: 'Receive the digest',
  notRead: 'This setting could not be read.',
  failed: 'The setting was not saved.',
} satisfies Translation<typeof fr>;

export const digestWords = /* @__PURE__ */ defineWords('digest', { fr, en }, courseWords);
