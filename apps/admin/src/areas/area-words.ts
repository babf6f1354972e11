import { definePairs } from '@portal/i18n';

export const areaWords = /* @__PURE__ */ definePairs('area', {
  more: ['Autres', 'More'],
});
