import { type HoursFileKind, hoursFileKinds } from '@portal/domain';
import { columnsOfText, columnText } from '@portal/shell';
import { type ColumnChoice, everyColumn } from '@portal/ui';

/** Layout of a file: the kind of lines, and the columns in order. */
export interface HoursExportLayout {
  kind: HoursFileKind;
  choice: ColumnChoice;
}

export const everySum: HoursExportLayout = { kind: 'sums', choice: everyColumn };

/** Serializes a layout, which is stored like a saved view. */
export function layoutText({ kind, choice }: HoursExportLayout): string {
  return new URLSearchParams({ lines: kind, columns: columnText(choice) }).toString();
}

/** Parses a stored layout; returns sums with all columns if the text is invalid. */
export function layoutOfText(text: string): HoursExportLayout {
  const query = new URLSearchParams(text);
  const kind = hoursFileKinds.find((one) => one === query.get('lines'));
  return kind ? { kind, choice: columnsOfText(query.get('columns') ?? '') } : everySum;
}
