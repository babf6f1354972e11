import type { ClassNoticePreview, ClassPattern, ClassTime } from '@portal/domain';
import { previewClassNotices, previewPlanNotices } from '../generated/sdk.gen.ts';
import { noticePreviewFromWire } from '../wire/class-notices.ts';
import { patternToWire } from '../wire/planned-class.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** A change of a planned class about which people may be told. */
export type NoticedChange =
  | ClassTime
  | {
      isCancelled: boolean;
      reason: string | null;
      /** Whether the cancellation adds a class at the end. */
      addAtEnd?: boolean | undefined;
    };

/** Previews whom a change of a planned class concerns, and their mails (DECISION-140). Null reads nothing. */
export function useClassNoticePreview(
  classId: number,
  change: NoticedChange | null,
): Query<ClassNoticePreview> {
  return useQuery(
    change && ['class-notices', classId, change],
    async (call) => {
      const body =
        change && 'date' in change
          ? { date: change.date, time: change.time, minutes: change.minutes }
          : {
              cancelled: change?.isCancelled ? (1 as const) : (0 as const),
              cancel_reason: change?.reason ?? null,
              ...(change?.addAtEnd && { add_at_end: 1 as const }),
            };
      return noticePreviewFromWire(
        (await previewClassNotices({ ...call, path: { id: classId }, body })).data.data,
      );
    },
    keepRows,
  );
}

/**
 * Previews whom a new plan of a contract concerns, and their mails: one for each person, with all classes to come that
 * the plan moves, removes or adds (DECISION-160). Null reads nothing.
 */
export function usePlanNoticePreview(
  contractId: number,
  pattern: ClassPattern | null,
): Query<ClassNoticePreview> {
  return useQuery(pattern && ['class-notices', 'plan', contractId, pattern], async (call) => {
    const body = patternToWire(pattern as ClassPattern);
    return noticePreviewFromWire(
      (await previewPlanNotices({ ...call, path: { courseId: contractId }, body })).data.data,
    );
  });
}
