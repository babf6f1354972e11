import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  open: 'Remplir d’après une réunion',
  remove: 'Ne pas garder {{name}}',
  title: 'Présences d’après une réunion',
  file: 'Fichier de la réunion',
  fileHint:
    'Le rapport de présence de Teams, de Zoom ou de Meet, au plus 5 Mo. Rien n’est enregistré avant que vous ne l’ayez vérifié.',
  tooLarge: 'La taille du fichier ne peut pas dépasser 5 Mo.',
  reading: 'Lecture du fichier',
  start: 'Début du cours',
  startHint: 'Heure du cours sur 24 heures : seul le temps pendant le cours compte.',
  use: 'Remplir les présences',
  kept: 'Le fichier sera gardé avec le cours jusqu’à la fin du délai fixé. Seuls le bureau et l’enseignant de ce cours le voient.',
  problem: {
    empty: 'Ce fichier est vide.',
    'not-attendance':
      'Ce fichier n’est pas un rapport de présence : aucune liste de participants n’y a été trouvée. Téléchargez le rapport de présence de la réunion.',
    'too-long': 'Ce fichier a plus de {{max}} lignes.',
    'no-day': 'Ce fichier ne dit pas de quel jour il est. Choisissez d’abord la date du cours.',
    damaged: 'Ce fichier est abîmé ou incomplet. Téléchargez-le à nouveau.',
    protected: 'Ce fichier est protégé par un mot de passe.',
    'not-a-spreadsheet': 'Ce fichier n’est ni un texte ni un tableau.',
    'too-large': 'Ce fichier est trop volumineux une fois ouvert.',
    unread: 'Le fichier n’a pas pu être lu. Vérifiez la connexion, puis réessayez.',
  },
  order: {
    question: 'De quel jour est cette réunion?',
    hint: 'Le fichier écrit les dates en chiffres, dans un ordre que rien ne dit.',
  },
  people: {
    loading: 'Chargement des étudiants',
    failed: 'Les étudiants n’ont pas pu être chargés. Le fichier reste choisi.',
  },
  blocked: {
    lesson: 'Choisissez d’abord la date et la durée du cours.',
    file: 'Choisissez le fichier de la réunion.',
    problem: 'Ce fichier ne peut pas remplir les présences.',
    start: 'Entrez l’heure du début du cours.',
    open_one: 'Choisissez qui est le participant inconnu.',
    open_other: 'Choisissez qui sont les {{count}} participants inconnus.',
    order: 'Choisissez le jour de la réunion.',
  },
};

const en = {
  open: 'Fill in from a meeting',
  remove: 'Do not keep {{name}}',
  title: 'Attendance from a meeting',
  file: 'Meeting file',
  fileHint:
    'The attendance report of Teams, Zoom or Meet, 5 MB at most. Nothing is saved before you have checked it.',
  tooLarge: 'File size cannot exceed 5 MB.',
  reading: 'Reading the file',
  start: 'Start of the class',
  startHint: 'Time of the class on a 24-hour clock: only time during the class counts.',
  use: 'Fill in the attendance',
  kept: 'The file will be kept with the class until the end of the period that is set. Only the office and the teacher of this class see it.',
  problem: {
    empty: 'This file is empty.',
    'not-attendance':
      'This file is no attendance report: it has no list of participants. Download the attendance report of the meeting.',
    'too-long': 'This file has more than {{max}} rows.',
    'no-day': 'This file does not say which day it is of. Choose the date of the class first.',
    damaged: 'This file is damaged or incomplete. Download it again.',
    protected: 'This file is protected by a password.',
    'not-a-spreadsheet': 'This file is neither text nor a spreadsheet.',
    'too-large': 'This file is too large once it is opened.',
    unread: 'The file could not be read. Check the connection, then try again.',
  },
  order: {
    question: 'Which day is this meeting of?',
    hint: 'The file writes dates in figures, in an order that nothing tells.',
  },
  people: {
    loading: 'Loading the students',
    failed: 'The students could not be loaded. The file stays chosen.',
  },
  blocked: {
    lesson: 'Choose the date and the length of the class first.',
    file: 'Choose the file of the meeting.',
    problem: 'This file cannot fill in the attendance.',
    start: 'Enter the time when the class started.',
    open_one: 'Choose who the unknown participant is.',
    open_other: 'Choose who the {{count}} unknown participants are.',
    order: 'Choose the day of the meeting.',
  },
} satisfies Translation<typeof fr>;

/** Words about filling in attendance from the file of a meeting. */
export const meetingFileWords = /* @__PURE__ */ defineWords('meeting-file', { fr, en });
