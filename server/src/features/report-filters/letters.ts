import { languagesOfMail, type MailLanguage } from '@portal/domain';
import { dayInWords } from '../../mail/dayInWords.ts';
import { closingOf, type LetterSender, plain } from '../company-contact/letters.ts';
import type { ChosenReport } from './queries.ts';

/** The mail to a company that lists chosen reports. */
export function reportsLetter(
  language: MailLanguage,
  reports: readonly ChosenReport[],
  sender: LetterSender,
) {
  const languages = languagesOfMail(language);
  return {
    subject: languages.map((one) => words[one].subject(reports.length)).join(' - '),
    text: languages.map((one) => textIn(one, reports, sender)),
  };
}

const words = {
  fr: {
    subject: (count: number) => (count === 1 ? '1 rapport de progrès' : `${count} rapports de progrès`),
    greeting: 'Bonjour,',
    intro: (count: number) =>
      count === 1 ? 'Ce rapport de progrès est prêt :' : 'Ces rapports de progrès sont prêts :',
    contract: 'contrat',
    level: 'prochain niveau',
  },
  en: {
    subject: (count: number) => (count === 1 ? '1 progress report' : `${count} progress reports`),
    greeting: 'Hello,',
    intro: (count: number) =>
      count === 1 ? 'This progress report is ready:' : 'These progress reports are ready:',
    contract: 'contract',
    level: 'next level',
  },
};

function textIn(language: 'fr' | 'en', reports: readonly ChosenReport[], sender: LetterSender): string {
  const { greeting, intro, contract, level } = words[language];
  const lines = reports.map(({ name, last_name, contract_number, next_level, day }) =>
    [
      `• ${plain(`${name} ${last_name}`)}`,
      `${contract} ${contract_number}`,
      ...(next_level === null ? [] : [`${level} ${next_level}`]),
      ...(day === null ? [] : [dayInWords(language, day)]),
    ].join(', '),
  );
  return [greeting, [intro(reports.length), ...lines].join('\n'), ...closingOf(language, sender)].join(
    '\n\n',
  );
}
