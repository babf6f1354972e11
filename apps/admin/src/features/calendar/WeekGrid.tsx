import {
  type CalendarDate,
  type ClosedReason,
  type Person,
  replacedTeacher,
  type TeacherWeek,
  timeRange,
  weekdayOf,
} from '@portal/domain';
import { dayPair, daySpanPair, labelledPair, PairText } from '@portal/i18n';
import { Icon } from '@portal/ui';
import { ClosedDayName, classLooks, classStatusWords, MarkedName, useMarkedPair } from '@portal/views';
import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react';
import { type CalendarClass, nameOfClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import * as styles from './WeekGrid.css';

export interface WeekGridProps {
  weeks: readonly TeacherWeek<CalendarClass>[];
  /** From Monday to Sunday. */
  days: readonly CalendarDate[];
  today: CalendarDate;
  closedOn: (day: CalendarDate) => ClosedReason | undefined;
  /** Returns the hours at which a teacher is away on a day, `all` for the whole day; empty if the teacher is not. */
  awayHours: (teacherId: number | undefined, day: CalendarDate) => string;
  /** The chosen class; 0 for none. */
  chosen: number;
  /** Must be stable, because rows are memoised. */
  onChoose: (id: number) => void;
}

/** The week of each teacher: an ARIA grid with a row for each teacher and a column for each day. */
export function WeekGrid({ weeks, days, today, closedOn, awayHours, chosen, onChoose }: WeekGridProps) {
  const { stack, pair } = calendarWords.useWords();
  const shown = useRowsInSteps(weeks.length);
  const columns = days
    .map((day, place) => {
      if (weeks.some(({ days: ofDays }) => ofDays[place]?.length !== 0)) return dayColumn;
      if (closedOn(day) || day === today) return namedColumn;
      return weekdayOf(day) > 5 ? weekendColumn : dayColumn;
    })
    .join(' ');
  const marks = days.map((day) => dayMark(day, today, closedOn(day) !== undefined)).join(' ');
  return (
    <div className={styles.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an APG grid; its cells follow from the table
        role="grid"
        className={styles.table}
        style={{ '--columns': `${firstColumn} ${columns}` } as CSSProperties}
      >
        <caption className={styles.printedCaption}>
          <PairText value={labelledPair(pair('week'), daySpanPair(days[0] ?? '', days.at(-1) ?? ''))} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{stack('teacher')}</th>
            {days.map((day) => {
              const closed = closedOn(day);
              return (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  <div className={styles.dayHead}>
                    <PairText value={dayPair(day, { month: false })} layout="stack" />
                    {day === today && <span className={styles.todayWord}>{stack('today')}</span>}
                  </div>
                  {closed && (
                    <div className={styles.closed}>
                      <ClosedDayName reason={closed} />
                    </div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {inGroups(weeks.slice(0, shown)).map((group, place) => (
          <tbody
            key={group[0]?.teacher?.id ?? place}
            style={{ '--rows': group.length, '--lines': linesOf(group) } as CSSProperties}
          >
            {group.map((week) => (
              <TeacherRow
                key={week.teacher?.id ?? 'none'}
                week={week}
                marks={marks}
                away={days.map((day) => awayHours(week.teacher?.id, day)).join('|')}
                chosen={holds(week, chosen) ? chosen : 0}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/**
 * `content-visibility` applies to groups of rows, because one box per row made scrolling slow with two hundred rows.
 */
const rowsOfGroup = 4;

function inGroups<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsOfGroup) }, (_, place) =>
    rows.slice(place * rowsOfGroup, (place + 1) * rowsOfGroup),
  );
}

/** Returns the height of a group, in number of classes. */
function linesOf(group: readonly TeacherWeek<CalendarClass>[]): number {
  return group.reduce((sum, { days }) => sum + Math.max(1, ...days.map(({ length }) => length)), 0);
}

// Seven days fit into a tablet of 768 px.
const firstColumn = 'minmax(5.5rem, min(10.25rem, 14%))';
const dayColumn = 'minmax(80px, 1fr)';
/** Width of a column without classes but with the name of a closure or the word "today". */
const namedColumn = 'minmax(96px, 0.5fr)';
const weekendColumn = 'minmax(44px, 0.5fr)';

function dayMark(day: CalendarDate, today: CalendarDate, isClosed: boolean): string {
  if (isClosed) return 'closed';
  if (day === today) return 'today';
  return weekdayOf(day) > 5 ? 'weekend' : 'open';
}

function holds({ days }: TeacherWeek, id: number): boolean {
  return id !== 0 && days.some((classes) => classes.some((planned) => planned.id === id));
}

/** Rows that fit on a laptop screen. */
const firstRows = 12;
const rowsPerStep = 20;

/**
 * Returns how many rows to render: the first screen immediately, the others in steps, so that input is handled in
 * between.
 */
function useRowsInSteps(count: number): number {
  const [limit, setLimit] = useState(firstRows);
  useEffect(() => {
    if (limit >= count) return;
    const frame = requestAnimationFrame(() => {
      startTransition(() => setLimit((rows) => rows + rowsPerStep));
    });
    return () => cancelAnimationFrame(frame);
  }, [limit, count]);
  return limit;
}

interface TeacherRowProps {
  week: TeacherWeek<CalendarClass>;
  /** The marks of each day as one string, so that they compare by value. */
  marks: string;
  /** The hours at which the teacher is away, day by day, separated by `|`. */
  away: string;
  chosen: number;
  onChoose: (id: number) => void;
}

const TeacherRow = memo(function TeacherRow({ week, marks, away, chosen, onChoose }: TeacherRowProps) {
  const { stack, t } = calendarWords.useWords();
  const { teacher, minutes, days } = week;
  const awayOfDays = away.split('|');
  return (
    <tr>
      <th scope="row">
        <span>{teacher ? <MarkedName of={teacher} /> : stack('noTeacher')}</span>
        <span className={styles.hours}>{t('hoursOf', { hours: minutes / 60 })}</span>
      </th>
      {marks.split(' ').map((mark, place) => (
        <td
          key={place}
          tabIndex={-1}
          data-start={mark === 'today' || undefined}
          data-today={mark === 'today' || undefined}
          data-closed={mark === 'closed' || undefined}
          data-weekend={mark === 'weekend' || undefined}
          data-away={awayOfDays[place] === 'all' || undefined}
        >
          <AwayHours hours={awayOfDays[place] ?? ''} />
          {days[place]?.map((planned) => (
            <ClassChip
              key={planned.id}
              planned={planned}
              isChosen={planned.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </td>
      ))}
    </tr>
  );
});

/** Says in a cell that the teacher is away on that day, with the hours unless it is the whole day. */
function AwayHours({ hours }: { hours: string }) {
  const { stack } = calendarWords.useWords();
  if (hours === '') return null;
  return (
    <div className={styles.awayHours}>
      {stack('away')}
      {hours !== 'all' && <div>{hours}</div>}
    </div>
  );
}

function InPlaceOf({ replaced }: { replaced: Person }) {
  const { stack } = calendarWords.useWords();
  const markedPair = useMarkedPair();
  return <span className={styles.client}>{stack('inPlaceOf', { name: markedPair(replaced) })} </span>;
}

interface ClassChipProps {
  planned: CalendarClass;
  isChosen: boolean;
  onChoose: (id: number) => void;
}

function ClassChip({ planned, isChosen, onChoose }: ClassChipProps) {
  const { plain } = calendarWords.useWords();
  const ofStatus = classStatusWords.useWords();
  const { id, date, status } = planned;
  const replaced = replacedTeacher(planned);
  const name = nameOfClass(planned);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      data-stop
      data-class={id}
      data-status={status}
      aria-pressed={isChosen}
      title={name}
      onClick={() => onChoose(id)}
    >
      <span className={styles.time}>{timeRange(planned)}</span> <span className={styles.client}>{name}</span>{' '}
      {replaced && <InPlaceOf replaced={replaced} />}
      {/*
       * Names the day, because a teacher can have the same class on two days. An attribute instead of hidden text,
       * because five more elements per class made scrolling slower.
       */}
      <span
        role="img"
        aria-label={plain('onDay', { day: dayPair(date), status: ofStatus.pair(status) })}
        className={styles.icon}
      >
        <Icon of={classLooks[status].icon} size="small" />
      </span>
    </button>
  );
}
