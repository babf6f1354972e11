/** Anyone with a name: `name` is the first name. */
export interface Person {
  id: number;
  name: string;
  lastName: string;
  /**
   * Set if the person is archived, in records that refer to them; always undefined if the backend does not report it.
   */
  archived?: boolean;
}

/** Returns the full name, first name first: `Léa Villeneuve`. */
export function fullName({ name, lastName }: { name: string; lastName: string | null }): string {
  return `${name} ${lastName ?? ''}`.trim();
}

/** Returns one or two capitals for an avatar; only the first name's if the last name is unknown (CONFLICT-42). */
export function initials({ name, lastName }: { name: string; lastName: string | null }): string {
  return [name, lastName ?? ''].map(firstCapital).join('');
}

function firstCapital(word: string): string {
  // Composes first, because a decomposed Vietnamese letter would lose its accents.
  return ([...word.trim().normalize('NFC')][0] ?? '').toLocaleUpperCase('fr-CA');
}
