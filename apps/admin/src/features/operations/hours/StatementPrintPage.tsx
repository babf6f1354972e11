import { useStatements } from '@portal/api-client';
import { isCalendarMonth } from '@portal/domain';
import { monthYearPair } from '@portal/i18n';
import { QueryState, queryToReturnTo } from '@portal/records';
import { NotFoundPage, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { PageState } from '@portal/ui';
import { StatementDocument } from '@portal/views';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { monthDialogWords } from './month-dialog-words';

/** The statement of a teacher's month, to print (DECISION-51). */
export function StatementPrintPage() {
  const { id, month = '' } = useParams();
  if (!isCalendarMonth(month)) return <NotFoundPage />;
  return <StatementPrint teacherId={Number(id)} month={month} />;
}

function StatementPrint({ teacherId, month }: { teacherId: number; month: string }) {
  const { t, stack, plain } = monthDialogWords.useWords();
  const provider = useProvider();
  const { data, error, retry } = useStatements({ from: month, to: month, teacherId });
  const statement = data?.[0];
  const query = new URLSearchParams(queryToReturnTo('hours'));
  query.set('month', month);
  const back = `${pathTo('operations.hours')}?${query}`;
  return (
    <PrintLayout back={{ href: back, label: t('backToMonth') }} ready={statement !== undefined}>
      {(paper) =>
        data ? (
          <>
            <PageTitle>{plain('statementOf', { month: monthYearPair(month) })}</PageTitle>
            {statement ? (
              <StatementDocument size={paper} statement={statement} provider={provider} />
            ) : (
              <PageState kind="empty" level={1} title={stack('noStatement')} />
            )}
          </>
        ) : (
          <QueryState level={1} error={error} retry={retry} />
        )
      }
    </PrintLayout>
  );
}
