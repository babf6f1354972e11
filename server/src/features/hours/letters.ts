import type { CalendarMonth } from '@portal/domain';
import type { Letter, Reader } from '../../mail/mailLetter.ts';

const monthNames = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
  ].concat(['novembre', 'décembre']),
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
  ].concat(['November', 'December']),
};

/** Formats a month: `octobre 2026`. */
function monthIn(language: 'fr' | 'en', month: CalendarMonth): string {
  const [year, place] = month.split('-').map(Number);
  return `${monthNames[language][(place ?? 1) - 1]} ${year}`;
}

const toTeacher = (month: CalendarMonth) => `/teacher-view/hours?month=${month}`;

/** Tells the office that a teacher has submitted a month. */
export function handedIn(teacher: string, month: CalendarMonth): Letter {
  return {
    subject: [
      `Relevé soumis : ${teacher}, ${monthIn('fr', month)}`,
      `Statement submitted: ${teacher}, ${monthIn('en', month)}`,
    ],
    text: [
      `${teacher} a soumis son relevé d’heures pour ${monthIn('fr', month)}.`,
      `${teacher} has submitted the statement of hours for ${monthIn('en', month)}.`,
    ],
    link: `/admin/operations/hours?month=${month}`,
  };
}

/** Tells the teacher that the office has approved a month. */
export function approved({ name }: Reader, month: CalendarMonth): Letter {
  return {
    subject: [`Relevé approuvé : ${monthIn('fr', month)}`, `Statement approved: ${monthIn('en', month)}`],
    text: [
      `Bonjour ${name}, votre relevé d’heures pour ${monthIn('fr', month)} est approuvé.`,
      `Hello ${name}, your statement of hours for ${monthIn('en', month)} has been approved.`,
    ],
    link: toTeacher(month),
  };
}

/** Tells the teacher that the office has withdrawn an approval. */
export function unapproved({ name }: Reader, month: CalendarMonth): Letter {
  return {
    subject: [`Approbation annulée : ${monthIn('fr', month)}`, `Approval undone: ${monthIn('en', month)}`],
    text: [
      `Bonjour ${name}, l’approbation de votre relevé d’heures pour ${monthIn('fr', month)} est annulée. Le bureau l’examine de nouveau; vous n’avez rien à faire.`,
      `Hello ${name}, the approval of your statement of hours for ${monthIn('en', month)} has been undone. The office is reviewing it again; there is nothing for you to do.`,
    ],
    link: toTeacher(month),
  };
}

/** Tells the teacher that the office has returned a month, with the reason. */
export function returned({ name }: Reader, month: CalendarMonth, reason: string): Letter {
  return {
    subject: [`Relevé à revoir : ${monthIn('fr', month)}`, `Statement to review: ${monthIn('en', month)}`],
    text: [
      `Bonjour ${name}, votre relevé d’heures pour ${monthIn('fr', month)} vous est renvoyé : ${reason}`,
      `Hello ${name}, your statement of hours for ${monthIn('en', month)} has been returned to you: ${reason}`,
    ],
    link: toTeacher(month),
  };
}

/** Reminds the teacher that the office is waiting for a month. */
export function reminder({ name }: Reader, month: CalendarMonth): Letter {
  return {
    subject: [
      `Relevé d’heures à soumettre : ${monthIn('fr', month)}`,
      `Statement of hours to submit: ${monthIn('en', month)}`,
    ],
    text: [
      `Bonjour ${name}, merci de soumettre votre relevé d’heures pour ${monthIn('fr', month)}.`,
      `Hello ${name}, please submit your statement of hours for ${monthIn('en', month)}.`,
    ],
    link: toTeacher(month),
  };
}
