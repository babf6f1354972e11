import { languagesOfMail, type MailLanguage, timeRange } from '@portal/domain';
import { dayInWords } from '../../mail/dayInWords.ts';

type Language = 'fr' | 'en';
interface Time {
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
}

/** What a letter says of one class. */
export interface ClassNotice {
  readonly kind: 'moved' | 'cancelled' | 'restored' | 'added';
  /** The time to which the class is moved, or at which it is added, restored or cancelled. */
  readonly at: Time;
  /** The time from which the class is moved. */
  readonly from?: Time;
  readonly contract: string;
  /** Why it is cancelled, for the teacher; null for others, because a reason may name a student. */
  readonly reason: string | null;
  /** Whether the reader had announced an absence, which counts no longer. */
  readonly endsAnnouncement: boolean;
}

/** A letter in the languages of its reader. A dash between spaces parts the languages. */
export interface NoticeLetter {
  readonly language: MailLanguage;
  readonly parts: readonly { readonly language: Language; readonly subject: string; readonly text: string }[];
}

/**
 * The letter that tells a teacher, a student or a company all that one save changes about classes.
 *
 * @param name - The first name in the greeting; null for a company.
 */
export function classNoticeLetter(
  name: string | null,
  language: MailLanguage,
  notices: readonly ClassNotice[],
): NoticeLetter {
  const parts = languagesOfMail(language).map((one) => ({
    language: one,
    subject: subjectIn(one, notices),
    text: textIn(one, name, notices),
  }));
  return { language, parts };
}

const words = {
  fr: {
    greeting: 'Bonjour',
    subject: {
      moved: 'Cours déplacé',
      cancelled: 'Cours annulé',
      restored: 'Cours rétabli',
      added: 'Cours ajouté',
    },
    subjects: {
      moved: 'Cours déplacés',
      cancelled: 'Cours annulés',
      restored: 'Cours rétablis',
      added: 'Cours ajoutés',
    },
    title: {
      moved: 'Nouvelle date ou nouvelle heure :',
      cancelled: 'N’aura pas lieu :',
      restored: 'Aura lieu, alors que c’était annulé :',
      added: 'Aura lieu en plus :',
    },
    insteadOf: 'au lieu de',
    contract: 'contrat',
    reason: 'Raison',
    announceAgain:
      'Vous aviez annoncé une absence. Si vous ne pouvez pas venir non plus à la nouvelle date, annoncez-le de nouveau.',
    thanks: 'Merci!',
  },
  en: {
    greeting: 'Hello',
    subject: {
      moved: 'Class moved',
      cancelled: 'Class cancelled',
      restored: 'Class restored',
      added: 'Class added',
    },
    subjects: {
      moved: 'Classes moved',
      cancelled: 'Classes cancelled',
      restored: 'Classes restored',
      added: 'Classes added',
    },
    title: {
      moved: 'New date or new time:',
      cancelled: 'Will not take place:',
      restored: 'Will take place, although it was cancelled:',
      added: 'Will also take place:',
    },
    insteadOf: 'instead of',
    contract: 'contract',
    reason: 'Reason',
    announceAgain:
      'You had announced an absence. If you cannot come at the new time either, announce it again.',
    thanks: 'Thank you!',
  },
};

const kinds = ['cancelled', 'moved', 'restored', 'added'] as const;

function subjectIn(language: Language, notices: readonly ClassNotice[]): string {
  const { subject, subjects } = words[language];
  const said = kinds.flatMap((kind) => {
    const count = notices.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [count === 1 ? subject[kind] : subjects[kind]];
  });
  const contracts = [...new Set(notices.map(({ contract }) => contract))];
  return `${said.join(', ')} (${contracts.join(', ')})`;
}

function textIn(language: Language, name: string | null, notices: readonly ClassNotice[]): string {
  const { greeting, title, thanks, announceAgain } = words[language];
  const sections = kinds.flatMap((kind) => {
    const own = notices.filter((one) => one.kind === kind);
    return own.length === 0 ? [] : [[title[kind], ...own.map((one) => lineIn(language, one))].join('\n')];
  });
  return [
    name === null ? `${greeting},` : `${greeting} ${undashed(name)},`,
    ...sections,
    ...(notices.some(({ endsAnnouncement }) => endsAnnouncement) ? [announceAgain] : []),
    thanks,
  ].join('\n\n');
}

function lineIn(language: Language, { at, from, contract, reason }: ClassNotice): string {
  const { insteadOf, contract: ofContract, reason: because } = words[language];
  const textOf = (time: Time) => `${dayInWords(language, time.date)}, ${timeRange(time)}`;
  const moment = from ? `${textOf(at)} (${insteadOf} ${textOf(from)})` : textOf(at);
  const why = reason === null ? '' : `\n${because}${language === 'fr' ? ' ' : ''}: ${undashed(reason)}`;
  return `• ${moment}, ${ofContract} ${contract}${why}`;
}

/** A dash between spaces parts the languages. */
function undashed(text: string): string {
  return text.replaceAll(' - ', ' – ');
}
