import { dayInWords } from '../../mail/dayInWords.ts';
import type { Letter, Reader } from '../../mail/mailLetter.ts';

type Language = 'fr' | 'en';

/** The facts about a class in a letter. */
export interface NamedClass {
  readonly date: string;
  readonly time: string;
  readonly contract: string;
  /** Null for a contract without a company. */
  readonly company: string | null;
}

/**
 * What a letter tells a teacher about classes: to give them, not to give them after all, or the answer to their own
 * proposal.
 */
export interface SubstituteNews {
  readonly kind: 'give' | 'give-no-longer' | 'confirmed' | 'declined';
  /** The teacher whom the reader replaces, or the proposed colleague; null if nobody teaches the contract. */
  readonly name: string | null;
  /** The reason that the office gave; null without one. */
  readonly answer?: string | null;
  readonly classes: readonly NamedClass[];
}

/** The letter to a teacher with all changes about substitutes that the office saved at once. */
export function substituteLetter(reader: Reader, news: readonly SubstituteNews[]): Letter {
  const count = news.flatMap(({ classes }) => classes).length;
  return {
    subject: [`Remplacement : ${count} cours`, `Substitute: ${count} ${count === 1 ? 'class' : 'classes'}`],
    text: [letterIn('fr', reader, news), letterIn('en', reader, news)],
    link: '/teacher-view/home',
  };
}

const words = {
  fr: {
    greeting: 'Bonjour',
    give: (name: string | null) =>
      name === null ? 'Vous donnez ces cours :' : `Vous donnez ces cours à la place de : ${name}`,
    'give-no-longer': () => 'Vous ne donnez plus ces cours :',
    confirmed: (name: string | null) => `L’administration a confirmé le remplaçant proposé, ${name}, pour :`,
    declined: (name: string | null) => `L’administration a refusé le remplaçant proposé, ${name}, pour :`,
    answer: (answer: string) => `Sa réponse : ${answer}`,
    at: 'à',
    contract: 'contrat',
    thanks: 'Merci!',
  },
  en: {
    greeting: 'Hello',
    give: (name: string | null) =>
      name === null ? 'You give these classes:' : `You give these classes in place of ${name}:`,
    'give-no-longer': () => 'You no longer give these classes:',
    confirmed: (name: string | null) => `The administration confirmed the proposed substitute, ${name}, for:`,
    declined: (name: string | null) => `The administration declined the proposed substitute, ${name}, for:`,
    answer: (answer: string) => `Its answer: ${answer}`,
    at: 'at',
    contract: 'contract',
    thanks: 'Thank you!',
  },
};

function letterIn(language: Language, { name }: Reader, news: readonly SubstituteNews[]): string {
  const { greeting, answer, at, contract: word, thanks, ...sentences } = words[language];
  const parts = news.map(({ kind, name: other, classes, answer: said }) =>
    [
      sentences[kind](other && undashed(other)),
      ...classes.map(({ date, time, contract, company }) => {
        const place = company === null ? contract : `${contract}, ${undashed(company)}`;
        return `• ${dayInWords(language, date)} ${at} ${time}, ${word} ${place}`;
      }),
      ...(said ? [answer(undashed(said))] : []),
    ].join('\n'),
  );
  return [`${greeting} ${name},`, ...parts, thanks].join('\n\n');
}

/** Replaces dashes between spaces, because such a dash separates the languages. */
function undashed(text: string): string {
  return text.replaceAll(' - ', ' – ');
}
