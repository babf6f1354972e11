/** Anyone with a name: `name` is the first name. */
export interface Person {
  id: number;
  name: string;
  lastName: string;
}

/** How a person is written, first name first: `Léa Villeneuve`. */
export function fullName({ name, lastName }: { name: string; lastName: string | null }): string {
  return `${name} ${lastName ?? ''}`.trim();
}

/** Returns one or two capitals for an avatar; only the first name's if the last name is unknown (CONFLICT-42). */
export function initials({ name, lastName }: { name: string; lastName: string | null }): string {
  return [name, lastName ?? ''].map(firstCapital).join('');
}

/** People by last name, then first name, ignoring case and accents (PORTAL-ATT-06, PORTAL-STUDENTS-01). */
export function byLastName<P extends Person>(people: readonly P[]): P[] {
  return people.toSorted(
    (a, b) => compareNames(a.lastName, b.lastName) || compareNames(a.name, b.name) || a.id - b.id,
  );
}

function firstCapital(word: string): string {
  // Composes first, because a decomposed Vietnamese letter would lose its accents.
  return ([...word.trim().normalize('NFC')][0] ?? '').toLocaleUpperCase('fr-CA');
}

/** The order of two names, ignoring case and accents. */
export function compareNames(a: string, b: string): number {
  return names.compare(a, b);
}

// `localeCompare` would make one for each pair: a second for 2,000 people.
const names = /* @__PURE__ */ new Intl.Collator('fr-CA', { sensitivity: 'base' });
