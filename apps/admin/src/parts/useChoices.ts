import type { SelectOption } from '@portal/ui';
import { useMemo } from 'react';

/** A record that can be chosen. */
interface Named {
  id: number;
  name: string;
}

/**
 * The choices of a field, with the one that the record has even when it was archived since, so that a save keeps it, and with
 * the one that the field begins with while the others are still to come: a select cannot hold what it does not list.
 */
export function useChoices(
  known: readonly Named[] | undefined,
  own: Named | null | undefined,
  begins?: unknown,
): SelectOption[] {
  return useMemo(() => {
    const choices = (known ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
    const add = (value: string, label: string) => {
      if (value && !choices.some((choice) => choice.value === value)) choices.unshift({ value, label });
    };
    if (own) add(String(own.id), own.name);
    if (!known) add(String(begins ?? ''), '');
    return choices;
  }, [known, own, begins]);
}
