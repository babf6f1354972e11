import type { ClassNoticePreview, ClassTime } from '@portal/domain';
import { previewClassNotices } from '../generated/sdk.gen.ts';
import { noticePreviewFromWire } from '../wire/class-notices.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** A change of a planned class about which people may be told. */
export type NoticedChange = ClassTime | { isCancelled: boolean; reason: string | null };

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
            };
      return noticePreviewFromWire(
        (await previewClassNotices({ ...call, path: { id: classId }, body })).data.data,
      );
    },
    keepRows,
  );
}
