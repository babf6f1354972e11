import { courseWords, defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  lessons: 'Cours donnés, cours au contrat',
  from: 'Du {{first}} au {{last}}',
  none: 'Aucun cours n’a été inscrit.',
};

const en = {
  lessons: 'Classes given, classes contracted',
  from: '{{first}} to {{last}}',
  none: 'No class was recorded.',
} satisfies Translation<typeof fr>;

export const registerWords = /* @__PURE__ */ defineWords('register', { fr, en }, courseWords, hourWords);
