import { defineWords } from '@portal/i18n';
import { en } from './en';
import { fr } from './fr';

/** The texts of this app. */
export const copy = /* @__PURE__ */ defineWords('teacher', { fr, en });
