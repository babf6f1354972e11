import { type CalendarMonth, monthsAfter } from '@portal/domain';
import { monthYearPair, PairText } from '@portal/i18n';
import { Button, ChevronLeftIcon, ChevronRightIcon, Heading, IconButton } from '@portal/ui';
import { bar, name } from './hours.css';
import { hoursWords } from './hours-words';

export interface MonthSwitchProps {
  month: CalendarMonth;
  /** The user's current month, the last one that can be shown. */
  thisMonth: CalendarMonth;
  onChange: (month: CalendarMonth) => void;
}

/** The month, with links to the previous and next one. */
export function MonthSwitch({ month, thisMonth, onChange }: MonthSwitchProps) {
  const { t } = hoursWords.useWords();
  const previous = monthsAfter(month, -1);
  const next = monthsAfter(month, 1);
  const isLast = month >= thisMonth;
  return (
    <div className={bar}>
      <IconButton icon={ChevronLeftIcon} onClick={() => onChange(previous)}>
        {t('previousMonthOf', { month: monthYearPair(previous) })}
      </IconButton>
      <div className={name} aria-live="polite">
        <Heading level={2} look="section">
          <PairText value={monthYearPair(month)} layout="stack" />
        </Heading>
      </div>
      <IconButton
        icon={ChevronRightIcon}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onChange(next)}
      >
        {t('nextMonthOf', { month: monthYearPair(next) })}
      </IconButton>
      {month !== thisMonth && (
        <Button variant="quiet" onClick={() => onChange(thisMonth)}>
          {t('thisMonth')}
        </Button>
      )}
    </div>
  );
}
