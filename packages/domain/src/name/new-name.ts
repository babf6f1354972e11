/** Why a name is passed over: there is none, or exactly one that exists. */
export type NamePassedOver = 'empty' | 'taken';

/**
 * What was typed as a name for a language or a company, as it is sent; or why it is not: what is empty, or exactly a
 * name that exists, is passed over (SET-LANG-06, SET-LANG-07, SET-COMP-07, SET-COMP-08).
 */
export function newName(
  typed: string,
  existing: readonly { readonly name: string }[],
): { readonly name: string } | { readonly passedOver: NamePassedOver } {
  const name = typed.trim();
  if (name === '') return { passedOver: 'empty' };
  return existing.some((record) => record.name === name) ? { passedOver: 'taken' } : { name };
}
