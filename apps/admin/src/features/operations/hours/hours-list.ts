import {
  type CalendarMonth,
  compareNames,
  containsWords,
  fullName,
  type HoursRow,
  hasChangedSince,
  isCalendarMonth,
  monthOf,
  monthsAfter,
  type Statement,
  type TeacherMonth,
  teacherMonths,
} from '@portal/domain';
import { defineList, recordId, scopeOf } from '@portal/records/list-definitions';

export type HoursColumnId =
  | 'teacher'
  | 'contracts'
  | 'classes'
  | 'hours'
  | 'billed'
  | 'planned'
  | 'rate'
  | 'amount'
  | 'statement';

/** The scopes of the list: a status of the month, or months that changed after submission. */
export const hoursScopes = [
  'all',
  'open',
  'submitted',
  'returned',
  'approved',
  'exported',
  'changed',
] as const;
export type HoursScope = (typeof hoursScopes)[number];

/** Filters of the months of teachers. */
export interface TeacherMonthFilters {
  month: CalendarMonth;
  scope: HoursScope;
  search: string;
  companyId: number;
  languageId: number;
  courseTypeId: number;
  sort: 'teacher' | 'classes' | 'hours' | 'amount';
  direction: 'ASC' | 'DESC';
}

/** The months of all teachers, loaded together and filtered in the browser. */
export const hoursList = defineList({
  sortable: ['teacher', 'classes', 'hours', 'amount'],
  opensBy: 'teacher',
  pageSize: 2000,
  filters: {
    month: { off: '' as string, isScope: true },
    scope: scopeOf(hoursScopes, 'all'),
    company: recordId,
    language: recordId,
    courseType: recordId,
  },
  query: ({ month, scope, search, company, language, courseType }, order): TeacherMonthFilters => ({
    month,
    scope,
    search,
    companyId: company,
    languageId: language,
    courseTypeId: courseType,
    sort: order?.by ?? 'teacher',
    direction: order?.direction ?? 'ASC',
  }),
});

/** Returns the month in the URL; by default the last month, whose statements are being processed. */
export function shownMonth(month: string, today: string): CalendarMonth {
  return isCalendarMonth(month) ? month : monthsAfter(monthOf(today), -1);
}

/** Returns the months with only the contracts of a company, language and type; 0 for any. */
export function narrowedMonths(
  hours: readonly HoursRow[],
  statements: readonly Statement[],
  {
    companyId,
    languageId,
    courseTypeId,
  }: Pick<TeacherMonthFilters, 'companyId' | 'languageId' | 'courseTypeId'>,
): TeacherMonth[] {
  const fits = (filter: number, record: { id: number } | null) => filter === 0 || record?.id === filter;
  const rows = hours.filter(
    ({ company, language, courseType }) =>
      fits(companyId, company) && fits(languageId, language) && fits(courseTypeId, courseType),
  );
  if (rows.length === hours.length) return teacherMonths(rows, statements);
  const shown = new Set(rows.map(({ teacher }) => teacher?.id));
  return teacherMonths(
    rows,
    statements.filter(({ teacher }) => shown.has(teacher.id)),
  );
}

/** Returns whether a month is in a scope of the list. */
export function isInScope(scope: HoursScope, one: TeacherMonth): boolean {
  if (scope === 'all') return true;
  return scope === 'changed' ? hasChangedSince(one) : one.status === scope;
}

/** Filters and sorts the months of teachers. */
export function foundMonths(
  months: readonly TeacherMonth[],
  { scope, search, sort, direction }: Pick<TeacherMonthFilters, 'scope' | 'search' | 'sort' | 'direction'>,
): TeacherMonth[] {
  const found = months.filter((one) => isInScope(scope, one) && containsWords(nameOf(one), search));
  const by = (one: TeacherMonth, other: TeacherMonth) =>
    sort === 'teacher' ? 0 : figureOf[sort](one) - figureOf[sort](other);
  const sign = direction === 'DESC' ? -1 : 1;
  return found.sort((one, other) => sign * (by(one, other) || compareNames(nameOf(one), nameOf(other))));
}

const figureOf = {
  classes: ({ classes }: TeacherMonth) => classes,
  hours: ({ minutes }: TeacherMonth) => minutes,
  amount: ({ amountCents }: TeacherMonth) => amountCents,
};

function nameOf({ teacher }: TeacherMonth): string {
  return teacher ? fullName(teacher) : '';
}

/** Returns the number of months in each scope of the list. */
export function scopeCounts(all: readonly TeacherMonth[]): Record<HoursScope, number> {
  const count = (scope: HoursScope) => all.filter((one) => isInScope(scope, one)).length;
  return Object.fromEntries(hoursScopes.map((scope) => [scope, count(scope)])) as Record<HoursScope, number>;
}
