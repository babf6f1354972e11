import type { ChaseItem, Person } from '@portal/domain';
import { addressOf, entryPoints, useConfig } from '@portal/shell';
import { useMemo } from 'react';
import { type ChaseMail, chaseMail, type MailWords } from './chase-mail';
import { chaseWords } from './chase-words';
import { useItemWords } from './useItemWords';

/** Prepares mails to teachers, in both languages whatever the screen shows. */
export function useChaseMail(): (teacher: Person, email: string, items: readonly ChaseItem[]) => ChaseMail {
  const { halves } = chaseWords.useWords();
  const { what, when } = useItemWords();
  const config = useConfig();
  return useMemo(() => {
    const home = addressOf(config, 'teacher', entryPoints.teacher['teacher.views.home']);
    const address = new URL(home, window.location.href).href;
    const words: MailWords = {
      subject: (count) => halves('mail.subject', { count }),
      greeting: (name) => halves('mail.greeting', { name }),
      intro: halves('mail.intro'),
      contract: ({ number, company }) =>
        company === null
          ? halves('mail.contract', { number })
          : halves('mail.contractOf', { number, company }),
      item(item) {
        const time = when(item);
        return time ? halves('mail.item', { what: what(item), when: time }) : what(item);
      },
      more: (count) => halves('mail.more', { count }),
      portal: (shown) => halves('mail.portal', { address: shown }),
      thanks: halves('mail.thanks'),
    };
    return (teacher, email, items) => chaseMail(teacher, email, items, address, words);
  }, [config, halves, what, when]);
}
