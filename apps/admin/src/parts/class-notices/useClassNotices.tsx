import { type NoticedChange, useClassNoticePreview, useHasExtension } from '@portal/api-client';
import { type ClassNoticePerson, noticeKey, type ToldOfClass, usuallyTold } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { type ReactNode, useState } from 'react';
import { ClassNotices } from './ClassNotices';
import { classNoticeWords } from './class-notice-words';

export interface ClassNoticesHandle {
  /** The ticks and the mails; null for a backend that sends none. */
  field: ReactNode;
  /** Whom the save tells; undefined for a backend that sends none, and while no recipient is known. */
  tell: readonly ClassNoticePerson[] | undefined;
  /** Adds to the message of a save who was told, and who has no address. */
  withTold: (message: TextPair, people: ToldOfClass | undefined) => TextPair;
}

/**
 * Reads who can be mailed about a change of a planned class, and keeps the ticks. With null as the change, sends no
 * request.
 */
export function useClassNotices(classId: number, change: NoticedChange | null): ClassNoticesHandle {
  const { pair } = classNoticeWords.useWords();
  const isOffered = useHasExtension('cancellations');
  const preview = useClassNoticePreview(classId, isOffered ? change : null);
  /** The recipients whose tick differs from the usual one, which stays when the list of recipients changes. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const recipients = preview.data?.recipients ?? [];
  const usual = new Set(usuallyTold(recipients).map(noticeKey));
  const told = recipients.filter(
    (one) => one.hasAddress && usual.has(noticeKey(one)) !== changed.has(noticeKey(one)),
  );
  const tick = (next: readonly ClassNoticePerson[]) => {
    const ticked = new Set(next.map(noticeKey));
    const keys = recipients.map(noticeKey);
    setChanged(new Set(keys.filter((key) => ticked.has(key) !== usual.has(key))));
  };
  const namesOf = (people: readonly ClassNoticePerson[]) => people.map(({ name }) => name).join(', ');
  return {
    field: isOffered && change && <ClassNotices preview={preview} told={told} onTold={tick} />,
    tell: isOffered && recipients.length > 0 ? told : undefined,
    withTold: (message, people) => {
      if (!people) return message;
      const { told: mailed, notMailed } = people;
      return joinPairs(
        [
          message,
          mailed.length > 0 ? pair('told', { names: namesOf(mailed) }) : pair('toldNobody'),
          ...(notMailed.length > 0 ? [pair('without', { names: namesOf(notMailed) })] : []),
        ],
        ' ',
      );
    },
  };
}
