import {
  type CalendarMonth,
  hasChangedSince,
  hoursOf,
  monthsAfter,
  type TeacherMonth,
  totalHours,
} from '@portal/domain';
import { monthYearPair, PairText, useMoney } from '@portal/i18n';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Stat, StatList } from '@portal/ui';
import { HoursText } from '@portal/views';
import { bar, figures, month as monthStyle, steps } from './hours.css';
import { hoursListWords } from './hours-list-words';

export interface HoursFiguresProps {
  month: CalendarMonth;
  /** The last month to choose from. */
  thisMonth: CalendarMonth;
  onMonth: (month: CalendarMonth) => void;
  /** The months of all teachers; undefined until loaded. */
  all: readonly TeacherMonth[] | undefined;
}

/** The month with buttons to others, and the sums of all teachers. */
export function HoursFigures({ month, thisMonth, onMonth, all }: HoursFiguresProps) {
  const { t, stack } = hoursListWords.useWords();
  const money = useMoney();
  const previous = monthsAfter(month, -1);
  const next = monthsAfter(month, 1);
  const isLast = month >= thisMonth;
  const sums = all && totalHours(all);
  const counted = (count: number | undefined) => count ?? '–';
  return (
    <div className={bar}>
      <div className={steps}>
        <IconButton icon={ChevronLeftIcon} onClick={() => onMonth(previous)}>
          {t('previousMonthOf', { month: monthYearPair(previous) })}
        </IconButton>
        <div className={monthStyle} aria-live="polite">
          <PairText value={monthYearPair(month)} layout="stack" />
        </div>
        <IconButton
          icon={ChevronRightIcon}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMonth(next)}
        >
          {t('nextMonthOf', { month: monthYearPair(next) })}
        </IconButton>
      </div>
      <StatList className={figures}>
        <Stat
          label={stack('hours')}
          value={sums ? <HoursText hours={hoursOf(sums.minutes)} layout="stack" /> : '–'}
        />
        <Stat label={stack('amount')} value={sums ? money(sums.amountCents) : '–'} />
        <Stat
          label={stack('figures.toApprove')}
          value={counted(all?.filter(({ status }) => status === 'submitted').length)}
        />
        <Stat label={stack('figures.changed')} value={counted(all?.filter(hasChangedSince).length)} />
      </StatList>
    </div>
  );
}
