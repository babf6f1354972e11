import type { ChaseItem, Person } from '@portal/domain';
import { addressOf, entryPoints, useConfig } from '@portal/shell';
import { useMemo } from 'react';
import { type ChaseMail, chaseMail, type MailWords } from './chase-mail';
import { chaseWords } from './chase-words';
import { useItemWords } from './useItemWords';

/** Returns a function that prepares mails to teachers, in both languages whatever the language of the screen. */
export function useChaseMail(): (teacher: Person, email: string, items: readonly ChaseItem[]) => ChaseMail {
  const { pair } = chaseWords.useWords();
  const { what, when } = useItemWords();
  const config = useConfig();
  return useMemo(() => {
    const home = addressOf(config, 'teacher', entryPoints.teacher['teacher.views.home']);
    const address = new URL(home, window.location.href).href;
    const words: MailWords = {
      subject: (count) => pair('mail.subject', { count }),
      greeting: (name) => pair('mail.greeting', { name }),
      intro: pair('mail.intro'),
      contract: ({ number, company }) =>
        company === null ? pair('contractOf', { number }) : pair('mail.contractOf', { number, company }),
      item(item) {
        const time = when(item);
        return time ? pair('mail.item', { what: what(item), when: time }) : what(item);
      },
      more: (count) => pair('mail.more', { count }),
      portal: (shown) => pair('mail.portal', { address: shown }),
      thanks: pair('mail.thanks'),
    };
    return (teacher, email, items) => chaseMail(teacher, email, items, address, words);
  }, [config, pair, what, when]);
}
