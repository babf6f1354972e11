import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  off: 'Les mots de passe sont désactivés pour votre adresse : connectez-vous avec {{names}}.',
};

const en = {
  off: 'Passwords are switched off for your address: sign in with {{names}}.',
} satisfies Translation<typeof fr>;

export const changePasswordWords = /* @__PURE__ */ defineWords('change-password', { fr, en });
