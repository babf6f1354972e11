import { type ComponentType, lazy, Suspense } from 'react';
import { useWaitingLessons } from './lesson-queue';
import type { WaitingNoticeBannerProps } from './WaitingNoticeBanner';

const Notice = lazy(async (): Promise<{ default: ComponentType<WaitingNoticeBannerProps> }> => {
  try {
    return { default: (await import('./WaitingNoticeBanner')).WaitingNoticeBanner };
  } catch {
    // If the notice fails to load, the page must still work.
    return { default: () => null };
  }
});

export type WaitingNoticeProps = {
  /** Only the classes of this contract; all by default. */
  contractId?: number;
};

/**
 * A notice on any page that submitted attendance is not recorded yet, with a link. Renders nothing if all is recorded.
 */
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
