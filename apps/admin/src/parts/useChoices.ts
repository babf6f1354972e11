import type { SelectOption } from '@portal/ui';
import { useMemo } from 'react';

/** A record with an id and a name. */
interface Named {
  id: number;
  name: string;
}

/**
 * Returns the options of a select. Includes the record's own value even if archived, so that a save keeps it, and shows
 * the initial value while the others load, because a select cannot hold a value without an option.
 */
export function choicesOf(
  known: readonly Named[] | undefined,
  own: Named | null | undefined,
  begins?: unknown,
): SelectOption[] {
  const choices = (known ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const add = (value: string, label: string) => {
    if (value && !choices.some((choice) => choice.value === value)) choices.unshift({ value, label });
  };
  if (own) add(String(own.id), own.name);
  if (!known) add(String(begins ?? ''), '');
  return choices;
}

/** Returns the options of a select, memoized. */
export function useChoices(...[known, own, begins]: Parameters<typeof choicesOf>): SelectOption[] {
  return useMemo(() => choicesOf(known, own, begins), [known, own, begins]);
}

/** Returns the name of a chosen record; the id itself if it is unknown. */
export function nameOf(known: readonly Named[] | undefined, id: string): string {
  return known?.find((named) => named.id === Number(id))?.name ?? id;
}
