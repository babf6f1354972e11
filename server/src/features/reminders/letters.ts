import type { RemindedFollowUp } from '@portal/domain';
import { dayInWords } from '../../mail/dayInWords.ts';
import type { Letter, Reader } from '../../mail/mailLetter.ts';

type Language = 'fr' | 'en';

/** The mail by which an administrator reminds a teacher of follow-ups. */
export function reminderLetter(reader: Reader, items: readonly RemindedFollowUp[]): Letter {
  const count = new Set(items.map(({ contract }) => contract.id)).size;
  return {
    subject: [
      `À compléter : ${counted(count, 'contrat', 'contrats')}`,
      `To complete: ${counted(count, 'contract', 'contracts')}`,
    ],
    text: [letterIn('fr', reader, items), letterIn('en', reader, items)],
    link: home,
  };
}

/** The weekly mail of the server with all open follow-ups. */
export function digestLetter(reader: Reader, items: readonly RemindedFollowUp[]): Letter {
  const count = items.length;
  return {
    ...reminderLetter(reader, items),
    subject: [
      `Votre semaine : ${counted(count, 'élément', 'éléments')} à compléter`,
      `Your week: ${counted(count, 'item', 'items')} to complete`,
    ],
    offLink: '/teacher-view/profile',
  };
}

const home = '/teacher-view/home';

const words = {
  fr: {
    greeting: 'Bonjour',
    intro: 'Il manque ce qui suit dans vos contrats :',
    contract: 'Contrat',
    thanks: 'Merci!',
  },
  en: {
    greeting: 'Hello',
    intro: 'Your contracts still lack the following:',
    contract: 'Contract',
    thanks: 'Thank you!',
  },
};

function letterIn(language: Language, { name }: Reader, items: readonly RemindedFollowUp[]): string {
  const { greeting, intro, contract: word, thanks } = words[language];
  const contracts = new Map(items.map(({ contract }) => [contract.id, contract]));
  const parts = [...contracts.values()].map(({ id, number, company }) => {
    // A dash between spaces separates the languages, so the name gets another dash.
    const place = company === null ? number : `${number}, ${company.replaceAll(' - ', ' – ')}`;
    const own = items.filter((item) => item.contract.id === id);
    return [`${word} ${place}`, ...own.map((item) => `• ${itemIn[language](item)}`)].join('\n');
  });
  return [`${greeting} ${name},`, intro, ...parts, thanks].join('\n\n');
}

/** Describes what is missing, in the same words as the inbox of the administration. */
const itemIn: Record<Language, (item: RemindedFollowUp) => string> = {
  fr({ kind, contract, days, planned }) {
    switch (kind) {
      case 'class':
        return `Présences non inscrites : cours du ${dayInWords('fr', planned?.date ?? '')} à ${planned?.time}`;
      case 'lesson':
        return contract.lastLessonOn
          ? `Aucun cours depuis ${counted(days ?? 0, 'jour', 'jours')}`
          : `Aucun cours depuis le début, il y a ${counted(days ?? 0, 'jour', 'jours')}`;
      case 'outline':
        return contract.outline ? 'Plan de cours encore en brouillon' : 'Aucun plan de cours';
      case 'material':
        return 'Matériel à choisir';
      case 'reports':
        return counted(
          contract.reportsDue ?? 0,
          'rapport de progrès à remettre',
          'rapports de progrès à remettre',
        );
    }
  },
  en({ kind, contract, days, planned }) {
    switch (kind) {
      case 'class':
        return `Attendance not recorded: class of ${dayInWords('en', planned?.date ?? '')} at ${planned?.time}`;
      case 'lesson':
        return contract.lastLessonOn
          ? `No class for ${counted(days ?? 0, 'day', 'days')}`
          : `No class since the start ${counted(days ?? 0, 'day', 'days')} ago`;
      case 'outline':
        return contract.outline ? 'Outline still a draft' : 'No outline';
      case 'material':
        return 'Materials not chosen';
      case 'reports':
        return counted(contract.reportsDue ?? 0, 'progress report due', 'progress reports due');
    }
  },
};

/** In French, 0 would be singular too, but letters never count 0. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
