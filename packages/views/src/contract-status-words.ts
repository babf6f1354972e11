import { contractStatusEn, contractStatusFr } from '@portal/domain';
import { defineWords } from '@portal/i18n';

/** The names of the contract statuses, without the other domain texts. */
export const contractStatusWords = /* @__PURE__ */ defineWords('contract-status', {
  fr: contractStatusFr,
  en: contractStatusEn,
});
