/** The rows of docs/requirements.md: those that a test must name, and all that may be named. */
export interface Catalogue {
  /** Id to its sentence, without the rows that only describe the product. */
  required: Map<string, string>;
  /** Every id, the conflicts, open points and descriptions included. */
  known: Set<string>;
}

const row = /^\|\s*([A-Z]+(?:-[A-Z]+)*-\d{2,3})\s*\|\s*(.+?)\s*\|/;

/** The area of a row: `CON-ATT` of `CON-ATT-17`. */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '');

/** Reads the catalogue's tables. */
export function readCatalogue(markdown: string): Catalogue {
  const required = new Map<string, string>();
  const known = new Set<string>();
  for (const line of markdown.split('\n')) {
    const [, id, text] = row.exec(line) ?? [];
    if (!id || !text) continue;
    known.add(id);
    if (!/^(CONFLICT|OPEN)-/.test(id) && !text.endsWith('(context)')) required.set(id, text);
  }
  return { required, known };
}

/** What looks like a row of one of the catalogue's areas, whether it exists or not. */
export function idsIn(source: string, catalogue: Catalogue): string[] {
  const areas = new Set([...catalogue.known].map(areaOf));
  const found = source.match(/\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b/g) ?? [];
  return found.filter((id) => areas.has(areaOf(id)));
}
