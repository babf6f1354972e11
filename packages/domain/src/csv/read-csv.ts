import { formulaLike } from './csv.ts';

/**
 * Reads a text of comma-, semicolon- or tab-separated values: one list of cells per line of the file, so that a place in
 * it is a line number. A quoted cell may contain separators and line breaks; the lines that it continues on are empty
 * lists. The separator is the most frequent one of the first line.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let lines = 0;
  const endRow = () => {
    rows.push([...cells, cell].every((value) => value === '') ? [] : [...cells, cell].map(typedText));
    for (; lines > 0; lines -= 1) rows.push([]);
    cells = [];
    cell = '';
  };
  for (let place = 0; place < source.length; place += 1) {
    const sign = source.charAt(place);
    if (isQuoted) {
      if (sign === '"' && source[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else if (sign === '"') isQuoted = false;
      else {
        if (sign === '\n') lines += 1;
        cell += sign;
      }
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' || source[place + 1] !== '\n') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const counts = ['\t', ';', ','].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** Removes the apostrophe that keeps a spreadsheet from running a text. */
function typedText(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
}
