import type { OwnHours } from '@portal/api-client';
import {
  type CountedMonth,
  canTakeStep,
  type HoursClass,
  hasDifference,
  hoursOf,
  isOverdue,
  isSettled,
  monthStatus,
  type Statement,
  statementDueOn,
} from '@portal/domain';
import { DateText, datePair, moneyPair, PairText } from '@portal/i18n';
import { useToast, useToday } from '@portal/shell';
import { Banner, ButtonLink, Card, DescriptionList, PrintIcon, Text } from '@portal/ui';
import { HoursText, StatementStatusBadge } from '@portal/views';
import { useRef, useState } from 'react';
import { pathTo } from '../../../paths';
import { ChangesSince } from './ChangesSince';
import { SubmitStatement } from './SubmitStatement';
import { actions, note as noteStyle } from './statement.css';
import { statementWords } from './statement-words';

export interface StatementCardProps {
  /** The teacher's own hours of the month, with the statement. */
  hours: OwnHours;
  /** The counted hours of the month. */
  counted: CountedMonth;
  /** All classes of the month, with their changes since the statement. */
  classes: readonly HoursClass[];
  /** Reloads the hours of the month. */
  onReload: () => Promise<unknown>;
}

/** The statement of a month: deadline, submission, decision, and later changes (DECISION-51). */
export function StatementCard({ hours, counted, classes, onReload }: StatementCardProps) {
  const { t, stack, pair } = statementWords.useWords();
  const toast = useToast();
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  // The submitted statement, shown until the hours are reloaded.
  const [sent, setSent] = useState<{ statement: Statement; before: OwnHours } | null>(null);
  const [conflict, setConflict] = useState<{ note: string | null } | null>(null);
  const statement = sent?.before === hours ? sent.statement : hours.statement;
  const status = monthStatus(statement);
  const dueOn = datePair(statementDueOn(hours.month));
  const isOpen = canTakeStep('submit', status, 'ROLE_TEACHER');
  const finish = () => place.current?.focus();

  return (
    <div ref={place} tabIndex={-1}>
      <Card title={stack('title')} aside={<StatementStatusBadge status={status} />}>
        {isOpen ? (
          <>
            {isOverdue(hours.month, status, today) ? (
              <Banner tone="caution" look="line">
                {stack('overdue', { day: dueOn })}
              </Banner>
            ) : (
              <div>{stack('dueOn', { day: dueOn })}</div>
            )}
            <SubmitStatement
              hours={hours}
              counted={counted}
              onReload={onReload}
              onConflict={(note) => setConflict({ note })}
              onSubmitted={(submitted) => {
                setSent({ statement: submitted, before: hours });
                setConflict(null);
                toast.success(pair('submitted'));
                finish();
              }}
            />
          </>
        ) : (
          conflict && (
            <Banner tone="info" role="status">
              {stack('alreadySubmitted')}
              {conflict.note && conflict.note !== statement?.note && (
                <div>{stack('unsentNote', { note: conflict.note })}</div>
              )}
            </Banner>
          )
        )}
        {statement && !isOpen && <Facts statement={statement} />}
        {statement && !isOpen && hasDifference(statement) && (
          <ChangesSince statement={statement} classes={classes} />
        )}
        {status === 'submitted' && statement && !hasDifference(statement) && (
          <Text as="div" tone="soft">
            {stack('waiting')}
          </Text>
        )}
        {statement && (
          <div className={actions}>
            <ButtonLink
              size="large"
              icon={PrintIcon}
              href={pathTo('teacher.views.hours.print', { month: hours.month })}
            >
              {t('print')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}

/** Shows what was submitted, and when the office decided. */
function Facts({ statement }: { statement: Statement }) {
  const { stack } = statementWords.useWords();
  const { submittedAt, approvedAt, exportedAt, minutes, amountCents, note, status } = statement;
  const isDecided = isSettled(status);
  const days = [
    { id: 'submitted', term: 'submittedOn', at: submittedAt },
    { id: 'approved', term: 'approvedOn', at: isDecided ? approvedAt : null },
    { id: 'exported', term: 'exportedOn', at: status === 'exported' ? exportedAt : null },
  ] as const;
  return (
    <DescriptionList
      layout="rows"
      items={[
        ...days.flatMap(({ id, term, at }) =>
          at ? [{ id, term: stack(term), value: <DateText value={at} /> }] : [],
        ),
        { id: 'hours', term: stack('hours'), value: <HoursText hours={hoursOf(minutes)} /> },
        { id: 'amount', term: stack('amount'), value: <PairText value={moneyPair(amountCents)} /> },
        ...(note
          ? [{ id: 'note', term: stack('ask.note'), value: <span className={noteStyle}>{note}</span> }]
          : []),
      ]}
    />
  );
}
