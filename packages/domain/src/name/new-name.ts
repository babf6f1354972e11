/** The name to send for a language or a company that is added or renamed: what was typed, or null when it is empty or exactly one that exists, which is passed over in silence (SET-LANG-06, SET-LANG-07, SET-COMP-07, SET-COMP-08). */
export function newName(typed: string, existing: readonly { name: string }[]): string | null {
  const name = typed.trim();
  return name === '' || existing.some((record) => record.name === name) ? null : name;
}
