import { fullName, languagesOfMail, type MailLanguage, type Person } from '@portal/domain';

/** The facts in a mail with the link of a company. */
export interface CompanyLinkFacts {
  /** The contract that the mail is about; without one, it is about all reports. */
  readonly contract?: {
    readonly number: string;
    /** The students who have a report. */
    readonly students: readonly Person[];
  };
  /** The administrator who sends it. */
  readonly sender: LetterSender;
}

/** The administrator to whom the reader can write. */
export type LetterSender = Person & { readonly email: string };

/** The mail with the link of a company. A dash between spaces separates the two languages. */
export function companyLinkLetter(language: MailLanguage, facts: CompanyLinkFacts) {
  const languages = languagesOfMail(language);
  return {
    subject: languages.map((one) => words[one].subject(facts.contract?.number)).join(' - '),
    text: languages.map((one) => textIn(one, facts)),
  };
}

const words = {
  fr: {
    subject: (number?: string) =>
      number ? `Rapports de progrès : contrat ${number}` : 'Vos rapports de progrès',
    greeting: 'Bonjour,',
    intro: (number: string) => `Les rapports de progrès du contrat ${number} sont prêts pour :`,
    link: 'Le lien privé ci-dessous ouvre les rapports de votre société. Ne le transmettez qu’aux personnes qui doivent les lire.',
    questions: (name: string, email: string) => `Des questions? Écrivez à ${name} : ${email}.`,
  },
  en: {
    subject: (number?: string) => (number ? `Progress reports: contract ${number}` : 'Your progress reports'),
    greeting: 'Hello,',
    intro: (number: string) => `The progress reports of contract ${number} are ready for:`,
    link: 'The private link below opens the reports of your company. Share it only with the people who should read them.',
    questions: (name: string, email: string) => `Questions? Write to ${name}: ${email}.`,
  },
};

function textIn(language: 'fr' | 'en', { contract, sender }: CompanyLinkFacts): string {
  const { greeting, intro } = words[language];
  return [
    greeting,
    ...(contract ? [[intro(contract.number), ...contract.students.map(nameOf)].join('\n')] : []),
    ...closingOf(language, sender),
  ].join('\n\n');
}

/** Explains the link, and whom to contact. */
export function closingOf(language: 'fr' | 'en', sender: LetterSender): string[] {
  const { link, questions } = words[language];
  return [link, questions(plain(fullName(sender)), sender.email)];
}

const nameOf = (student: Person) => `• ${plain(fullName(student))}`;

/** A dash between spaces separates the languages, so names get another dash. */
export const plain = (name: string) => name.replaceAll(' - ', ' – ');
