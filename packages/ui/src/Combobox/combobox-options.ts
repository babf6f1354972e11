import { foldText, searchWords } from '@portal/domain';
import type { ReactNode } from 'react';
import type { SelectOption } from '../SelectField/SelectField';

/** One option of a combobox. Its label is also the text that users type to find it. */
export interface ComboboxOption extends SelectOption {
  /** Distinguishes options with the same label and is searched too, for example an email address or a company. */
  detail?: string;
}

export interface ComboboxAnswer {
  /** The first matches, in order. */
  options: readonly ComboboxOption[];
  /** Total number of matches, when it is larger than `options`. */
  total?: number;
}

/** Fetches the options that match; `signal` aborts when the result is no longer needed. */
export type ComboboxSearch = (typed: string, signal: AbortSignal) => Promise<ComboboxAnswer>;

export type ComboboxSource =
  | {
      /** All options, in order; thousands are fine. Keep the array's identity between renders. */
      options: readonly ComboboxOption[];
      /** Some options are still loading; none is offered until all are there. */
      loading?: boolean;
      search?: undefined;
      known?: undefined;
    }
  | {
      /** Fetches matching options, once the user has paused typing. */
      search: ComboboxSearch;
      /** Options known in advance; must include those selected initially, to show their labels. */
      known?: readonly ComboboxOption[];
      options?: undefined;
      loading?: undefined;
    };

export interface ComboboxWords {
  /** Accessible name of the clear button. */
  clear: ReactNode;
  noMatch: ReactNode;
  loading: ReactNode;
  failed: ReactNode;
  retry: ReactNode;
  /** Number of matches, for screen readers. */
  count: (found: number) => ReactNode;
  /** Shown when there are more matches than listed options. */
  more: (shown: number, found: number) => ReactNode;
}

/** Returns the options that contain every typed word; options that start with the text come first. */
export function matchingOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = searchWords(typed);
  const [first] = words;
  if (first === undefined) return options;
  const texts = prepareOptions(options);
  const beginning: ComboboxOption[] = [];
  const elsewhere: ComboboxOption[] = [];
  options.forEach((option, index) => {
    const text = texts[index] ?? '';
    if (!words.every((word) => text.includes(word))) return;
    (text.startsWith(first) ? beginning : elsewhere).push(option);
  });
  return [...beginning, ...elsewhere];
}

/** Returns the only enabled option whose label equals the text, ignoring case, accents and hyphens. */
export function optionCalled(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const name = foldText(typed);
  const found = options.filter(({ label, disabled }) => !disabled && foldText(label) === name);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns whether two lists offer the same options in the same order. */
export function hasSameOptions(one: readonly ComboboxOption[], other: readonly ComboboxOption[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ value, label, detail, disabled }, index) => {
      const same = other[index];
      return (
        same?.value === value &&
        same.label === label &&
        same.detail === detail &&
        Boolean(same.disabled) === Boolean(disabled)
      );
    })
  );
}

const searchTexts = new WeakMap<readonly ComboboxOption[], readonly string[]>();

export function prepareOptions(options: readonly ComboboxOption[]): readonly string[] {
  const cached = searchTexts.get(options);
  if (cached) return cached;
  const texts = options.map(({ label, detail }) => foldText(detail ? `${label} ${detail}` : label));
  searchTexts.set(options, texts);
  return texts;
}
