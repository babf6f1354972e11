import { Banner } from '@portal/ui';
import { pageCopy } from '../../copy/pages';
import { after } from './attendance.css';
import { hoursAfter } from './attendance-draft';

export type HoursAfterProps = {
  /** Minutes recorded so far. */
  minutesTaught: number;
  /** Minutes of the class to be recorded. */
  minutes: number;
  /** Contracted hours. */
  contracted: number;
};

/** The contract's hours after this class; an overrun is allowed and shown (DECISION-16). */
export function HoursAfter({ minutesTaught, minutes, contracted }: HoursAfterProps) {
  const { t } = pageCopy.useWords();
  const hours = hoursAfter(minutesTaught, minutes, contracted);
  if (hours.overrun > 0) return <Banner tone="caution">{t('attendance.afterOverrun', hours)}</Banner>;
  return <p className={after}>{t('attendance.after', hours)}</p>;
}
