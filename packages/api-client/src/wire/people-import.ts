import type { PeopleImport } from '@portal/domain';
import type { NotImported, PersonName } from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';

/** The result of an import of students or teachers. A backend may omit who was imported, or why a line failed. */
export function peopleImportFromWire(
  imported: PersonName[] | undefined,
  notImported: NotImported[],
  importId?: number,
): PeopleImport {
  return {
    ...(importId !== undefined && { importId }),
    imported: imported ? imported.map(personFromWire) : null,
    refused: notImported.map(({ name, last_name, reason }) => ({
      name,
      lastName: last_name,
      reason: reason ?? null,
    })),
  };
}
