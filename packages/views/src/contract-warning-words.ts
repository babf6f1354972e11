import { contractWarningEn, contractWarningFr } from '@portal/domain';
import { defineWords } from '@portal/i18n';

/** The contract warnings, without the other domain texts. */
export const contractWarningWords = /* @__PURE__ */ defineWords('contract-warning', {
  fr: contractWarningFr,
  en: contractWarningEn,
});
