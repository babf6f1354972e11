import { vocabularyEn, vocabularyFr } from '@portal/domain';
import { defineWords } from '@portal/i18n';

/** The domain's texts: statuses, levels, ratings, refusals. */
export const vocabulary = /* @__PURE__ */ defineWords('vocabulary', { fr: vocabularyFr, en: vocabularyEn });
