import { defineWords } from '@portal/i18n';
import { pagesEn } from './pages-en';
import { pagesFr } from './pages-fr';

/** The words of the pages behind the home, apart from those with which the portal starts. */
export const pageCopy = /* @__PURE__ */ defineWords('teacher-pages', { fr: pagesFr, en: pagesEn });
