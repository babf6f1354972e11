import { plainName } from './plain-name.ts';

/** Why a name is ignored: it is empty or already exists. */
export type NamePassedOver = 'empty' | 'taken';

/**
 * Returns the name to send for a typed language or company name, or why it is ignored (SET-LANG-06, SET-LANG-07,
 * SET-COMP-07, SET-COMP-08).
 */
export function newName(
  typed: string,
  existing: readonly { readonly name: string }[],
): { readonly name: string } | { readonly passedOver: NamePassedOver } {
  const name = plainName(typed);
  if (name === '') return { passedOver: 'empty' };
  return existing.some((record) => record.name === name) ? { passedOver: 'taken' } : { name };
}
