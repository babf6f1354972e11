import { type HoursClass, hoursOf, isSettled, type Statement } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner } from '@portal/ui';
import { joinPairs } from '@portal/views';
import { ProviderContact } from '../../../parts/ProviderContact';
import { changes } from './statement.css';
import { statementWords } from './statement-words';

export interface ChangesSinceProps {
  statement: Statement;
  /** Every class of the month; those without a change are left out. */
  classes: readonly HoursClass[];
}

/** Says what was recorded, changed or removed since a statement was handed in, and what happens next. */
export function ChangesSince({ statement, classes }: ChangesSinceProps) {
  const { t, stack, pair } = statementWords.useWords();
  const { status, differenceMinutes, minutes } = statement;
  const counts = (['added', 'changed', 'removed'] as const).flatMap((change) =>
    statement[change] > 0 ? [pair(`since.${change}`, { count: statement[change] })] : [],
  );
  const difference = hoursOf(Math.abs(differenceMinutes));
  const hours =
    differenceMinutes === 0
      ? pair('since.same')
      : pair(differenceMinutes > 0 ? 'since.more' : 'since.less', { hours: difference });
  return (
    <Banner tone="caution" title={stack(isSettled(status) ? 'since.approved' : 'since.submitted')}>
      {stack('since.change', { what: joinPairs(counts), hours })}
      <ul className={changes}>
        {classes.map(({ change, ...taught }) => {
          if (!change) return null;
          const before = taught.statementMinutes;
          const values = {
            date: datePair(taught.date),
            number: taught.contract.number,
            minutes: taught.minutes,
          };
          return (
            <li key={taught.lessonId}>
              {change === 'changed' && before !== null && before !== taught.minutes
                ? t('since.classBefore', { ...values, before })
                : t('since.class', values)}
              {' · '}
              {t(`since.mark.${change}`)}
            </li>
          );
        })}
      </ul>
      {status === 'approved' && stack('since.nextApproved')}
      {status === 'exported' && stack('since.nextExported')}
      {status === 'submitted' &&
        stack('since.nextSubmitted', { hours: hoursOf(minutes + differenceMinutes) })}
      {isSettled(status) && <ProviderContact />}
    </Banner>
  );
}
