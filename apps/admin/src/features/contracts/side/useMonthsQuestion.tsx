import { type ChangedMonth, keepsAmount } from '@portal/domain';
import { moneyPair, monthYearPair } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { statementStatusWords, useMarkedPair } from '@portal/views';
import { type ReactNode, useState } from 'react';
import { monthsWords } from './months-words';

interface Asked {
  months: readonly ChangedMonth[];
  answer: (isMeant: boolean) => void;
}

/**
 * Lists the months whose amounts change because another teacher gave classes, with both amounts, and waits for the
 * answer.
 */
export function useMonthsQuestion(): {
  question: ReactNode;
  ask: (months: readonly ChangedMonth[]) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (months: readonly ChangedMonth[]) =>
    new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setAsked(null);
        resolve(isMeant);
      };
      setAsked({ months, answer });
    });
  return { question: asked && <MonthsQuestion {...asked} />, ask };
}

/** The months of each teacher; months that keep their amounts are listed separately. */
function MonthsQuestion({ months, answer }: Asked) {
  const { t, stack } = monthsWords.useWords();
  const markedPair = useMarkedPair();
  const status = statementStatusWords.useWords();
  const kept = months.filter(keepsAmount);
  const changed = months.filter((month) => !keepsAmount(month));
  const list = (shown: readonly ChangedMonth[], key: 'month' | 'kept') => (
    <ul>
      {shown.map(({ teacher, month, status: of, beforeCents, afterCents }) => (
        <li key={`${teacher.id} ${month}`}>
          {stack(key, {
            name: markedPair(teacher),
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
      title={stack('title')}
      confirmLabel={t('confirm')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <Stack>
        {changed.length > 0 && (
          <div>
            <p>{stack('change')}</p>
            {list(changed, 'month')}
          </div>
        )}
        {kept.length > 0 && (
          <div>
            <p>{stack('keep')}</p>
            {list(kept, 'kept')}
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
