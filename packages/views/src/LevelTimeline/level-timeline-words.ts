import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  label: 'Niveaux au fil du temps : {{language}}',
  empty: 'Aucun niveau',
} as const;

const en = {
  label: 'Levels over time: {{language}}',
  empty: 'No level',
} satisfies Translation<typeof fr>;

export const levelTimelineWords = /* @__PURE__ */ defineWords('level-timeline', { fr, en }, courseWords);
