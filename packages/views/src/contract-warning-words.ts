import { contractWarningEn, contractWarningFr } from '@portal/domain';
import { defineWords } from '@portal/i18n';

/** What a contract still asks for, without the rest of the vocabulary. */
export const contractWarningWords = /* @__PURE__ */ defineWords('contract-warning', {
  fr: contractWarningFr,
  en: contractWarningEn,
});
