import {
  type CancelOptions,
  useClosedDays,
  useCoursePlan,
  useHasExtension,
  useHolidays,
} from '@portal/api-client';
import { classAtEnd, closedCalendar } from '@portal/domain';
import { datePair, dayPair } from '@portal/i18n';
import { useLocalMinute } from '@portal/shell';
import { CheckboxField, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';

/** The choice to add a class at the end in place of a class that is cancelled. */
export interface ClassAtEndChoice {
  /** The checkbox with the day of the class; null for a backend without it, and until the plan is read. */
  field: ReactNode;
  /** What the cancellation sends. */
  options: Pick<CancelOptions, 'addAtEnd' | 'acceptBeyondEnd'>;
}

export interface ClassAtEndProps {
  planned: CalendarClass;
  /** What the user has chosen; null proposes what the contract says. */
  chosen: boolean | null;
  /** Whether the class counts against the hours of the contract, so that no other one is proposed. */
  isCounted?: boolean;
  onChange: (chosen: boolean) => void;
}

/** Proposes a class at the end of the plan, and names its day (DECISION-142). */
export function useClassAtEnd({
  planned,
  chosen,
  isCounted = false,
  onChange,
}: ClassAtEndProps): ClassAtEndChoice {
  const { t, stack } = calendarWords.useWords();
  const isOffered = useHasExtension('cancellations');
  const now = useLocalMinute();
  const plan = useCoursePlan(isOffered ? planned.contractId : null);
  const closures = useClosedDays(isOffered);
  const holidays = useHolidays(isOffered);
  if (!plan.data || !closures.data || !holidays.data) return { field: null, options: {} };
  const { pattern, classes, contract, balance } = plan.data;
  const calendar = closedCalendar(closures.data, holidays.data);
  const at = pattern && classAtEnd(pattern, classes, calendar, now);
  const isProposed = contract.classAtEnd === true && !isCounted;
  if (!at)
    return {
      field: isProposed && (
        <Text as="div" tone="soft">
          {stack('noClassAtEnd')}
        </Text>
      ),
      options: {},
    };
  const isChosen = chosen ?? isProposed;
  const last = balance?.lastDay ?? null;
  const isBeyondEnd = last !== null && at.date > last;
  return {
    field: (
      <CheckboxField
        label={t('addAtEnd', { day: dayPair(at.date), time: at.time })}
        hint={isBeyondEnd ? stack('atEndBeyond', { day: datePair(last) }) : undefined}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    ),
    options: { addAtEnd: isChosen, acceptBeyondEnd: isBeyondEnd },
  };
}
