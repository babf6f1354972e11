import { dayInWords } from '../../mail/dayInWords.ts';
import type { Letter, Reader } from '../../mail/mailLetter.ts';

/** A student's absence from a class, with the facts that the letter contains. */
export interface AbsenceLine {
  readonly student: string;
  /** Whether the student has withdrawn the absence. */
  readonly isWithdrawal: boolean;
  readonly date: string;
  readonly time: string;
  readonly contract: string;
  /** Null for a contract without a company. */
  readonly company: string | null;
}

/**
 * Returns the letter that tells a teacher who will be absent, and who has withdrawn an absence. It contains nothing
 * that a student typed, because anyone with a private link could otherwise send any text in the name of the
 * organization.
 */
export function absenceLetter(reader: Reader, lines: readonly AbsenceLine[]): Letter {
  const announced = lines.filter(({ isWithdrawal }) => !isWithdrawal).length;
  return {
    subject:
      announced === 0
        ? ['Absences retirées', 'Absences taken back']
        : [`Absences annoncées : ${announced}`, `Announced absences: ${announced}`],
    text: [letterIn('fr', reader, lines), letterIn('en', reader, lines)],
    link: '/teacher-view/home',
  };
}

const words = {
  fr: {
    greeting: 'Bonjour',
    absent: 'Seront absents :',
    present: 'Viendront finalement :',
    at: 'à',
    contract: 'contrat',
    form: 'Le formulaire des présences en tient déjà compte. Merci!',
  },
  en: {
    greeting: 'Hello',
    absent: 'Will be absent:',
    present: 'Will come after all:',
    at: 'at',
    contract: 'contract',
    form: 'The attendance form already takes this into account. Thank you!',
  },
};

function letterIn(language: 'fr' | 'en', { name }: Reader, lines: readonly AbsenceLine[]): string {
  const { greeting, absent, present, at, contract: word, form } = words[language];
  const section = (title: string, own: readonly AbsenceLine[]) => {
    if (own.length === 0) return [];
    const texts = own.map(({ student, date, time, contract, company }) => {
      const place = company === null ? contract : `${contract}, ${undashed(company)}`;
      return `• ${undashed(student)}, ${dayInWords(language, date)} ${at} ${time}, ${word} ${place}`;
    });
    return [[title, ...texts].join('\n')];
  };
  return [
    `${greeting} ${name},`,
    ...section(
      absent,
      lines.filter(({ isWithdrawal }) => !isWithdrawal),
    ),
    ...section(
      present,
      lines.filter(({ isWithdrawal }) => isWithdrawal),
    ),
    form,
  ].join('\n\n');
}

/** Replaces dashes between spaces, because such a dash separates the two languages. */
function undashed(text: string): string {
  return text.replaceAll(' - ', ' – ');
}
