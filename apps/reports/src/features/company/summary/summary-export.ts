import {
  absencePercent,
  absentMinutes,
  attendedPercent,
  type CsvCell,
  completedAt,
  csvFile,
  csvRows,
  lastPeriod,
  levelsGained,
  type SheetCell,
  type SheetColumn,
  withMinutes,
  xlsxFile,
} from '@portal/domain';
import { decimalMark, localDay, saveFile } from '@portal/shell';
import type { SummaryRow } from './summary-list';
import type { summaryWords } from './summary-words';

type PlainWord = ReturnType<typeof summaryWords.useWords>['plain'];

/** Returns the columns of an exported list, with texts in the current language mode. */
export function exportColumns(word: PlainWord, { hasAnnounced, hasAbsence }: Known): SheetColumn[] {
  return [
    { head: word('sheet.lastName'), kind: 'text', width: 22 },
    { head: word('firstName'), kind: 'text', width: 18 },
    { head: word('contract'), kind: 'text', width: 14 },
    { head: word('start'), kind: 'date' },
    { head: word('end'), kind: 'date' },
    { head: word('sheet.memberSince'), kind: 'date' },
    { head: word('sheet.memberUntil'), kind: 'date' },
    { head: word('language'), kind: 'text', width: 14 },
    { head: word('sheet.levelAtStart'), kind: 'text', width: 14 },
    { head: word('sheet.levelNow'), kind: 'text', width: 14 },
    { head: word('sheet.gained'), kind: 'number' },
    { head: word('sheet.nextLevel'), kind: 'text', width: 14 },
    { head: word('sheet.attendance'), kind: 'percent' },
    { head: word('attendedHours'), kind: 'hours' },
    { head: word('hoursTaught'), kind: 'hours' },
    { head: word('sheet.excused'), kind: 'hours' },
    ...(hasAnnounced
      ? ([
          { head: word('sheet.announced'), kind: 'hours' },
          { head: word('sheet.unannounced'), kind: 'hours' },
        ] as const)
      : []),
    ...(hasAbsence
      ? ([
          { head: word('sheet.absence'), kind: 'percent' },
          { head: word('sheet.absenceThreshold'), kind: 'percent' },
        ] as const)
      : []),
    { head: word('sheet.attendedInContract'), kind: 'hours' },
    { head: word('sheet.contracted'), kind: 'hours' },
    { head: word('sheet.reportedOn'), kind: 'date' },
    { head: word('sheet.report'), kind: 'text', width: 14 },
  ];
}

/** Returns the cells of a row, in the order of the columns. */
export function exportCells(
  row: SummaryRow,
  word: PlainWord,
  { hasAnnounced, hasAbsence }: Known,
): SheetCell[] {
  const { student, contract, attendance, lastReport, absence, periods = [] } = row;
  const completed = completedAt(lastReport);
  const absent = attendance && absentMinutes(attendance);
  return [
    student.lastName,
    student.name,
    contract.number,
    contract.startsOn,
    contract.endsOn,
    periods[0]?.from ?? null,
    lastPeriod(periods)?.to ?? null,
    contract.language?.name ?? null,
    row.levelAtStart,
    row.levelNow,
    row.levelAtStart && row.levelNow ? levelsGained(row) : null,
    row.nextLevel,
    attendance && attendedPercent(attendance),
    attendance?.attended ?? null,
    attendance?.taught ?? null,
    attendance?.excused ?? null,
    ...(hasAnnounced ? [absent?.announced ?? null, absent?.unannounced ?? null] : []),
    ...(hasAbsence ? [absence ? absencePercent(absence) : null, absence?.threshold ?? null] : []),
    row.minutesAttended,
    contract.minutesContracted,
    completed && localDay(completed),
    lastReport && word(lastReport.form ? 'sheet.form' : 'sheet.upload'),
  ];
}

/** What the backend knows; the file has no columns for the rest. */
interface Known {
  /** Which absences were announced. */
  hasAnnounced: boolean;
  /** Who has reached an absence threshold. */
  hasAbsence: boolean;
}

function knownOf(rows: readonly SummaryRow[]): Known {
  return {
    hasAnnounced: rows.some(({ attendance }) => attendance?.announced !== undefined),
    hasAbsence: rows.some(({ absence }) => absence !== undefined),
  };
}

/** Returns the same table for a CSV file. */
export function csvTable(rows: readonly SummaryRow[], word: PlainWord): CsvCell[][] {
  const known = knownOf(rows);
  return csvRows({
    columns: exportColumns(word, known),
    rows: rows.map((row) => exportCells(row, word, known)),
  });
}

/** Saves the rows as a file of typed columns. */
export function saveXlsx(rows: readonly SummaryRow[], word: PlainWord): void {
  const known = knownOf(rows);
  const content = xlsxFile(
    withMinutes({
      name: word('sheet.name'),
      columns: exportColumns(word, known),
      rows: rows.map((row) => exportCells(row, word, known)),
    }),
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(new Blob([content], { type }), `${word('sheet.file')}-${localDay()}.xlsx`);
}

/** Saves the rows as a file that Excel opens with a double click. */
export function saveCsv(rows: readonly SummaryRow[], word: PlainWord): void {
  // The type names the encoding too, because not every program reads the byte order mark.
  const file = new Blob([csvFile(csvTable(rows, word), decimalMark())], {
    type: 'text/csv;charset=utf-16le',
  });
  saveFile(file, `${word('sheet.file')}-${localDay()}.csv`);
}
