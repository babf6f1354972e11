import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Votre cours a lieu en ce moment',
  detail: '{{time}}, contrat {{number}}',
  teacher: 'Donné par {{name}}',
  text: 'Paraphez-le pour confirmer que vous y êtes. C’est possible jusqu’à la fin du cours.',
  open: 'Parapher ce cours',
  done: 'Vous avez paraphé ce cours.',
  saved: 'Votre paraphe est enregistré.',
  notSaved: 'Votre paraphe n’a pas été enregistré',
} as const;

const en = {
  title: 'Your class is taking place now',
  detail: '{{time}}, contract {{number}}',
  teacher: 'Given by {{name}}',
  text: 'Initial it to confirm that you are there. You can do so until the class ends.',
  open: 'Initial this class',
  done: 'You have initialed this class.',
  saved: 'Your initials are saved.',
  notSaved: 'Your initials were not saved',
} satisfies Translation<typeof fr>;

/** Texts about a class that is running, on a student's private link. */
export const runningWords = /* @__PURE__ */ defineWords('running', { fr, en }, courseWords);
