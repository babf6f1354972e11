import { sendsByItself, unsent } from '@portal/domain';
import { type ComponentType, lazy, Suspense } from 'react';
import { useWaitingLessons } from './lesson-queue';
import type { WaitingNoticeBannerProps } from './WaitingNoticeBanner';

/** A page is not worth losing over a notice that did not arrive. */
const Notice = lazy(() =>
  import('./WaitingNoticeBanner').then<{ default: ComponentType<WaitingNoticeBannerProps> }>(
    ({ WaitingNoticeBanner }) => ({ default: WaitingNoticeBanner }),
    () => ({ default: () => null }),
  ),
);

export type WaitingNoticeProps = {
  /** Only the lessons of this contract; all by default. */
  contractId?: number;
};

/** Says on any page that submitted attendance is not recorded yet, and leads to it. Nothing while all is. */
export function WaitingNotice({ contractId }: WaitingNoticeProps) {
  const lessons = unsent(useWaitingLessons(), contractId);
  if (lessons.length === 0) return null;
  const asking = lessons.filter((lesson) => !sendsByItself(lesson)).length;
  return (
    <Suspense fallback={null}>
      <Notice
        asking={asking}
        waiting={lessons.length - asking}
        sending={lessons.some(({ state }) => state === 'sending')}
      />
    </Suspense>
  );
}
