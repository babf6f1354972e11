import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  type IconShape,
} from '../icons';
import { PopoverPanel } from '../Popover/PopoverPanel';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { addDays, addMonths, clampDay, dayOf, isDay, startOfWeek, weeksOfMonth } from './calendar-days';
import { type CalendarLocale, type DatePickerWords, dayWords, firstWeekday } from './calendar-words';
import * as styles from './DatePicker.css';

export interface CalendarPopupProps {
  /** The button to which the calendar is anchored; it also names the dialog. */
  anchor: HTMLElement;
  /** Current value of the field, possibly not a valid day. */
  chosen: string;
  min?: string;
  max?: string;
  /** Today's date; taken from the system clock by default. */
  today?: string;
  locale: CalendarLocale;
  words: DatePickerWords;
  /** Shows the clear button. */
  canClear: boolean;
  /** Called with the chosen day, or an empty string to clear it. */
  onChoose: (day: string) => void;
  /** Called when focus or a click goes elsewhere. */
  onClose: () => void;
  /** Called on Escape, which returns focus to the field. */
  onLeave: () => void;
}

/** The calendar of a date picker (ARIA APG: date picker dialog). */
export function CalendarPopup({ anchor, onClose, onLeave, ...calendar }: CalendarPopupProps) {
  return (
    <PopoverPanel anchor={anchor} placement="bottom-end" onClose={onClose} onCloseToAnchor={onLeave}>
      <Calendar {...calendar} />
    </PopoverPanel>
  );
}

function Calendar({
  chosen,
  min,
  max,
  today: todayProp,
  locale,
  words,
  canClear,
  onChoose,
}: Omit<CalendarPopupProps, 'anchor' | 'onClose' | 'onLeave'>) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(true);
  const [today] = useState(todayProp ?? dayOf(new Date()));
  const [marked, setMarked] = useState(() => clampDay(isDay(chosen) ? chosen : today, min, max));
  const first = firstWeekday(locale);
  const weeks = weeksOfMonth(marked, first);
  const isAllowed = (day: string) => clampDay(day, min, max) === day;

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // The popup's position is computed later, so focusing must not scroll.
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });

  const moveTo = (day: string) => {
    wantsFocus.current = true;
    setMarked(clampDay(day, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event, marked, first);
    if (next) moveTo(next);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (isAllowed(marked)) onChoose(marked);
    event.preventDefault();
  };
  // Traps focus, as in a dialog.
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('button, [tabindex="0"]') ?? [])];
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };

  const pageButton = (icon: IconShape, label: keyof DatePickerWords, months: number) => {
    const month = addMonths(marked, months).slice(0, 7);
    const isBeyond = (min && month < min.slice(0, 7)) || (max && month > max.slice(0, 7));
    return (
      <IconButton
        icon={icon}
        aria-disabled={isBeyond ? true : undefined}
        onClick={() => {
          if (!isBeyond) setMarked(clampDay(addMonths(marked, months), min, max));
        }}
      >
        {words[label]}
      </IconButton>
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard handling on a container
    <div ref={box} className={styles.calendar} onKeyDown={onTab}>
      <div className={styles.head}>
        {pageButton(ChevronsLeftIcon, 'previousYear', -12)}
        {pageButton(ChevronLeftIcon, 'previousMonth', -1)}
        <div id={titleId} aria-live="polite" className={styles.title}>
          {dayWords(marked, locale, 'month', 'stack')}
        </div>
        {pageButton(ChevronRightIcon, 'nextMonth', 1)}
        {pageButton(ChevronsRightIcon, 'nextYear', 12)}
      </div>
      <div className={styles.weeks}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern requires a grid of days
          role="grid"
          aria-labelledby={titleId}
          className={styles.grid}
          onMouseDown={keepFocus}
        >
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, index) => {
                const day = addDays(startOfWeek(marked, first), index);
                return (
                  <th key={day} scope="col" className={styles.weekday}>
                    <span aria-hidden="true">{dayWords(day, locale, 'shortWeekday', 'stack')}</span>
                    <VisuallyHidden>{dayWords(day, locale, 'weekday')}</VisuallyHidden>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) =>
                  day === null ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
                    <td key={index} />
                  ) : (
                    <td
                      key={day}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is interactive
                      role="gridcell"
                      tabIndex={day === marked ? 0 : -1}
                      aria-selected={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isAllowed(day) ? undefined : true}
                      className={styles.day}
                      onClick={() => {
                        if (isAllowed(day)) onChoose(day);
                      }}
                      onKeyDown={onKeyDown}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <VisuallyHidden>{dayWords(day, locale, 'day')}</VisuallyHidden>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        {isAllowed(today) && (
          <Button variant="quiet" size="small" onClick={() => onChoose(today)}>
            {words.today}
          </Button>
        )}
        {canClear && isDay(chosen) && (
          <Button variant="quiet" size="small" onClick={() => onChoose('')}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Prevents a disabled day from taking focus from the active day. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Returns the day that a navigation key leads to. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string, firstWeekday: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
