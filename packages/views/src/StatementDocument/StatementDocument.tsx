import { fullName, hasDifference, hoursOf, isSettled, keyOfRate, type Statement } from '@portal/domain';
import {
  DateText,
  monthYearPair,
  PairText,
  plainText,
  useLanguageMode,
  useMoney,
  useNumber,
} from '@portal/i18n';
import { DescriptionList, Heading, type PrintPageProps } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Provider } from '../OutlineForm/provider';
import { PrintedDocument } from '../PrintedDocument/PrintedDocument';
import { StatementStatusBadge } from '../StatementStatusBadge/StatementStatusBadge';
import * as styles from './StatementDocument.css';
import { statementDocumentWords } from './statement-document-words';

export interface StatementDocumentProps extends Pick<PrintPageProps, 'size'> {
  statement: Statement;
  provider: Provider;
}

/** The statement of a teacher's month for printing on Letter or A4, with space for signatures (DECISION-51). */
export function StatementDocument({ statement, provider, size }: StatementDocumentProps) {
  const { t, stack } = statementDocumentWords.useWords();
  const [mode] = useLanguageMode();
  const { month, teacher, status, unratedMinutes, note } = statement;
  const isDecided = isSettled(status);
  const days = [
    { id: 'submitted', term: 'submittedOn', at: statement.submittedAt },
    { id: 'returned', term: 'returnedOn', at: status === 'returned' ? statement.returnedAt : null },
    { id: 'approved', term: 'approvedOn', at: isDecided ? statement.approvedAt : null },
    { id: 'exported', term: 'exportedOn', at: status === 'exported' ? statement.exportedAt : null },
  ] as const;
  return (
    <PrintedDocument
      size={size}
      title={stack('title')}
      standing={<StatementStatusBadge status={status} />}
      person={`${fullName(teacher)} · ${plainText(monthYearPair(month), mode)}`}
      provider={provider}
    >
      <DescriptionList
        className={styles.facts}
        items={[
          { id: 'provider', term: t('provider'), value: provider.name },
          { id: 'teacher', term: t('teacher'), value: fullName(teacher) },
          { id: 'month', term: t('month'), value: <PairText value={monthYearPair(month)} /> },
          ...days.flatMap(({ id, term, at }) =>
            at ? [{ id, term: t(term), value: <DateText value={at} /> }] : [],
          ),
        ]}
      />
      <section className={styles.section}>
        <Heading level={2}>{stack('hoursByContract')}</Heading>
        <Lines statement={statement} />
        {unratedMinutes > 0 && <p>{stack('unrated', { hours: hoursOf(unratedMinutes) })}</p>}
        {hasDifference(statement) && <p>{stack('differs')}</p>}
      </section>
      {note && (
        <section className={styles.section}>
          <Heading level={2}>{stack('note')}</Heading>
          <p className={styles.prose}>{note}</p>
        </section>
      )}
      <section className={styles.signatures}>
        <Heading level={2}>{stack('signatures')}</Heading>
        <div className={styles.places}>
          <SignaturePlace>{stack('ofTeacher')}</SignaturePlace>
          <SignaturePlace>{stack('ofOffice', { provider: provider.name })}</SignaturePlace>
        </div>
      </section>
    </PrintedDocument>
  );
}

/** One line per contract and rate, and the total. */
function Lines({ statement }: Pick<StatementDocumentProps, 'statement'>) {
  const { t, stack } = statementDocumentWords.useWords();
  const number = useNumber();
  const money = useMoney();
  const { lines, classes, minutes, amountCents } = statement;
  const hours = (sum: number) => number(hoursOf(sum));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['contract', 'classes', 'hours', 'rate', 'amount'] as const).map((column) => (
            <th key={column} scope="col">
              {stack(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOfRate(line)}>
            <th scope="row">
              <span className={styles.number}>{line.contract.number}</span>
              {line.company && <span className={styles.company}>{line.company.name}</span>}
            </th>
            <td>{line.classes}</td>
            <td>{hours(line.minutes)}</td>
            {line.rateCents === null ? (
              <td colSpan={2}>{stack('noRate')}</td>
            ) : (
              <>
                <td className={styles.figure}>{money(line.rateCents)}</td>
                <td className={styles.figure}>{money(line.amountCents)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{number(classes)}</td>
          <td>{hours(minutes)}</td>
          <td />
          <td className={styles.figure}>{money(amountCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SignaturePlace({ children }: { children: ReactNode }) {
  const { t } = statementDocumentWords.useWords();
  return (
    <div className={styles.place}>
      <span>{children}</span>
      <span>{t('date')}</span>
    </div>
  );
}
