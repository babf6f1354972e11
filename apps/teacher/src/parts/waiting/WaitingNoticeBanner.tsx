import { isSentAutomatically, type WaitingLesson } from '@portal/domain';
import { Banner, ButtonLink } from '@portal/ui';
import { pathTo } from '../../paths';
import { waitingWords } from './waiting-words';

export type WaitingNoticeBannerProps = {
  /** The classes that are not recorded yet. */
  lessons: readonly WaitingLesson[];
};

/** The number of submitted classes that are not recorded yet, on one line. */
export function WaitingNoticeBanner({ lessons }: WaitingNoticeBannerProps) {
  const { t, stack } = waitingWords.useWords();
  const asking = lessons.filter((lesson) => !isSentAutomatically(lesson)).length;
  const waiting = lessons.length - asking;
  const sending = lessons.some(({ state }) => state === 'sending');
  return (
    <Banner
      role="status"
      tone={asking > 0 ? 'critical' : sending ? 'info' : 'caution'}
      action={
        <ButtonLink size="large" href={pathTo('teacher.views.attendance')}>
          {t('notice.open')}
        </ButtonLink>
      }
    >
      {asking > 0 && stack('notice.asking', { count: asking })}
      {waiting > 0 && stack(sending ? 'notice.sending' : 'notice.waiting', { count: waiting })}
    </Banner>
  );
}
