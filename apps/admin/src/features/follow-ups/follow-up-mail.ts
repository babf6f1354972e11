import type { FollowUpItem, Person } from '@portal/domain';
import type { TextPair } from '@portal/i18n';

/** Texts of a mail, in both languages whatever the language of the screen. */
export interface MailWords {
  subject: (contracts: number) => TextPair;
  greeting: (name: string) => TextPair;
  intro: TextPair;
  contract: (contract: FollowUpItem['contract']) => TextPair;
  item: (item: FollowUpItem) => TextPair;
  /** Text in place of the contracts that do not fit. */
  more: (contracts: number) => TextPair;
  portal: (address: string) => TextPair;
  thanks: TextPair;
}

/** A mail ready to send. */
export interface FollowUpMail {
  subject: string;
  body: string;
  /** A `mailto:` address that opens the user's mail program. */
  href: string;
}

/** Windows passes at most 2,083 characters of a URL to a mail program. */
const longest = 2000;

/**
 * Builds one mail to a teacher about all follow-ups, French first. When `href` would get too long, the last contracts
 * are replaced by their number; `body` names them all.
 */
export function followUpMail(
  teacher: Person,
  email: string,
  items: readonly FollowUpItem[],
  address: string,
  words: MailWords,
): FollowUpMail {
  const contracts = byContract(items);
  // Formatted once, however often the text is shortened.
  const lines = contracts.map((own) => ({
    contract: own[0] && words.contract(own[0].contract),
    items: own.map(words.item),
  }));
  const subject = both(words.subject(contracts.length), ' - ');
  const bodyOf = (named: number) => {
    const half = (language: keyof TextPair) =>
      [
        words.greeting(teacher.name)[language],
        words.intro[language],
        ...lines
          .slice(0, named)
          .map(({ contract, items: own }) =>
            [contract?.[language], ...own.map((item) => `- ${item[language]}`)].join('\n'),
          ),
        ...(named < contracts.length ? [words.more(contracts.length - named)[language]] : []),
        words.portal(address)[language],
        words.thanks[language],
      ].join('\n\n');
    return `${half('fr')}\n\n* * *\n\n${half('en')}\n`;
  };
  const hrefOf = (named: number) =>
    `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(bodyOf(named).replaceAll('\n', '\r\n'))}`;
  let named = contracts.length;
  while (named > 0 && hrefOf(named).length > longest) named -= 1;
  return { subject, body: bodyOf(contracts.length), href: hrefOf(named) };
}

/** Groups the items by contract, in the order of the contracts. */
function byContract(items: readonly FollowUpItem[]): FollowUpItem[][] {
  const groups = new Map<number, FollowUpItem[]>();
  for (const item of items) {
    const group = groups.get(item.contract.id);
    if (group) group.push(item);
    else groups.set(item.contract.id, [item]);
  }
  return [...groups.values()];
}

function both({ fr, en }: TextPair, between: string): string {
  return fr === en ? fr : fr + between + en;
}
