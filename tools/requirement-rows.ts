/** The rows of docs/requirements.md. */
export interface Catalogue {
  /** Texts by id, without the rows that only describe the product. A test must name each of them. */
  required: Map<string, string>;
  /** Every id, including conflicts, open points, decisions and descriptions. */
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
    // The effect of these rows is stated, and tested, in the rows that cite them.
    if (!/^(CONFLICT|OPEN|DECISION)-/.test(id) && !text.endsWith('(context)')) required.set(id, text);
  }
  return { required, known };
}

/** Returns everything in a source text that looks like an id of a row, whether the row exists or not. */
export function idsIn(source: string, catalogue: Catalogue): string[] {
  const areas = new Set([...catalogue.known].map(areaOf));
  const found = source.match(/\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b/g) ?? [];
  return found.filter((id) => areas.has(areaOf(id)));
}
