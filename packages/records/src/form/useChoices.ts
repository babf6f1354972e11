import type { SelectOption } from '@portal/ui';
import { useMarkedText } from '@portal/views';
import { useMemo } from 'react';

/** A record with an id and a name. */
interface Named {
  id: number;
  name: string;
  archived?: true;
}

/**
 * Returns the options of a select. Includes the record's own value even if archived, so that a save keeps it, and the
 * initial value while the others load, because a select cannot show a value without an option.
 */
export function choicesOf(
  known: readonly Named[] | undefined,
  own: Named | null | undefined,
  begins?: unknown,
  textOf: (named: Named) => string = ({ name }) => name,
): SelectOption[] {
  const choices = (known ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const add = (value: string, label: string) => {
    if (value && !choices.some((choice) => choice.value === value)) choices.unshift({ value, label });
  };
  if (own) add(String(own.id), textOf(own));
  if (!known) add(String(begins ?? ''), '');
  return choices;
}

/** Returns the options of a select, memoized; the record's own archived value is marked. */
export function useChoices(
  known: readonly Named[] | undefined,
  own: Named | null | undefined,
  begins?: unknown,
): SelectOption[] {
  const textOf = useMarkedText();
  return useMemo(() => choicesOf(known, own, begins, textOf), [known, own, begins, textOf]);
}

/** Returns the name of a selected record; its id if the name is unknown. */
export function nameOf(known: readonly Named[] | undefined, id: string): string {
  return known?.find((named) => named.id === Number(id))?.name ?? id;
}
