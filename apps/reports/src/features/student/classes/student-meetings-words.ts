import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Vos cours en ligne',
  join: 'Rejoindre la réunion',
  failed: 'Les adresses de vos cours en ligne n’ont pas pu être chargées.',
};

const en = {
  title: 'Your online classes',
  join: 'Join the meeting',
  failed: 'The addresses of your online classes could not be loaded.',
} satisfies Translation<typeof fr>;

/** The words for where a student's online classes are held. */
export const studentMeetingsWords = /* @__PURE__ */ defineWords('student-meetings', { fr, en });
