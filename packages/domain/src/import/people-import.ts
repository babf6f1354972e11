import type { Person } from '../person/person.ts';

/** A rejected row, with the reason in the server's words (IMPORT-04, IMPORT-05). */
export interface RefusedLine {
  name: string | null;
  lastName: string | null;
  reason: string | null;
}

/** Result of an import of students or teachers (API-095, API-102, DECISION-29). */
export interface PeopleImport {
  /** Null if the backend does not say who was imported. */
  imported: Person[] | null;
  refused: RefusedLine[];
  /** The id of the recorded import; missing without the extension `import-history`. */
  importId?: number;
}
