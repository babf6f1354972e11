import { defineWords, type Translation } from '@portal/i18n';

const fr = { overrun: '{{hours}} h de plus' };
const en = { overrun: '{{hours}} h over' } satisfies Translation<typeof fr>;

export const hoursWords = /* @__PURE__ */ defineWords('hours', { fr, en });
