import { companyFields } from '@portal/domain';
import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  email: companyFields.email.fr,
  emailHint: 'Laissez vide pour n’envoyer aucun courriel à cette société.',
  language: companyFields.language.fr,
  languages: { both: 'Français, puis anglais', fr: 'Français', en: 'Anglais' },
  saved: 'L’adresse a été enregistrée.',
  notSaved: 'L’adresse n’a pas été enregistrée. Votre saisie est gardée.',
  notRead: 'L’adresse n’a pas pu être chargée.',
  changed: 'Une autre personne a modifié cette adresse',
} as const;

const en = {
  email: companyFields.email.en,
  emailHint: 'Leave it empty to send no email to this company.',
  language: companyFields.language.en,
  languages: { both: 'French, then English', fr: 'French', en: 'English' },
  saved: 'The address was saved.',
  notSaved: 'The address was not saved. What you typed is kept.',
  notRead: 'The address could not be loaded.',
  changed: 'Someone else has changed this address',
} satisfies Translation<typeof fr>;

/** Texts of the contact of a company. */
export const companyContactWords = /* @__PURE__ */ defineWords(
  'company-contact',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
