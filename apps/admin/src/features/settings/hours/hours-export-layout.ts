import { type HoursFileKind, hoursFileKinds } from '@portal/domain';
import { columnsOfText, columnText } from '@portal/shell';
import { type ColumnChoice, everyColumn } from '@portal/ui';

/** What a file has: its lines, and the columns in their order. */
export interface HoursExportLayout {
  kind: HoursFileKind;
  choice: ColumnChoice;
}

export const everySum: HoursExportLayout = { kind: 'sums', choice: everyColumn };

/** Serializes a layout, so that it is stored as a view is. */
export function layoutText({ kind, choice }: HoursExportLayout): string {
  return new URLSearchParams({ lines: kind, columns: columnText(choice) }).toString();
}

/** Parses a stored layout; sums with all columns for anything else. */
export function layoutOfText(text: string): HoursExportLayout {
  const query = new URLSearchParams(text);
  const kind = hoursFileKinds.find((one) => one === query.get('lines'));
  return kind ? { kind, choice: columnsOfText(query.get('columns') ?? '') } : everySum;
}
