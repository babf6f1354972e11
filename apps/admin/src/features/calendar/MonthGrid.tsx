import {
  type CalendarDate,
  type ClassStatus,
  type ClosedReason,
  classStatuses,
  monthOf,
} from '@portal/domain';
import { dayPair, labelledPair, monthYearPair, PairText } from '@portal/i18n';
import { Icon, VisuallyHidden } from '@portal/ui';
import { ClosedDayName, classLooks, classStatusWords } from '@portal/views';
import { memo, useMemo } from 'react';
import { type CalendarClass, nameOfClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import * as styles from './MonthGrid.css';
import { printedCaption, scroller } from './WeekGrid.css';

export interface MonthGridProps {
  classes: readonly CalendarClass[];
  /** The day in the URL. */
  day: CalendarDate;
  /** Whole weeks around the month. */
  days: readonly CalendarDate[];
  today: CalendarDate;
  closedOn: (day: CalendarDate) => ClosedReason | undefined;
  /** Returns who is away on a day, with the hours. */
  awayOn: (day: CalendarDate) => readonly string[];
  /** Opens the week of a day. Must be stable, because days are memoised. */
  onOpen: (day: CalendarDate) => void;
}

/** A month as a grid of days: the number of classes in each status, and the first classes. */
export function MonthGrid({ classes, day, days, today, closedOn, awayOn, onOpen }: MonthGridProps) {
  const { pair, plain } = calendarWords.useWords();
  const byDay = useMemo(() => Map.groupBy(classes, ({ date }) => date), [classes]);
  const month = monthOf(day);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <div className={scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an APG grid; its cells follow from the table
        role="grid"
        aria-label={plain('month')}
        className={styles.table}
      >
        <caption className={printedCaption}>
          <PairText value={labelledPair(pair('month'), monthYearPair(month))} />
        </caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((head) => (
              <th key={head} scope="col">
                <Weekday of={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} data-start={date === day || undefined}>
                  <Day
                    date={date}
                    classes={byDay.get(date) ?? none}
                    isToday={date === today}
                    isOutside={monthOf(date) !== month}
                    closed={closedOn(date)}
                    away={awayOn(date).length}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const none: readonly CalendarClass[] = [];

/** The name of a weekday, without the day of the month. */
function Weekday({ of }: { of: CalendarDate }) {
  const { fr, en } = dayPair(of, { month: false });
  return <PairText value={{ fr: fr.split(' ')[0] ?? fr, en: en.split(' ')[0] ?? en }} layout="stack" />;
}

interface DayProps {
  date: CalendarDate;
  classes: readonly CalendarClass[];
  isToday: boolean;
  isOutside: boolean;
  closed: ClosedReason | undefined;
  /** Number of teachers who are away. */
  away: number;
  onOpen: (day: CalendarDate) => void;
}

const maxShown = 2;

const Day = memo(function Day({ date, classes, isToday, isOutside, closed, away, onOpen }: DayProps) {
  const { t } = calendarWords.useWords();
  const ofStatus = classStatusWords.useWords();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.day}
      data-stop
      data-day={date}
      data-outside={isOutside || undefined}
      data-closed={closed ? true : undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onOpen(date)}
    >
      <span className={styles.date}>
        <span aria-hidden="true" className={isToday ? styles.today : undefined}>
          {Number(date.slice(8))}
        </span>
        <VisuallyHidden>
          <PairText value={dayPair(date)} />
        </VisuallyHidden>
        {closed && (
          <span className={styles.holiday}>
            <ClosedDayName reason={closed} />
          </span>
        )}
      </span>
      <span className={styles.counts}>
        {countsOf(classes).map(([status, count]) => (
          <span key={status} className={styles.count} data-status={status}>
            <Icon of={classLooks[status].icon} size="small" />
            {count} <VisuallyHidden>{ofStatus.t(status)}</VisuallyHidden>
          </span>
        ))}
      </span>
      {away > 0 && <span className={styles.away}>{t('awayCount', { count: away })}</span>}
      {classes.slice(0, maxShown).map((planned) => (
        <span key={planned.id} className={styles.few}>
          {planned.time} {nameOfClass(planned)}
        </span>
      ))}
      {classes.length > maxShown && (
        <span className={styles.few}>{t('more', { count: classes.length - maxShown })}</span>
      )}
    </button>
  );
});

function countsOf(classes: readonly CalendarClass[]): [ClassStatus, number][] {
  const counts = new Map<ClassStatus, number>();
  for (const { status } of classes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return classStatuses.flatMap((status): [ClassStatus, number][] => {
    const count = counts.get(status);
    return count ? [[status, count]] : [];
  });
}
