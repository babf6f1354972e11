import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  tooMany_one: 'Trop de tentatives. Réessayez dans {{count}} minute.',
  tooMany_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  tooManyLater: 'Trop de tentatives. Réessayez plus tard.',
  unavailable_one: 'Le service n’est pas disponible. Réessayez dans {{count}} minute.',
  unavailable_other: 'Le service n’est pas disponible. Réessayez dans {{count}} minutes.',
} as const;

const en = {
  tooMany_one: 'Too many attempts. Try again in {{count}} minute.',
  tooMany_other: 'Too many attempts. Try again in {{count}} minutes.',
  tooManyLater: 'Too many attempts. Try again later.',
  unavailable_one: 'The service is not available. Try again in {{count}} minute.',
  unavailable_other: 'The service is not available. Try again in {{count}} minutes.',
} satisfies Translation<typeof fr>;

export const waitWords = /* @__PURE__ */ defineWords('wait', { fr, en });
