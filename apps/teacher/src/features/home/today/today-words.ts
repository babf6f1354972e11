import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  today: 'Aujourd’hui, {{day}}',
  next: 'Prochain cours',
  running: 'Cours en cours',
  inMinutes: '{{count}} min',
  record: 'Inscrire les présences',
  waiting: 'Présences sur cet appareil, en attente d’envoi',
  nothing: 'Aucun cours planifié',
  join: 'Rejoindre la réunion',
  meetings: 'Plusieurs fichiers de réunions à la fois',
  week: 'Cette semaine',
  nextWeek: 'Semaine prochaine',
  recorded: 'Présences inscrites',
  paid: 'Payé',
  notPaid: 'Non payé',
  moved: 'Déplacé du {{day}}',
  away: 'Indisponible',
  awayNow: 'Vous êtes indisponible à ce moment',
  inPlaceOf: 'Remplacement : {{name}}',
  loading: 'Chargement de vos cours planifiés',
  failed: 'Vos cours planifiés ne peuvent pas être lus pour le moment.',
  offline: 'Vos cours planifiés ne sont pas encore sur cet appareil.',
} as const;

const en: Translation<typeof fr> = {
  today: 'Today, {{day}}',
  next: 'Next class',
  running: 'Class under way',
  inMinutes: '{{count}} min',
  record: 'Record attendance',
  waiting: 'Attendance on this device, waiting to be sent',
  nothing: 'No planned class',
  join: 'Join the meeting',
  meetings: 'Several meeting files at once',
  week: 'This week',
  nextWeek: 'Next week',
  recorded: 'Attendance recorded',
  paid: 'Paid',
  notPaid: 'Not paid',
  moved: 'Moved from {{day}}',
  away: 'Away',
  awayNow: 'You are away at this time',
  inPlaceOf: 'Substitute for {{name}}',
  loading: 'Loading your planned classes',
  failed: 'Your planned classes cannot be read at the moment.',
  offline: 'Your planned classes are not on this device yet.',
};

/** Texts of a teacher's day and week. */
export const todayWords = defineWords('today', { fr, en }, courseWords);
