import { Banner, ButtonLink } from '@portal/ui';
import { pathTo } from '../../paths';
import { waitingWords } from './waiting-words';

export type WaitingNoticeBannerProps = {
  /** How many lessons wait for an answer of the person. */
  asking: number;
  /** How many will be sent by themselves. */
  waiting: number;
  /** One of them is on its way. */
  sending: boolean;
};

/** How many submitted lessons are not recorded yet, in one line. */
export function WaitingNoticeBanner({ asking, waiting, sending }: WaitingNoticeBannerProps) {
  const { t, stack } = waitingWords.useWords();
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
