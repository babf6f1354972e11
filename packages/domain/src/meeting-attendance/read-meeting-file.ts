import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { SheetRow } from '../import/sheet.ts';
import { plainName } from '../name/plain-name.ts';
import { isOneAddress, plainEmail } from '../person/email.ts';
import { foldText } from '../text/fold-text.ts';
import {
  type ClockSecond,
  clockSecond,
  type DateOrder,
  readMoment,
  type WrittenMoment,
} from './clock-second.ts';
import type { MeetingFile, MeetingFileProblem, MeetingJoin, MeetingRemark } from './meeting-file.ts';
import { columnOfHead, type MeetingColumn, type MeetingProgram, variantOf } from './meeting-file-variants.ts';
import { readDuration } from './written-duration.ts';

/** A longer file is refused: no class has so many joins. */
export const maxMeetingRows = 5000;

export interface ReadMeetingOptions {
  /** Days of the planned classes that the file may belong to; they decide whether `3/4/2026` is in March or April. */
  days?: readonly CalendarDate[];
  /** What a person answered about `3/4/2026`. */
  order?: DateOrder;
  /** Returns the organization's clock at an instant, for a file whose times name a time zone. Default: UTC. */
  clockAt?: (utc: ClockSecond) => ClockSecond;
}

type Row = Pick<SheetRow, 'number' | 'cells'>;

/** A table of the file: the columns that are known, and its rows. */
interface Table {
  columns: readonly (MeetingColumn | null)[];
  heads: readonly string[];
  isByContent: boolean;
  rows: readonly Row[];
}

/**
 * Reads the attendance report of an online meeting from the rows of its file. Tables are recognized by what their
 * columns contain, so that a report in another language is read as well. Returns the problem of a file that cannot be
 * read.
 */
export function readMeetingFile(
  rows: readonly Row[],
  options: ReadMeetingOptions = {},
): MeetingFile | MeetingFileProblem {
  const filled = rows.map(withoutEmptyEnd).filter(({ cells }) => cells.length > 0);
  if (filled.length === 0) return { kind: 'empty' };
  if (filled.length > maxMeetingRows) return { kind: 'too-long', max: maxMeetingRows };
  const { tables, before } = tablesOf(filled);
  const main = mainTable(tables);
  if (!main) return { kind: 'not-attendance' };
  const reader = momentReader(filled, options);
  if ('kind' in reader) return reader;

  const remarks: MeetingRemark[] = [];
  if (main.isByContent) remarks.push({ kind: 'by-content' });
  let joins = joinsOf(main, reader.read, remarks);
  // Teams lists each person once, and then each join: the second list may be missing or cut.
  const people = tables.find((table) => table !== main && isDetailOf(main, table));
  if (people) {
    const listed = joinsOf(people, reader.read, []);
    const known = new Set(joins.map(identityOf));
    const missing = listed.filter((join) => !known.has(identityOf(join)));
    if (missing.length > 0) remarks.push({ kind: 'cut-short' });
    joins = [...joins.map((join) => withSignInName(join, listed)), ...missing];
  } else if (tables.length === 1 && isSummary(main)) remarks.push({ kind: 'cut-short' });
  if (joins.length === 0) return { kind: 'not-attendance' };
  if (joins.every(({ from }) => from === null)) {
    remarks.push({ kind: joins.some(({ seconds }) => seconds !== null) ? 'durations-only' : 'no-times' });
  }
  return { program: programOf(main, before), ...summaryOf(before, joins, reader.read), joins, remarks };
}

/** Programs that save a table pad short lines with empty cells. */
function withoutEmptyEnd({ number, cells }: Row): Row {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return { number, cells: cells.slice(0, last + 1) };
}

/** Adds the sign-in name, which is only in the list of people. */
function withSignInName(join: MeetingJoin, listed: readonly MeetingJoin[]): MeetingJoin {
  const same = listed.filter(({ emails }) => emails.some((email) => join.emails.includes(email)));
  return { ...join, emails: [...new Set([...join.emails, ...same.flatMap(({ emails }) => emails)])] };
}

/** Who a join belongs to, for comparing the two lists of one file. */
function identityOf({ emails, name }: MeetingJoin): string {
  return emails[0] ?? foldText(name);
}

