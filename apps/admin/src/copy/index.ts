import { actionWords, courseWords, defineWords, hourWords } from '@portal/i18n';
import { en } from './en';
import { fr } from './fr';

export const copy = /* @__PURE__ */ defineWords('admin', { fr, en }, actionWords, courseWords, hourWords);
