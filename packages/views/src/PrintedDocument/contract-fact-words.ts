import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  courseType: 'Type de cours',
};

const en = {
  courseType: 'Course type',
} satisfies Translation<typeof fr>;

/** Texts of the contract's facts in its documents. */
export const contractFactWords = /* @__PURE__ */ defineWords('contract-facts', { fr, en }, courseWords);