/** Returns the tables of participants and the lines before them. */
function tablesOf(rows: readonly Row[]): { tables: Table[]; before: Row[] } {
  const known = splitTables(rows, headTableAt);
  if (known.tables.length > 0) return known;
  const found = splitTables(rows, contentTableAt);
  const last = found.tables.at(-1);
  if (!last || rows.some(isSectionTitle)) return found;
  // Zoom writes the meeting above its participants, which looks like a table of one.
  const start = (last.rows[0]?.number ?? 0) - 1;
  return { tables: [last], before: rows.filter(({ number }) => number < start) };
}

/** Splits the rows into the lines before the first table, and tables with their headings. */
function splitTables(
  rows: readonly Row[],
  tableAt: (rows: readonly Row[], place: number) => Table | undefined,
): { tables: Table[]; before: Row[] } {
  const tables: Table[] = [];
  const before: Row[] = [];
  let place = 0;
  while (place < rows.length) {
    const row = rows[place];
    const table = row && tableAt(rows, place);
    if (table) {
      tables.push(table);
      place += table.rows.length + 1;
    } else {
      if (tables.length === 0 && row) before.push(row);
      place += 1;
    }
  }
  return { tables, before };
}

/** Returns the table whose headings are at a place, if they are known. */
function headTableAt(rows: readonly Row[], place: number): Table | undefined {
  const heads = rows[place]?.cells ?? [];
  if (!isHeadRow(heads)) return undefined;
  return { columns: heads.map(columnOfHead), heads, isByContent: false, rows: rowsBelow(rows, place) };
}

/** Returns the table whose headings are at a place, if the rows below say who was there from when to when. */
function contentTableAt(rows: readonly Row[], place: number): Table | undefined {
  const heads = rows[place]?.cells ?? [];
  if (heads.filter((head) => head.trim() !== '').length < 2 || heads.some(isMomentOrAddress))
    return undefined;
  const body = rowsBelow(rows, place);
  const columns = columnsByContent(heads.map(columnOfHead), body);
  const isTable = (['name', 'join', 'leave'] as const).every((column) => columns.includes(column));
  return isTable ? { columns, heads, isByContent: true, rows: body } : undefined;
}

function rowsBelow(rows: readonly Row[], place: number): Row[] {
  const body: Row[] = [];
  for (const row of rows.slice(place + 1)) {
    if (isSectionTitle(row) || isHeadRow(row.cells)) break;
    body.push(row);
  }
  return body;
}

/** A line such as `3. In-Meeting Activities`. */
function isSectionTitle({ cells }: Row): boolean {
  return /^\d{1,2}\. /.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell.trim() === '');
}

/** Whether the headings are those of participants: a name, and what the file says about it. */
function isHeadRow(cells: readonly string[]): boolean {
  const columns = cells.map(columnOfHead);
  const hasName = columns.includes('name') || (columns.includes('firstName') && columns.includes('lastName'));
  return (
    hasName && (['email', 'join', 'duration', 'action'] as const).some((column) => columns.includes(column))
  );
}

function isMomentOrAddress(text: string): boolean {
  return isOneAddress(text.trim()) || readMoment(text)?.isTimeOnly === false;
}

/** Completes columns with unknown headings, by the kind of most of their cells. */
function columnsByContent(
  byHead: readonly (MeetingColumn | null)[],
  rows: readonly Row[],
): (MeetingColumn | null)[] {
  const taken = new Set(byHead);
  const columns = [...byHead];
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const take = (place: number, ...choices: MeetingColumn[]) => {
    const free = choices.find((choice) => !taken.has(choice));
    if (!free) return;
    taken.add(free);
    columns[place] = free;
  };
  for (let place = 0; place < width; place += 1) {
    if (columns[place]) continue;
    const cells = rows.map((row) => row.cells[place]?.trim() ?? '').filter((cell) => cell !== '');
    const most = (test: (cell: string) => boolean) =>
      cells.length > 0 && cells.filter(test).length * 2 > cells.length;
    columns[place] = null;
    if (most((cell) => isOneAddress(cell))) columns[place] = 'email';
    else if (most((cell) => readMoment(cell) !== null)) take(place, 'join', 'leave');
    else if (most((cell) => readDuration(cell) !== null)) take(place, 'duration');
    else if (most((cell) => /\p{L}/u.test(cell))) take(place, 'name');
  }
  return columns;
}

