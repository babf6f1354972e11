import type { Person } from '../person/person.ts';

/** A line of an import file that became nobody, with the reason in the server's words (IMPORT-04, IMPORT-05). */
export interface RefusedLine {
  name: string | null;
  lastName: string | null;
  reason: string | null;
}

/** What an import of students or teachers came to, line by line (API-095, API-102, DECISION-29). */
export interface PeopleImport {
  /** Null where the backend does not tell who was imported. */
  imported: Person[] | null;
  refused: RefusedLine[];
}
