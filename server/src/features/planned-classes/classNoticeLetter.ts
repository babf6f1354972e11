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
  readonly kind: 'moved' | 'cancelled' | 'restored';
  readonly before: Time;
  readonly after: Time;
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
    subject: { moved: 'Cours déplacé', cancelled: 'Cours annulé', restored: 'Cours rétabli' },
    subjects: { moved: 'Cours déplacés', cancelled: 'Cours annulés', restored: 'Cours rétablis' },
    title: {
      moved: 'Nouvelle date ou nouvelle heure :',
      cancelled: 'N’aura pas lieu :',
      restored: 'Aura lieu, alors que c’était annulé :',
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
    subject: { moved: 'Class moved', cancelled: 'Class cancelled', restored: 'Class restored' },
    subjects: { moved: 'Classes moved', cancelled: 'Classes cancelled', restored: 'Classes restored' },
    title: {
      moved: 'New date or new time:',
      cancelled: 'Will not take place:',
      restored: 'Will take place, although it was cancelled:',
    },
    insteadOf: 'instead of',
    contract: 'contract',
    reason: 'Reason',
    announceAgain:
      'You had announced an absence. If you cannot come at the new time either, announce it again.',
    thanks: 'Thank you!',
  },
};

const kinds = ['cancelled', 'moved', 'restored'] as const;

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

function lineIn(language: Language, { kind, before, after, contract, reason }: ClassNotice): string {
  const { insteadOf, contract: ofContract, reason: because } = words[language];
  const at = (time: Time) => `${dayInWords(language, time.date)}, ${timeRange(time)}`;
  const moment = kind === 'moved' ? `${at(after)} (${insteadOf} ${at(before)})` : at(after);
  const why = reason === null ? '' : `\n${because}${language === 'fr' ? ' ' : ''}: ${undashed(reason)}`;
  return `• ${moment}, ${ofContract} ${contract}${why}`;
}

/** A dash between spaces parts the languages. */
function undashed(text: string): string {
  return text.replaceAll(' - ', ' – ');
}