/** Returns the table with each join; else the one with the people. */
function mainTable(tables: readonly Table[]): Table | undefined {
  const withTimes = tables.filter(({ columns, rows }) => rows.length > 0 && columns.includes('join'));
  const withActions = tables.find(({ columns }) => columns.includes('action') && columns.includes('moment'));
  const byJoin = withTimes.filter((table) => !isSummary(table));
  return withActions ?? byJoin.at(-1) ?? withTimes.at(-1) ?? tables.find(({ rows }) => rows.length > 0);
}

/** Whether a table of Teams has one row per person, with the first join and the last leave. */
function isSummary({ heads }: Table): boolean {
  return heads.some((head) => ['first join', 'last leave'].includes(foldText(head)));
}

/** Whether both tables of a file name people: the joins, and the people with their totals. */
function isDetailOf(detail: Table, { columns, rows }: Table): boolean {
  return rows.length > 0 && detail.columns.includes('join') && columns.includes('name');
}

function programOf({ heads, columns }: Table, before: readonly Row[]): MeetingProgram | null {
  const variant = variantOf(heads);
  if (variant) return variant.program;
  const folded = heads.map(foldText);
  if (folded.some((head) => head.includes('original name') || head.includes('waiting room'))) return 'zoom';
  if (folded.some((head) => ['time joined', 'time exited'].includes(head))) return 'meet';
  const isTeams =
    columns.includes('action') ||
    folded.some((head) => head.includes('(upn)') || head === 'in meeting duration') ||
    before.some((row) => isSectionTitle(row));
  return isTeams ? 'teams' : null;
}

/** Title, start and end: pairs of a label and a value in Teams, a line of headings above one of values in Zoom. */
function summaryOf(
  before: readonly Row[],
  joins: readonly MeetingJoin[],
  read: (text: string) => ClockSecond | null,
): Pick<MeetingFile, 'title' | 'from' | 'until'> {
  const pairs = before.flatMap(({ cells }, place): [string, string][] => {
    const values = before[place + 1]?.cells ?? [];
    if (cells.length === 2) return [[cells[0] ?? '', cells[1] ?? '']];
    return cells.length > 2 && values.some((value) => read(value) !== null)
      ? cells.map((head, column) => [head, values[column] ?? ''])
      : [];
  });
  const titled = pairs.find(([label]) =>
    /^(meeting title|topic|title|titre|sujet|objet)\b/.test(foldText(label)),
  );
  const named = titled ?? pairs.find(([, value]) => read(value) === null && /\p{L}/u.test(value));
  const stated = pairs.flatMap(([, value]) => read(value) ?? []);
  const starts = joins.flatMap(({ from }) => from ?? []);
  const ends = joins.flatMap(({ until }) => until ?? []);
  const from = stated.length > 0 ? Math.min(...stated) : starts.length > 0 ? Math.min(...starts) : null;
  const until = stated.length > 1 ? Math.max(...stated) : ends.length > 0 ? Math.max(...ends) : null;
  return { title: named?.[1].trim() || null, from, until };
}

/** Decides the order of ambiguous dates for the whole file, and returns how its moments are read. */
function momentReader(
  rows: readonly Row[],
  { days = [], order, clockAt = (utc) => utc }: ReadMeetingOptions,
): { read: (text: string) => ClockSecond | null } | MeetingFileProblem {
  const moments = rows.flatMap(({ cells }) => cells.flatMap((cell) => readMoment(cell) ?? []));
  const dated = moments.filter(({ isTimeOnly }) => !isTimeOnly);
  const possible = (['month-first', 'day-first'] as const).filter((choice) =>
    dated.every((moment) => moment.days[choice] !== null),
  );
  const first = dated[0];
  let chosen = order && possible.includes(order) ? order : possible[0];
  if (first && !order && possible.length === 2 && first.days['day-first'] !== first.days['month-first']) {
    const planned = possible.filter((choice) => days.includes(first.days[choice] ?? ''));
    if (planned.length !== 1) {
      const { 'day-first': dayFirst, 'month-first': monthFirst } = first.days;
      return { kind: 'date-order', days: { 'day-first': dayFirst ?? '', 'month-first': monthFirst ?? '' } };
    }
    chosen = planned[0];
  }
  const firstDay = first && chosen ? first.days[chosen] : null;
  const day = firstDay ?? (days.length === 1 ? days[0] : undefined);
  if (!day && moments.length > 0) return { kind: 'no-day' };
  const second = (moment: WrittenMoment) => {
    const written = moment.isTimeOnly ? day : chosen && moment.days[chosen];
    if (!written) return null;
    const clock = clockSecond(written, moment.secondOfDay);
    return moment.offset === null ? clock : clockAt(clock - moment.offset * 60);
  };
  return {
    read: (text) => {
      const moment = readMoment(text);
      return moment && second(moment);
    },
  };
}

