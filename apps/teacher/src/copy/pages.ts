import { actionWords, courseWords, defineWords, hourWords } from '@portal/i18n';
import { pagesEn } from './pages-en';
import { pagesFr } from './pages-fr';

/** Texts of the pages after the home page, separate from those of the first page. */
export const pageCopy = /* @__PURE__ */ defineWords(
  'teacher-pages',
  { fr: pagesFr, en: pagesEn },
  actionWords,
  courseWords,
  hourWords,
);
