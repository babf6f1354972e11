import { useHasExtension, useOwnHours } from '@portal/api-client';
import { canSubmitMonth, monthDueNow, statementDueOn } from '@portal/domain';
import { dayPair, ofMonthPair } from '@portal/i18n';
import { useToday } from '@portal/shell';
import { TextLink } from '@portal/ui';
import { thumbLink } from '../../../parts/thumbLink.css';
import { hoursOfMonth } from '../../../paths';
import { statementDueWords } from './statement-due-words';

/**
 * A link to the month that is due, from the 1st to the 16th, while it has unsubmitted hours (DECISION-51). Renders
 * nothing without the extension `hours`.
 */
export function StatementDue() {
  const { t } = statementDueWords.useWords();
  const today = useToday();
  const isOffered = useHasExtension('hours');
  const month = monthDueNow(today);
  const own = useOwnHours(isOffered ? month : null);
  if (!month || !own.data || !canSubmitMonth(month, own.data, today)) return null;
  return (
    <div>
      <TextLink className={thumbLink} href={hoursOfMonth(month)}>
        <span>
          {t(own.data.statement ? 'again' : 'due', {
            month: ofMonthPair(month, { year: false }),
            day: dayPair(statementDueOn(month)),
          })}
        </span>
      </TextLink>
    </div>
  );
}
