import { keepsAmount, type RateMonth, type RatePeriod, rateCentsOf } from '@portal/domain';
import { moneyPair, monthYearPair } from '@portal/i18n';
import { Banner, ConfirmDialog, Stack } from '@portal/ui';
import { statementStatusWords } from '@portal/views';
import { useWhen } from './RatePeriods';
import { rateWords } from './rate-words';

export interface RateQuestionProps {
  /** The months whose amounts change, and the approved ones that keep theirs. */
  months: readonly RateMonth[];
  /** The stored period of the same day that the new one replaces. */
  replaced: RatePeriod | null;
  /** Someone else changed the period that is being corrected. */
  isElsewhere: boolean;
  /** The question was asked before, with other amounts. */
  isStale: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names the months that a change of rates changes, with both amounts, and asks before it is saved. */
export function RateQuestion({
  months,
  replaced,
  isElsewhere,
  isStale,
  busy,
  onConfirm,
  onCancel,
}: RateQuestionProps) {
  const { t, stack, pair } = rateWords.useWords();
  const status = statementStatusWords.useWords();
  const when = useWhen();
  const changed = months.filter((month) => !keepsAmount(month));
  const kept = months.filter(keepsAmount);
  const isChange = changed.length > 0;
  const list = (shown: readonly RateMonth[], key: 'question.month' | 'question.kept') => (
    <ul>
      {shown.map(({ month, status: of, beforeCents, afterCents }) => (
        <li key={month}>
          {stack(key, {
            month: monthYearPair(month),
            status: status.pair(of),
            before: moneyPair(beforeCents),
            after: moneyPair(afterCents),
          })}
        </li>
      ))}
    </ul>
  );
  return (
    <ConfirmDialog
      open
      title={stack(isChange ? 'question.title' : 'question.titleKept')}
      confirmLabel={t(isChange ? 'question.confirm' : 'question.confirmKept')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        {isStale && <Banner tone="caution">{stack('question.stale')}</Banner>}
        {isElsewhere && <Banner tone="caution">{stack('question.elsewhere')}</Banner>}
        {replaced && (
          <p>
            {stack('question.replaces', {
              rate: replaced.rate === null ? pair('none') : moneyPair(rateCentsOf(replaced.rate)),
              when: when(replaced),
            })}
          </p>
        )}
        {isChange && (
          <div>
            <p>{stack('question.change')}</p>
            {list(changed, 'question.month')}
          </div>
        )}
        {kept.length > 0 && (
          <div>
            <p>{stack('question.keep')}</p>
            {list(kept, 'question.kept')}
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
