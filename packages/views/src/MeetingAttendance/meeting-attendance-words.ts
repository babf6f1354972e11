import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  of: { teams: 'Microsoft Teams', zoom: 'Zoom', meet: 'Google Meet', unknown: 'Réunion en ligne' },
  untitled: 'Réunion sans titre',
  noTimes: 'sans heures',
  participants_one: '{{count}} participant',
  participants_other: '{{count}} participants',
  remark: {
    'by-content':
      'Les titres des colonnes sont inconnus : les colonnes ont été reconnues à leur contenu. Vérifiez les noms et les heures.',
    'cut-short':
      'La liste des entrées et des sorties est incomplète dans ce fichier. Téléchargez-le à nouveau si vous le pouvez.',
    'durations-only':
      'Ce fichier dit combien de temps chacun est resté, mais pas quand. Les retards et les départs avant la fin sont inconnus.',
    'no-times': 'Ce fichier dit seulement qui a participé, sans heures ni durées.',
    'unreadable-row': 'Une heure de la ligne {{row}} ne peut pas être lue. La ligne ne compte pas.',
  },
  shift: {
    question:
      'Les heures du fichier ont {{hours}} de différence avec celles du cours : un autre fuseau horaire?',
    apply: 'Oui, compter les heures du cours',
    applied: 'Les heures du fichier sont décalées de {{hours}}.',
    undo: 'Reprendre les heures du fichier',
  },
  otherMeeting: {
    title: 'Ce fichier est celui d’une autre réunion',
    text: 'La réunion : {{meeting}}. Le cours : {{lesson}}.',
  },
  who: 'Participants',
  whoHint: 'Une ressemblance de noms ne suffit jamais : choisissez qui est chaque participant inconnu.',
  whoKnown: 'Tous les participants sont reconnus.',
  choose: 'Qui est-ce?',
  nobody: 'Pas une étudiante ni un étudiant',
  restNobody: 'Les autres ne sont pas des étudiants',
  teacher: 'Enseignant',
  by: {
    address: 'reconnu à son adresse',
    decision: 'choisi lors d’une réunion précédente',
    answer: 'choisi par vous',
  },
  open_one: '{{count}} à reconnaître',
  open_other: '{{count}} à reconnaître',
  students: 'Ce que le fichier propose',
  status: {
    present: 'Présent, {{minutes}} min',
    presentByDuration: 'Présent, {{minutes}} min en tout',
    absent: 'Absent',
    undecided: 'Absent, à moins d’être un des participants à reconnaître',
    late: '{{minutes}} min de retard',
    leftEarly: 'départ {{minutes}} min avant la fin',
    away: '{{minutes}} min d’absence pendant le cours',
  },
  times: '{{from}} – {{until}}',
  withoutEnd: 'à partir de {{from}}',
  stayed: '{{minutes}} min',
};

const en = {
  of: { teams: 'Microsoft Teams', zoom: 'Zoom', meet: 'Google Meet', unknown: 'Online meeting' },
  untitled: 'Untitled meeting',
  noTimes: 'no times',
  participants_one: '{{count}} participant',
  participants_other: '{{count}} participants',
  remark: {
    'by-content':
      'The column headings are unknown: the columns were recognized by their content. Check names and times.',
    'cut-short': 'The list of joins and leaves is incomplete in this file. Download it again if you can.',
    'durations-only':
      'This file says how long people stayed, but not when. Late arrivals and early departures are unknown.',
    'no-times': 'This file only says who attended, without times or durations.',
    'unreadable-row': 'A time in row {{row}} cannot be read. The row does not count.',
  },
  shift: {
    question: 'The times in the file differ by {{hours}} from those of the class: another time zone?',
    apply: 'Yes, count the times of the class',
    applied: 'The times in the file are shifted by {{hours}}.',
    undo: 'Go back to the times in the file',
  },
  otherMeeting: {
    title: 'This file is of another meeting',
    text: 'The meeting: {{meeting}}. The class: {{lesson}}.',
  },
  who: 'Participants',
  whoHint: 'Similar names are never enough: choose who each unknown participant is.',
  whoKnown: 'All participants are recognized.',
  choose: 'Who is it?',
  nobody: 'Not a student',
  restNobody: 'The others are not students',
  teacher: 'Teacher',
  by: {
    address: 'recognized by the address',
    decision: 'chosen for an earlier meeting',
    answer: 'chosen by you',
  },
  open_one: '{{count}} to recognize',
  open_other: '{{count}} to recognize',
  students: 'What the file proposes',
  status: {
    present: 'Present, {{minutes}} min',
    presentByDuration: 'Present, {{minutes}} min in all',
    absent: 'Absent',
    undecided: 'Absent, unless one of the participants to recognize',
    late: '{{minutes}} min late',
    leftEarly: 'left {{minutes}} min early',
    away: 'away for {{minutes}} min during the class',
  },
  times: '{{from}} – {{until}}',
  withoutEnd: 'from {{from}}',
  stayed: '{{minutes}} min',
} satisfies Translation<typeof fr>;

/** Words about the attendance that the file of a meeting proposes. */
export const meetingAttendanceWords = /* @__PURE__ */ defineWords('meeting-attendance', { fr, en });
