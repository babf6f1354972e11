import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';

/** Something that a person types or chooses, and looks at again after a failure. */
export interface Entry {
  /** What it is, for the report of a loss. */
  readonly name: string;
  /** Types or chooses it. */
  readonly enter: () => Promise<void>;
  /** Whether it still stands there as entered. */
  readonly stands: () => Promise<boolean>;
  /** A browser keeps no file, nor a password, for whoever has to sign in again: it is entered anew. */
  readonly isNeverKept?: boolean;
}

/** One thing that a person does: fill in, press, see that it worked. */
export interface Step {
  /** In the words of the person. */
  readonly name: string;
  /** What is filled in first, in this order. */
  readonly entries?: readonly Entry[];
  /** What is pressed; without it, the person only looks. */
  readonly press?: Locator;
  /** What shows that it worked: something to see, or what a toast says. */
  readonly done: Locator | RegExp;
}

/** What the steps of a journey are made with. */
export interface Scene {
  readonly page: Page;
  readonly mock: Mock;
}

/** What a person comes for, in steps that anyone would repeat when told that one has failed. */
export interface Journey {
  readonly name: string;
  readonly app: 'admin' | 'teacher' | 'reports';
  /** Who signs in; nobody where a private link does. */
  readonly who?: 'admin' | 'teacher';
  /** Where it begins. */
  readonly at: (mock: Mock) => string | Promise<string>;
  readonly steps: (scene: Scene) => readonly Step[];
}

/** A text that is typed. */
export function typed(name: string, field: Locator, text: string): Entry {
  return {
    name,
    enter: () => field.fill(text),
    stands: async () => (await field.inputValue()) === text,
  };
}

/** A choice in a native list, by its value. */
export function chosen(name: string, field: Locator, value: string): Entry {
  return {
    name,
    enter: async () => void (await field.selectOption(value)),
    stands: async () => (await field.inputValue()) === value,
  };
}

/** A choice in a native list, by the words that it shows. */
export function picked(name: string, field: Locator, label: string): Entry {
  const shown = field.locator('option:checked');
  return {
    name,
    enter: async () => void (await field.selectOption({ label })),
    stands: async () => (await shown.textContent()) === label,
  };
}

/** A person or company that is looked for in a combobox. */
export function found(name: string, field: Locator, search: string, result: string): Entry {
  return {
    name,
    enter: async () => {
      await field.fill(search);
      const option = field.page().getByRole('option', { name: result });
      const again = field.page().getByRole('button', { name: /Try again$/ });
      await option.or(again).first().waitFor();
      if (!(await option.first().isVisible())) await again.first().click();
      await option.first().click();
    },
    stands: async () => (await field.inputValue()) === result,
  };
}

/** A box or a button of several that is ticked. */
export function ticked(name: string, field: Locator): Entry {
  return { name, enter: () => field.check(), stands: () => field.isChecked() };
}

/** A file that is attached. */
export function attached(
  name: string,
  place: Locator,
  file: Parameters<Locator['setInputFiles']>[0] & { name: string },
): Entry {
  return {
    name,
    enter: () => place.locator('input[type=file]').first().setInputFiles(file),
    stands: () => place.getByText(file.name).first().isVisible(),
    isNeverKept: true,
  };
}
