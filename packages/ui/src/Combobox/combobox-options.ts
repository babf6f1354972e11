import type { ReactNode } from 'react';
import type { SelectOption } from '../SelectField/SelectField';

/** One choice of a combobox; its label is a name, which is also what one types to find it. */
export interface ComboboxOption extends SelectOption {
  /** Tells namesakes apart and is searched too, such as an e-mail or a company. */
  detail?: string;
}

/** What a search found. */
export interface ComboboxAnswer {
  /** The first matches, in order. */
  options: readonly ComboboxOption[];
  /** How many match in all, where that is more than came. */
  total?: number;
}

/** Asks for the options that match; `signal` tells that nobody waits for the answer any more. */
export type ComboboxSearch = (typed: string, signal: AbortSignal) => Promise<ComboboxAnswer>;

/** All options at once, or a search that is asked for them. */
export type ComboboxSource =
  | {
      /** Every option, in order; thousands are fine. Keep the array from one render to the next. */
      options: readonly ComboboxOption[];
      /** The options are still on their way, if only some of them: none is offered until then. */
      loading?: boolean;
      search?: undefined;
      known?: undefined;
    }
  | {
      /** Finds options elsewhere, once nothing is typed for a moment. */
      search: ComboboxSearch;
      /** Options known beforehand: at least those that the field begins with, for their names. */
      known?: readonly ComboboxOption[];
      options?: undefined;
      loading?: undefined;
    };

/** What a combobox says. */
export interface ComboboxWords {
  /** Name of the button that takes the choice away. */
  clear: ReactNode;
  /** Nothing is found. */
  noMatch: ReactNode;
  /** The options are on their way. */
  loading: ReactNode;
  /** The options could not be fetched. */
  failed: ReactNode;
  /** Asks for them once more. */
  retry: ReactNode;
  /** How many are found, for those who do not see them. */
  count: (found: number) => ReactNode;
  /** More are found than are shown. */
  more: (shown: number, found: number) => ReactNode;
}

/** Letters without accents, small, ligatures undone: `Éléonore` and `eleonore` are one name. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most names need no more, and there may be thousands.
  if (isPlain.test(small)) return small;
  return small.normalize('NFD').replace(accents, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

const isPlain = /^[ -~]*$/;
const accents = /\p{M}+/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * The options in which every typed word occurs, accents or not; those that begin with what is typed come first.
 * Nothing typed finds all.
 */
export function matchingOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = fold(typed).split(betweenWords).filter(Boolean);
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

/** The one option that is called what is typed, accents or not. */
export function optionCalled(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const name = fold(typed.trim());
  const found = options.filter(({ label, disabled }) => !disabled && fold(label) === name);
  return found.length === 1 ? found[0] : undefined;
}

const known = new WeakMap<readonly ComboboxOption[], readonly string[]>();

/** What is searched of each option, made once a list. */
export function prepareOptions(options: readonly ComboboxOption[]): readonly string[] {
  const made = known.get(options);
  if (made) return made;
  const texts = options.map(({ label, detail }) => fold(detail ? `${label} ${detail}` : label));
  known.set(options, texts);
  return texts;
}