function joinsOf(
  table: Table,
  read: (text: string) => ClockSecond | null,
  remarks: MeetingRemark[],
): MeetingJoin[] {
  if (table.columns.includes('action')) return joinsOfActions(table, read, remarks);
  const unit = table.heads.some((head) => /second|seconde/.test(foldText(head))) ? 'seconds' : 'minutes';
  return table.rows.flatMap((row) => {
    const cell = cellsOf(table, row);
    const name = nameOf(cell);
    if (name === '' || /^(yes|oui|y)$/i.test(cell('waitingRoom'))) return [];
    const [from, until] = [read(cell('join')), read(cell('leave'))];
    const isUnreadable = (text: string, second: ClockSecond | null) => second === null && !isBlank(text);
    if (isUnreadable(cell('join'), from) || isUnreadable(cell('leave'), until)) {
      remarks.push({ kind: 'unreadable-row', row: row.number });
      return [];
    }
    const seconds = isBlank(cell('duration')) ? null : readDuration(cell('duration'), unit);
    return [
      {
        row: row.number,
        name,
        emails: emailsOf(table, row),
        from,
        // A file of times without days: a class may pass midnight.
        until: from !== null && until !== null && until < from ? until + 24 * 60 * 60 : until,
        seconds,
        isOrganizer: isOrganizerRole(cell('role')),
      },
    ];
  });
}

/** How a list of actions says that someone left, in the languages of which files were seen. */
const leavingActions = /^(left|a quitte|quitte|verlassen|salio|saiu|abandonata|uscito)/;

/** A list of who joined and left, one line for each. A second join without leaving between them changes nothing. */
function joinsOfActions(
  table: Table,
  read: (text: string) => ClockSecond | null,
  remarks: MeetingRemark[],
): MeetingJoin[] {
  const joins: MeetingJoin[] = [];
  const open = new Map<string, number>();
  for (const row of table.rows) {
    const cell = cellsOf(table, row);
    const name = nameOf(cell);
    const at = read(cell('moment'));
    if (name === '') continue;
    if (at === null) {
      remarks.push({ kind: 'unreadable-row', row: row.number });
      continue;
    }
    const place = open.get(name);
    const joined = place === undefined ? undefined : joins[place];
    const isLeaving = leavingActions.test(foldText(cell('action')));
    if (joined && place !== undefined && isLeaving) {
      joins[place] = { ...joined, until: at };
      open.delete(name);
    } else if (!isLeaving && !joined) {
      open.set(name, joins.length);
      const emails = emailsOf(table, row);
      joins.push({ row: row.number, name, emails, from: at, until: null, seconds: null, isOrganizer: false });
    }
  }
  return joins;
}

/** Returns the cell of a column as text; empty if the table has no such column. */
function cellsOf({ columns }: Table, { cells }: Row): (column: MeetingColumn) => string {
  return (column) => {
    const place = columns.indexOf(column);
    return place === -1 ? '' : (cells[place] ?? '').trim();
  };
}

function nameOf(cell: (column: MeetingColumn) => string): string {
  return plainName(cell('name') || `${cell('firstName')} ${cell('lastName')}`);
}

function emailsOf({ columns }: Table, { cells }: Row): string[] {
  const found = columns.flatMap((column, place) =>
    column === 'email' ? plainEmail(cells[place] ?? '') : [],
  );
  return [...new Set(found.filter((email) => isOneAddress(email)))];
}

function isBlank(text: string): boolean {
  return text === '' || /^[-–—]+$/.test(text);
}

/** Organizer, Organiser, Organisateur, Organisator, Organizador: the role begins alike in these languages. */
function isOrganizerRole(role: string): boolean {
  return foldText(role).startsWith('organi');
}
