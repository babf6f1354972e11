import { type ComponentType, lazy, Suspense } from 'react';
import { useWaitingLessons } from './lesson-queue';
import type { WaitingNoticeBannerProps } from './WaitingNoticeBanner';

const Notice = lazy(async (): Promise<{ default: ComponentType<WaitingNoticeBannerProps> }> => {
  try {
    return { default: (await import('./WaitingNoticeBanner')).WaitingNoticeBanner };
  } catch {
    // A page is not worth losing over a notice that did not arrive.
    return { default: () => null };
  }
});

export type WaitingNoticeProps = {
  /** Only the lessons of this contract; all by default. */
  contractId?: number;
};

/** Says on any page that submitted attendance is not recorded yet, and leads to it. Nothing while all is. */
export function WaitingNotice({ contractId }: WaitingNoticeProps) {
  const lessons = useWaitingLessons().filter(
    ({ state, values }) => state !== 'sent' && (contractId === undefined || values.contractId === contractId),
  );
  if (lessons.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notice lessons={lessons} />
    </Suspense>
  );
}
