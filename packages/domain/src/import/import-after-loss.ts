import type { Person } from '../person/person.ts';
import { compareImport, type ImportRow, isRefusable, type KnownForImport } from './import-preview.ts';
import type { PeopleImport } from './people-import.ts';

/** How much of an import arrived although its response was lost. */
export interface ImportAfterLoss {
  /** How many rows were expected to be imported. */
  expected: number;
  /** How many of them exist now. */
  found: number;
  /** Result of the import; null if some rows are missing. */
  result: PeopleImport | null;
}

/**
 * Compares the sent rows with the people who exist now (DECISION-47). A row without an email cannot be told from a
 * namesake, so it counts as not found.
 */
export function importAfterLoss(rows: readonly ImportRow[], { people }: KnownForImport): ImportAfterLoss {
  const expected = rows.filter((row) => !isRefusable(row));
  const found = compareImport(expected, { people }).flatMap(personOf);
  return {
    expected: expected.length,
    found: found.length,
    result:
      expected.length > 0 && found.length === expected.length
        ? {
            imported: found,
            refused: rows.filter(isRefusable).map(({ values }) => lineOf(values)),
          }
        : null,
  };
}

function lineOf({ name = null, lastName = null }: Partial<Record<string, string | null>>) {
  return { name, lastName, reason: null };
}

/** Returns the person created from a row; undefined if the email is unknown. */
function personOf({ values, findings }: ImportRow): Person[] {
  const { name = '', lastName = '' } = values as Partial<Record<string, string>>;
  return findings.flatMap((finding) =>
    finding.kind === 'known-email' ? [{ id: finding.person.id, name, lastName }] : [],
  );
}
