import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Enregistrer malgré les conflits?',
  text: 'Ces cours auraient lieu en même temps que d’autres de l’enseignant ou d’un étudiant. Ils seront signalés dans le calendrier.',
  clash: '{{day}}, {{time}} : en même temps qu’un cours du contrat {{who}}',
  awayText: 'L’enseignant est indisponible lors de ces cours. Ils seront signalés dans le calendrier.',
  away: '{{day}}, {{time}} : {{who}} est indisponible',
  more_one: 'et {{count}} autre conflit',
  more_other: 'et {{count}} autres conflits',
  confirm: 'Enregistrer quand même',
} as const;

const en: Translation<typeof fr> = {
  title: 'Save despite the conflicts?',
  text: 'These classes would be at the same time as others of the teacher or of a student. The calendar will show them.',
  clash: '{{day}}, {{time}}: at the same time as a class of contract {{who}}',
  awayText: 'The teacher is away during these classes. The calendar will show them.',
  away: '{{day}}, {{time}}: {{who}} is away',
  more_one: 'and {{count}} more conflict',
  more_other: 'and {{count}} more conflicts',
  confirm: 'Save anyway',
};

/** Texts of the question about conflicts of planned classes. */
export const clashWords = /* @__PURE__ */ defineWords('clashes', { fr, en }, actionWords);
