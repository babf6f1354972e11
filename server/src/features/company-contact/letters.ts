import { fullName, languagesOfMail, type MailLanguage, type Person } from '@portal/domain';

/** What the mail with the link of a company says. */
export interface CompanyLinkFacts {
  readonly number: string;
  /** The students whose reports are there. */
  readonly students: readonly Person[];
  /** The administrator who sends it. */
  readonly sender: Person & { readonly email: string };
}

/** The mail with the link of a company. A dash separates the two languages. */
export function companyLinkLetter(language: MailLanguage, facts: CompanyLinkFacts) {
  const languages = languagesOfMail(language);
  return {
    subject: languages.map((one) => words[one].subject(facts.number)).join(' - '),
    text: languages.map((one) => textIn(one, facts)),
  };
}

const words = {
  fr: {
    subject: (number: string) => `Rapports de progrès : contrat ${number}`,
    greeting: 'Bonjour,',
    intro: (number: string) => `Les rapports de progrès du contrat ${number} sont prêts pour :`,
    link: 'Le lien privé ci-dessous ouvre les rapports de votre société. Ne le transmettez qu’aux personnes qui doivent les lire.',
    questions: (name: string, email: string) => `Des questions? Écrivez à ${name} : ${email}.`,
  },
  en: {
    subject: (number: string) => `Progress reports: contract ${number}`,
    greeting: 'Hello,',
    intro: (number: string) => `The progress reports of contract ${number} are ready for:`,
    link: 'The private link below opens the reports of your company. Share it only with the people who should read them.',
    questions: (name: string, email: string) => `Questions? Write to ${name}: ${email}.`,
  },
};

function textIn(language: 'fr' | 'en', { number, students, sender }: CompanyLinkFacts): string {
  const { greeting, intro, link, questions } = words[language];
  const names = students.map((student) => `• ${plain(fullName(student))}`);
  return [
    greeting,
    [intro(number), ...names].join('\n'),
    link,
    questions(plain(fullName(sender)), sender.email),
  ].join('\n\n');
}

/** A dash between spaces parts the languages. */
const plain = (name: string) => name.replaceAll(' - ', ' – ');
