import { type Extension, type Query, useCapabilities, useOwnHours } from '@portal/api-client';
import { isCalendarMonth } from '@portal/domain';
import { monthYearPair } from '@portal/i18n';
import { NotFoundPage, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { StatementDocument } from '@portal/views';
import { useParams } from 'react-router-dom';
import { pageCopy } from '../../../copy/pages';
import { QueryState } from '../../../parts/QueryState';
import { hoursOfMonth } from '../../../paths';
import { printWords } from './print-words';

/**
 * `teacher.views.hours.print`: prints the teacher's own statement of a month. Not found without the extension
 * `hours`.
 */
export function StatementPrintPage() {
  const { month = '' } = useParams();
  const extensions = useCapabilities();
  const isOffered = extensions.data?.includes('hours');
  if (!isCalendarMonth(month) || isOffered === false) return <NotFoundPage />;
  return <StatementPrint month={month} extensions={extensions} />;
}

function StatementPrint({ month, extensions }: { month: string; extensions: Query<readonly Extension[]> }) {
  const { t, stack, plain } = printWords.useWords();
  const { t: common } = pageCopy.useWords();
  const provider = useProvider();
  const own = useOwnHours(extensions.data ? month : null);
  const { error, retry } = extensions.data ? own : extensions;
  const statement = own.data?.statement;
  return (
    <PrintLayout back={{ href: hoursOfMonth(month), label: t('backToMonth') }} ready={Boolean(statement)}>
      {(paper) => {
        if (!own.data)
          return error ? (
            <QueryState own error={error} retry={retry} level={1} />
          ) : (
            <PageState kind="loading" title={common('state.loading')} />
          );
        return (
          <>
            <PageTitle>{plain('statementOf', { month: monthYearPair(month) })}</PageTitle>
            {statement ? (
              <StatementDocument size={paper} statement={statement} provider={provider} />
            ) : (
              <PageState
                kind="empty"
                level={1}
                title={stack('none')}
                text={stack('noneText')}
                action={<ButtonLink href={hoursOfMonth(month)}>{t('backToMonth')}</ButtonLink>}
              />
            )}
          </>
        );
      }}
    </PrintLayout>
  );
}
