import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  taken: 'Ces présences seront celles du cours planifié : {{day}}, {{time}}.',
  left: 'Ce cours planifié n’aura plus de présences : {{day}}, {{time}}.',
};

const en = {
  taken: 'This attendance will be that of the planned class: {{day}}, {{time}}.',
  left: 'This planned class will have no attendance: {{day}}, {{time}}.',
} satisfies Translation<typeof fr>;

/** Texts about the planned class that an attendance record takes or leaves. */
export const classOfRecordWords = /* @__PURE__ */ defineWords('class-of-record', { fr, en });
