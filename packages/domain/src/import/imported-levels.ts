import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { type ReadLevel, readLevelText } from '../level-scale/level-text.ts';
import { refusal } from '../refusal/refusal-code.ts';

/** A level of a row of an import. */
export interface ImportedLevel {
  read: ReadLevel;
  /** The name of its language. */
  language: string;
  testedOn: CalendarDate;
  testedBy: string | null;
}

/** The cells of one or several levels, and the names of their columns. */
export interface LevelCells<Field extends string> {
  level: Field;
  language: Field;
  testedOn: Field;
  testedBy: Field;
}

/** The two groups of columns of students: any level, and results on the scales of clients as the export writes them. */
export const levelCells = [
  { level: 'level', language: 'levelLanguage', testedOn: 'testedOn', testedBy: 'testedBy' },
  { level: 'scaleResults', language: 'scaleLanguages', testedOn: 'scaleDays', testedBy: 'scaleSources' },
] as const satisfies readonly LevelCells<string>[];

type Cells<Field extends string> = Readonly<Partial<Record<Field, string | null>>>;

/** Why a row cannot be imported, and because of which cell. */
export interface RefusedCell<Field extends string> {
  field: Field;
  refused: string;
}

/**
 * Reads the levels of a row. A cell may have several, separated by semicolons; language, day and tester are then one for
 * all or as many. Returns the first cell that cannot be read instead.
 */
export function readImportedLevels<Field extends string>(
  cells: Cells<Field>,
  columns: LevelCells<Field>,
): ImportedLevel[] | RefusedCell<Field> {
  const texts = partsOf(cells[columns.level]);
  if (texts.length === 0) return [];
  const levels: ImportedLevel[] = [];
  for (const [place, text] of texts.entries()) {
    const { read, refused } = readLevelText(text);
    if (!read) return { field: columns.level, refused };
    const of = (field: Field) => {
      const parts = partsOf(cells[field]);
      return parts.length === 1 ? parts[0] : parts[place];
    };
    for (const field of [columns.language, columns.testedOn, columns.testedBy]) {
      const { length } = partsOf(cells[field]);
      if (length > 1 && length !== texts.length)
        return { field, refused: refusal('level-list-length', { count: texts.length }) };
    }
    const [language, testedOn] = [of(columns.language), of(columns.testedOn)];
    if (!language) return { field: columns.language, refused: refusal('required') };
    if (!testedOn) return { field: columns.testedOn, refused: refusal('required') };
    if (!isCalendarDate(testedOn)) return { field: columns.testedOn, refused: refusal('date-invalid') };
    levels.push({ read, language, testedOn, testedBy: of(columns.testedBy) || null });
  }
  return levels;
}

/** Returns whether a cell has a CEFR level whose plus is not kept, such as `B1+`. */
export function hasDroppedPlus(cell: string | null | undefined): boolean {
  return partsOf(cell).some((text) => {
    const { read } = readLevelText(text);
    return read?.scale === 'cefr' && read.hadPlus;
  });
}

/** Joins the parts of a cell as `readImportedLevels` reads them; null if all are empty. */
export function joinCell(parts: readonly (string | null)[]): string | null {
  return parts.some(Boolean) ? parts.map((part) => part?.replaceAll(';', ',') ?? '').join('; ') : null;
}

function partsOf(cell: string | null | undefined): string[] {
  const text = cell?.trim() ?? '';
  return text === '' ? [] : text.split(';').map((part) => part.trim());
}
