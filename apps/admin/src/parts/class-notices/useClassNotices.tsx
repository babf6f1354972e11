import {
  type NoticedChange,
  type Query,
  useClassNoticePreview,
  useHasExtension,
  usePlanNoticePreview,
} from '@portal/api-client';
import {
  type ClassNoticePerson,
  type ClassNoticePreview,
  type ClassPattern,
  noticeKey,
  type ToldOfClass,
  usuallyTold,
} from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { type ReactNode, useState } from 'react';
import { ClassNotices } from './ClassNotices';
import { classNoticeWords } from './class-notice-words';

export interface ClassNoticesHandle {
  /** The ticks and the mails; null for a backend that sends none. */
  field: ReactNode;
  /** Whether the recipients are still being read. */
  isLoading: boolean;
  /** Whom the save tells; undefined if no mail can be sent, and while no recipient is known. */
  tell: readonly ClassNoticePerson[] | undefined;
  /** Adds to the message of a save who was mailed, and who has no address. */
  withTold: (message: TextPair, people: ToldOfClass | undefined) => TextPair;
}

/**
 * Reads who can be mailed about a change of a planned class, and keeps the ticks. With null as the change, sends no
 * request.
 */
export function useClassNotices(classId: number, change: NoticedChange | null): ClassNoticesHandle {
  const asked = useHasExtension('cancellations') ? change : null;
  return useTicks(useClassNoticePreview(classId, asked), asked !== null);
}

/**
 * Reads who can be mailed about a new plan of a contract, and keeps the ticks. With null as the plan, sends no request.
 */
export function usePlanNotices(contractId: number, pattern: ClassPattern | null): ClassNoticesHandle {
  const asked = useHasExtension('cancellations') ? pattern : null;
  return useTicks(usePlanNoticePreview(contractId, asked), asked !== null);
}

function useTicks(preview: Query<ClassNoticePreview>, isAsked: boolean): ClassNoticesHandle {
  const { pair } = classNoticeWords.useWords();
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
  const canTell = isAsked && recipients.length > 0 && preview.data?.isSendingOn === true;
  return {
    field: isAsked && <ClassNotices preview={preview} told={told} onTold={tick} />,
    isLoading: isAsked && !preview.data && !preview.error,
    tell: canTell ? told : undefined,
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
