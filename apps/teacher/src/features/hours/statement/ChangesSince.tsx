import { type HoursClass, hoursClassKey, hoursOf, isSettled, type Statement } from '@portal/domain';
import { DateText, joinPairs } from '@portal/i18n';
import { Banner } from '@portal/ui';

import { ProviderContact } from '../../../parts/ProviderContact';
import { changes, since } from './statement.css';
import { statementWords } from './statement-words';

export interface ChangesSinceProps {
  statement: Statement;
  /** All classes of the month; unchanged ones are not shown. */
  classes: readonly HoursClass[];
}

/** Lists the classes that were recorded, changed or removed since a statement was submitted, and the next step. */
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
      <div className={since}>
        <div>{stack('since.change', { what: joinPairs(counts), hours })}</div>
        <ul className={changes}>
          {classes.map((taught) => {
            const { change, date, contract, minutes: now, statementMinutes: before } = taught;
            if (!change) return null;
            const isOtherLength = change === 'changed' && before !== null && before !== now;
            return (
              <li key={hoursClassKey(taught)}>
                <DateText value={date} /> · {contract.number} ·{' '}
                {isOtherLength
                  ? t('since.minutesChanged', { before, minutes: now })
                  : t('inMinutes', { minutes: now })}{' '}
                · {t(`since.mark.${change}`)}
              </li>
            );
          })}
        </ul>
        <div>
          {status === 'approved' && stack('since.nextApproved')}
          {status === 'exported' && stack('since.nextExported')}
          {status === 'submitted' &&
            stack('since.nextSubmitted', { hours: hoursOf(minutes + differenceMinutes) })}
        </div>
        {isSettled(status) && <ProviderContact />}
      </div>
    </Banner>
  );
}
