import { useHasExtension } from '@portal/api-client';
import { Banner, ButtonLink, Card, TextLink } from '@portal/ui';
import { copy } from '../../../copy';
import { thumbLink } from '../../../parts/thumbLink.css';
import { pathTo } from '../../../paths';
import { todayWords } from './today-words';

/**
 * The card to record any class (PORTAL-HOME-02). It is plain below a planned day, where the next class is highlighted.
 */
export function SubmitCard({ hasDay }: { hasDay: boolean }) {
  const { t, stack } = copy.useWords();
  const today = todayWords.useWords();
  const hasMeetings = useHasExtension('meeting-attendance');
  return (
    <Card tone={hasDay ? undefined : 'feature'} title={stack('home.submit')}>
      <div>{stack('home.submitText')}</div>
      <ButtonLink
        variant={hasDay ? 'secondary' : 'inverse'}
        size="action"
        href={pathTo('teacher.views.attendance')}
      >
        {t('home.start')}
      </ButtonLink>
      {hasMeetings && (
        <TextLink className={thumbLink} href={pathTo('teacher.views.meetings')}>
          {today.t('meetings')}
        </TextLink>
      )}
    </Card>
  );
}

/** The welcome alert, with the guide and the hours (PORTAL-HOME-01). */
export function Welcome() {
  const { t, stack } = copy.useWords();
  return (
    <Banner tone="info">
      <div>{stack('home.welcome')}</div>
      <div>
        <TextLink className={thumbLink} href={pathTo('teacher.views.guide')}>
          {t('home.guideLink')}
        </TextLink>
      </div>
      <div>
        <TextLink className={thumbLink} href={pathTo('teacher.views.hours')}>
          {t('home.hoursLink')}
        </TextLink>
      </div>
    </Banner>
  );
}
