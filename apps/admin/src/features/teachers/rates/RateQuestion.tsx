import { keepsAmount, type RateMonth, type RatePeriod, rateCentsOf } from '@portal/domain';
import { moneyPair, monthYearPair, PairText } from '@portal/i18n';
import { Banner, ConfirmDialog, Stack } from '@portal/ui';
import { statementStatusWords } from '@portal/views';
import { useWhen } from './RatePeriods';
import { rateWords } from './rate-words';
import * as styles from './rates.css';

export interface RateQuestionProps {
  /** The months whose amounts change, and the approved months, which keep theirs. */
  months: readonly RateMonth[];
  /** The stored period of the same day that the new one replaces. */
  replaced: RatePeriod | null;
  /** Whether someone else changed the period that is being corrected. */
  isElsewhere: boolean;
  /** Whether the question was asked before, with other amounts. */
  isStale: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists the months whose amounts a change of rates affects, with both amounts, and asks before it is saved. */
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
  const table = (
    shown: readonly RateMonth[],
    [first, second]: readonly ['before' | 'stays', 'after' | 'would'],
  ) => (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">{stack('question.columns.month')}</th>
          <th scope="col">{stack(`question.columns.${first}`)}</th>
          <th scope="col">{stack(`question.columns.${second}`)}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ month, status: of, beforeCents, afterCents }) => (
          <tr key={month}>
            <th scope="row">
              <PairText value={monthYearPair(month)} layout="stack" />
              <div className={styles.soft}>{status.t(of)}</div>
            </th>
            <td>
              <PairText value={moneyPair(beforeCents)} layout="stack" />
            </td>
            <td>
              <PairText value={moneyPair(afterCents)} layout="stack" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
            {table(changed, ['before', 'after'])}
          </div>
        )}
        {kept.length > 0 && (
          <div>
            <p>{stack('question.keep')}</p>
            {table(kept, ['stays', 'would'])}
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
