import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  minutes: '{{count}} min',
  late: 'retard de {{count}} min',
  leftEarly: 'départ {{count}} min plus tôt',
  absent: 'absent',
  teacher: 'donné par {{name}}',
  deleted: 'cours supprimé',
} as const;

const en = {
  minutes: '{{count}} min',
  late: '{{count}} min late',
  leftEarly: 'left {{count}} min early',
  absent: 'absent',
  teacher: 'given by {{name}}',
  deleted: 'class deleted',
} satisfies Translation<typeof fr>;

/** Texts about a class as somebody initialed it, or as it is now. */
export const initialStateWords = /* @__PURE__ */ defineWords('initial-state', { fr, en });
