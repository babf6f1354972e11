import type { PastImport, PastImportResult } from '@portal/domain';
import type { ImportWithLines, Import as WireImport } from '../../generated/types.gen.ts';
import { orNull, person } from '../../wire/fields.ts';
import { line, pastImport } from '../../wire/past-import.ts';

export function pastImportToWire({ undone, ...done }: PastImport): WireImport {
  const by = orNull(person).toWire(undone?.by ?? null);
  return { ...pastImport.toWire(done), undone_at: undone?.at ?? null, undone_by: by };
}

export function pastImportResultToWire({ lines, ...done }: PastImportResult): ImportWithLines {
  return { ...pastImportToWire(done), lines: lines.map(line.toWire) };
}
