import type { Person } from '../person/person.ts';
import { compareImport, type ImportRow, isRefusable, type KnownForImport } from './import-preview.ts';
import type { PeopleImport } from './people-import.ts';

/** How much of an import is there after its answer was lost. */
export interface ImportAfterLoss {
  /** How many rows were expected to be imported. */
  expected: number;
  /** How many of them are there now. */
  found: number;
  /** What the import came to, where everybody expected is there. */
  result: PeopleImport | null;
}

/**
 * Compares the rows that were sent, as they were before, with the people who are there now (DECISION-47). Rows with a
 * name but no e-mail cannot be told from a namesake, and count as not found.
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

/** Who a row has become, under the name in the file; nobody while the e-mail is free. */
function personOf({ values, findings }: ImportRow): Person[] {
  const { name = '', lastName = '' } = values as Partial<Record<string, string>>;
  return findings.flatMap((finding) =>
    finding.kind === 'known-email' ? [{ id: finding.person.id, name, lastName }] : [],
  );
}
