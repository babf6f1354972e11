import { daysUntil, type PrivateLink, type LinkState as State } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { soft } from '@portal/records/cells';
import { useToday } from '@portal/shell';
import { Badge, type BadgeTone } from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { linkStateWords } from './link-state-words';
import * as styles from './links.css';

const tones = {
  active: 'positive',
  'expires-soon': 'caution',
  'never-opened': 'info',
  expired: 'critical',
  revoked: 'critical',
  none: 'neutral',
} as const satisfies Record<State, BadgeTone>;

/** The status of a private link, with its expiry date or the user who revoked it. */
export function LinkState({ link }: { link: PrivateLink }) {
  const { t } = linkStateWords.useWords();
  const detail = useDetail(link);
  return (
    <span className={styles.state}>
      <Badge tone={tones[link.state]}>{t(`state.${link.state}`)}</Badge>
      {detail && <span className={soft}>{detail}</span>}
    </span>
  );
}

function useDetail({ state, expiresOn, revokedAt, revokedBy }: PrivateLink) {
  const { t } = linkStateWords.useWords();
  const today = useToday();
  const markedPair = useMarkedPair();
  if (revokedAt !== null) {
    return revokedBy
      ? t('revokedBy', { name: markedPair(revokedBy), day: datePair(revokedAt) })
      : t('since', { day: datePair(revokedAt) });
  }
  if (expiresOn === null) return null;
  if (state === 'expired') return t('since', { day: datePair(expiresOn) });
  if (state !== 'expires-soon') return t('until', { day: datePair(expiresOn) });
  const count = daysUntil(expiresOn, today);
  return count === 0 ? t('todayInText') : t('inDays', { count });
}
