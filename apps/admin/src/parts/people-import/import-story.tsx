import { utils, write } from '@e965/xlsx';
import { asAdmin } from '@portal/shell/testing';
import { readSheet } from '@portal/spreadsheet';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

// Set-up for the stories of both imports.

/** Decorator: the portal around a dialog of the administration. */
export const inAdmin = asAdmin();

export type Canvas = ReturnType<typeof within>;

/** A formula with its cached value, as a spreadsheet program saves it. */
export interface Formula {
  f: string;
  v: string;
}

/** A sheet after the first. */
interface OtherSheet {
  name: string;
  rows: readonly (readonly string[])[];
}

interface SpreadsheetOptions {
  name?: string;
  otherSheets?: readonly (string | OtherSheet)[];
  /** Numbers of hidden rows. */
  hiddenRows?: readonly number[];
}

/** Builds a spreadsheet from rows, headers first. */
export function aSpreadsheet(
  rows: readonly (readonly (string | Formula)[])[],
  { name = 'personnes.xlsx', otherSheets = [], hiddenRows = [] }: SpreadsheetOptions = {},
): File {
  const sheet = utils.aoa_to_sheet(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.v))),
  );
  for (const [r, cells] of rows.entries())
    for (const [c, cell] of cells.entries())
      if (typeof cell !== 'string') sheet[utils.encode_cell({ r, c })] = { t: 's', ...cell };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Feuille 1');
  sheet['!rows'] = [];
  for (const row of hiddenRows) sheet['!rows'][row - 1] = { hidden: true };
  for (const other of otherSheets) {
    const { name: title, rows: cells } = typeof other === 'string' ? { name: other, rows: [['x']] } : other;
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), title);
  }
  const bookType = name.endsWith('.xls') ? 'biff8' : 'xlsx';
  return new File([write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer], name);
}

/** Waits for the import dialog. */
export async function opened(canvas: Canvas, name: RegExp): Promise<Canvas> {
  return within(await canvas.findByRole('dialog', { name }, { timeout: 10_000 }));
}

/** Finds the submit button. */
export const send = (dialog: Canvas) => dialog.getByRole('button', { name: /- Import$/ });

/** Waits until a file is read and compared, then sends it. */
export async function importRows(dialog: Canvas) {
  await compared(dialog);
  await userEvent.click(send(dialog));
}

/** Waits for the result of an import. */
export async function finished(canvas: Canvas, name: RegExp): Promise<Canvas> {
  await canvas.findByRole('button', { name: /Import another file$/ });
  return opened(canvas, name);
}

/** Waits until the rows of a file are compared with existing people. */
export async function compared(dialog: Canvas) {
  await dialog.findByRole('heading', { name: /What the file contains$/ }, { timeout: 20_000 });
  await waitFor(() => expect(dialog.queryByText(/Comparing with the people/)).toBeNull());
}

/** Returns a number of the preview or the result. */
export function figure(dialog: Canvas, label: RegExp): string {
  const term = dialog.getAllByRole('term').find((found: HTMLElement) => label.test(found.textContent ?? ''));
  return term?.nextElementSibling?.textContent ?? '';
}

/** Returns the texts of the visible cells. */
export function rowsInView(dialog: Canvas): string[] {
  const [, ...rows] = dialog.getAllByRole('row');
  return rows.map((row: HTMLElement) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '),
  );
}

/** Records the files that the page saves from now on. */
export function savedFiles(): { name: string; rows: () => Promise<(readonly string[])[]> }[] {
  const saved: ReturnType<typeof savedFiles> = [];
  const create = URL.createObjectURL;
  let content: Blob | undefined;
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return create.call(URL, blob);
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = content;
    saved.push({
      name: this.download,
      rows: async () => {
        const sheet = readSheet(new Uint8Array((await file?.arrayBuffer()) ?? []));
        if (typeof sheet === 'string') throw new Error(sheet);
        return sheet.rows.map(({ cells }) => cells);
      },
    });
  });
  return saved;
}

/** Returns the file with another size for its first entry in the zip directory. */
export async function statingSize(file: File, size: number): Promise<File> {
  const content = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(content.buffer);
  for (let at = content.length - 4; at >= 0; at -= 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return new File([content], file.name);
}

/** Finds the cell of a row of the preview by the English name of its column. */
export const cellOf = (dialog: Canvas, column: string, row: number) =>
  dialog.findByLabelText(new RegExp(`- Correct ${column}, row ${row}: `));

/** Pastes a text into a cell of the preview, because typing checks the rows after each key press. */
export async function correctCell(dialog: Canvas, column: string, row: number, text: string) {
  await userEvent.click(await cellOf(dialog, column, row));
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

/** Finds the select that matches a column with this heading. */
export const choiceOf = (dialog: Canvas, head: string) =>
  dialog.findByLabelText(new RegExp(`- Content of the column “${head}”$`));
