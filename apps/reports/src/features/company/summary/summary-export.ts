import {
  absencePercent,
  absentMinutes,
  attendedPercent,
  type CsvCell,
  completedAt,
  csvFile,
  csvRows,
  type LevelScale,
  lastPeriod,
  levelScales,
  levelsGained,
  levelsText,
  type SheetCell,
  type SheetColumn,
  withMinutes,
  xlsxFile,
} from '@portal/domain';
import { decimalMark, localDay, saveFile } from '@portal/shell';
import { risenSkillsPair } from './risen-skills-pair';
import type { SummaryRow } from './summary-list';
import type { summaryWords } from './summary-words';

type SheetWords = Pick<ReturnType<typeof summaryWords.useWords>, 'plain' | 'pair'>;

/** Returns the columns of an exported list, with texts in the current language mode. */
export function exportColumns(
  { plain: word, pair }: SheetWords,
  { hasAnnounced, hasAbsence, scales }: Known,
): SheetColumn[] {
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
    ...scales.flatMap((one): SheetColumn[] => {
      const scale = pair(`scale.${one}`);
      return [
        { head: word('sheet.scaleAtStart', { scale }), kind: 'text', width: 18 },
        { head: word('sheet.scaleNow', { scale }), kind: 'text', width: 18 },
        { head: word('sheet.scaleGains', { scale }), kind: 'text', width: 40 },
      ];
    }),
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
  words: SheetWords,
  { hasAnnounced, hasAbsence, scales }: Known,
): SheetCell[] {
  const { student, contract, attendance, lastReport, absence, periods = [] } = row;
  const word = words.plain;
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
    ...scales.flatMap((scale) => scaleCells(row, scale, words)),
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

/** Returns the levels at the start and now on one scale, and the skills that rose. */
function scaleCells(
  { scaleLevels = [] }: SummaryRow,
  scale: LevelScale,
  { plain, pair }: SheetWords,
): SheetCell[] {
  const progress = scaleLevels.find((one) => one.scale === scale);
  if (!progress) return [null, null, null];
  const skills = risenSkillsPair(progress, pair);
  return [
    levelsText(scale, progress.atStart),
    levelsText(scale, progress.now),
    skills && plain('risen', { skills }),
  ];
}

/** What is known of at least one student; the file has no columns for the rest. */
interface Known {
  /** Which absences were announced. */
  hasAnnounced: boolean;
  /** Who has reached an absence threshold. */
  hasAbsence: boolean;
  /** The scales of clients with a result. */
  scales: LevelScale[];
}

function knownOf(rows: readonly SummaryRow[]): Known {
  return {
    hasAnnounced: rows.some(({ attendance }) => attendance?.announced !== undefined),
    hasAbsence: rows.some(({ absence }) => absence !== undefined),
    scales: levelScales.filter((scale) =>
      rows.some(({ scaleLevels }) => scaleLevels?.some((one) => one.scale === scale)),
    ),
  };
}

/** Returns the same table for a CSV file. */
export function csvTable(rows: readonly SummaryRow[], words: SheetWords): CsvCell[][] {
  const known = knownOf(rows);
  return csvRows({
    columns: exportColumns(words, known),
    rows: rows.map((row) => exportCells(row, words, known)),
  });
}

/** Saves the rows as a file of typed columns. */
export function saveXlsx(rows: readonly SummaryRow[], words: SheetWords): void {
  const known = knownOf(rows);
  const content = xlsxFile(
    withMinutes({
      name: words.plain('sheet.name'),
      columns: exportColumns(words, known),
      rows: rows.map((row) => exportCells(row, words, known)),
    }),
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(new Blob([content], { type }), `${words.plain('sheet.file')}-${localDay()}.xlsx`);
}

/** Saves the rows as a file that Excel opens with a double click. */
export function saveCsv(rows: readonly SummaryRow[], words: SheetWords): void {
  // The type names the encoding too, because not every program reads the byte order mark.
  const file = new Blob([csvFile(csvTable(rows, words), decimalMark())], {
    type: 'text/csv;charset=utf-16le',
  });
  saveFile(file, `${words.plain('sheet.file')}-${localDay()}.csv`);
}
