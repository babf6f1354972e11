import type { ClassesOfSpan, Span } from '@portal/api-client';
import {
  type CalendarDate,
  type ClassOfContract,
  type ClassStatus,
  classStatuses,
  compareNames,
  daysAfter,
  daysUntil,
  firstDayOf,
  fullName,
  isCalendarDate,
  lastDayOf,
  momentOf,
  mondayOf,
  monthOf,
  monthsAfter,
  statusOfClass,
  withContracts,
} from '@portal/domain';
import type { ListDefinition } from '@portal/records';
import type { ComboboxOption } from '@portal/ui';

/** State of the calendar in the URL. */
export type CalendarState = {
  view: 'week' | 'month';
  /** A day of the week or month; empty for today. */
  date: string;
  /** Ids as text; empty for all. `none` selects classes without a teacher. */
  language: string;
  teacher: string;
  company: string;
  status: ClassStatus | '';
  /** The chosen class; 0 for none. */
  class: number;
};

/** The default state of the calendar. */
export const calendarList: ListDefinition<CalendarState> = {
  defaults: { view: 'week', date: '', language: '', teacher: '', company: '', status: '', class: 0 },
  choices: { view: ['week', 'month'], status: ['', ...classStatuses] },
};

/** The filters of the calendar, without the status. */
export const recordFilters = ['language', 'teacher', 'company'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** A planned class with its contract and its status. */
export interface CalendarClass extends ClassOfContract {
  status: ClassStatus;
}

/** The days that the calendar shows. */
export interface CalendarDays {
  /** The day in the URL. */
  day: CalendarDate;
  /** The days from Monday to Sunday: one week, or those of a month. */
  days: CalendarDate[];
  span: Span;
}

/** Returns the days of a view. */
export function calendarDays(
  { view, date }: Pick<CalendarState, 'view' | 'date'>,
  today: CalendarDate,
): CalendarDays {
  const day = isCalendarDate(date) ? date : today;
  const from = mondayOf(view === 'week' ? day : firstDayOf(monthOf(day)));
  const to = daysAfter(mondayOf(view === 'week' ? day : lastDayOf(monthOf(day))), 6);
  const days = Array.from({ length: daysUntil(to, from) + 1 }, (_, place) => daysAfter(from, place));
  return { day, days, span: { from, to } };
}

/** Returns the same day of a week, or the first day of a month, `steps` later; earlier if negative. */
export function stepDate(view: CalendarState['view'], day: CalendarDate, steps: number): CalendarDate {
  return view === 'week' ? daysAfter(day, 7 * steps) : firstDayOf(monthsAfter(monthOf(day), steps));
}

/** Joins classes with their contracts and statuses. `ended` is the result of `lastEnd`. */
export function calendarClasses({ classes, contracts }: ClassesOfSpan, ended: string): CalendarClass[] {
  const moment = momentOf(ended);
  return withContracts(classes, contracts).map((planned) => ({
    ...planned,
    status: statusOfClass(planned, moment),
  }));
}

/** The classes that match the filters, and the number of classes in each status. */
export interface CalendarView {
  shown: CalendarClass[];
  counts: Record<ClassStatus | 'all', number>;
}

/** Filters classes. The counts ignore the filter by status. */
export function calendarView(
  classes: readonly CalendarClass[],
  state: Pick<CalendarState, RecordFilter | 'status'>,
): CalendarView {
  const found = classes.filter((planned) =>
    recordFilters.every((filter) => state[filter] === '' || state[filter] === filterValue[filter](planned)),
  );
  const counts = { all: found.length, planned: 0, recorded: 0, missing: 0, cancelled: 0, clash: 0 };
  for (const { status } of found) counts[status] += 1;
  return { shown: found.filter(({ status }) => state.status === '' || state.status === status), counts };
}

const filterValue: Record<RecordFilter, (planned: CalendarClass) => string> = {
  language: ({ contract }) => String(contract.language?.id ?? ''),
  teacher: ({ contract }) => String(contract.teacher?.id ?? 'none'),
  company: ({ contract }) => String(contract.company?.id ?? ''),
};

const filterLabel: Record<RecordFilter, (planned: CalendarClass) => string> = {
  language: ({ contract }) => contract.language?.name ?? '',
  teacher: ({ contract }) => (contract.teacher ? fullName(contract.teacher) : ''),
  company: ({ contract }) => contract.company?.name ?? '',
};

/** Returns the options of a filter, sorted by name. `none` has no label. */
export function filterOptions(classes: readonly CalendarClass[], filter: RecordFilter): ComboboxOption[] {
  const options = new Map<string, ComboboxOption>();
  for (const planned of classes) {
    const value = filterValue[filter](planned);
    if (value !== '' && !options.has(value))
      options.set(value, { value, label: filterLabel[filter](planned) });
  }
  return [...options.values()].sort((a, b) => compareNames(a.label, b.label));
}

/** Returns the name of a class: its company, otherwise its students, otherwise its contract number. */
export function nameOfClass({ contract }: ClassOfContract): string {
  return contract.company?.name || contract.students.map(fullName).join(', ') || contract.number;
}
