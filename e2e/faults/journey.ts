import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';

/** Input that is checked again after a failure. */
export interface Entry {
  /** Its name in the report of lost input. */
  readonly name: string;
  /** Types or chooses it. */
  readonly enter: () => Promise<void>;
  /** Whether the control still has the value. */
  readonly stands: () => Promise<boolean>;
  /** Whether the value must be entered again after a sign-in: browsers keep no files and passwords. */
  readonly isNeverKept?: boolean;
}

/** One step of a user: fill in, click, check the result. */
export interface Step {
  /** The step in the user's words. */
  readonly name: string;
  /** Fields to fill in first, in this order. */
  readonly entries?: readonly Entry[];
  /** The control to click; without it, the user only looks. */
  readonly press?: Locator;
  /** The proof of success: an element that becomes visible, or the text of a toast. */
  readonly done: Locator | RegExp;
}

/** Helpers for the steps of a journey. */
export interface Scene {
  readonly page: Page;
  readonly mock: Mock;
}

/** A user's task, in steps that can be repeated when a message says that one failed. */
export interface Journey {
  readonly name: string;
  readonly app: 'admin' | 'teacher' | 'reports';
  /** The account; undefined for a private link. */
  readonly who?: 'admin' | 'teacher';
  /** The start address. */
  readonly at: (mock: Mock) => string | Promise<string>;
  readonly steps: (scene: Scene) => readonly Step[];
  /**
   * Another journey visits the same pages and tries every kind of fault there. In this one, each call has only one
   * fault.
   */
  readonly isRepeated?: boolean;
}

/** A typed text. */
export function typed(name: string, field: Locator, text: string): Entry {
  return {
    name,
    enter: () => field.fill(text),
    stands: async () => (await field.inputValue()) === text,
  };
}

/** A choice in a native list, by value. */
export function chosen(name: string, field: Locator, value: string): Entry {
  return {
    name,
    enter: async () => void (await field.selectOption(value)),
    stands: async () => (await field.inputValue()) === value,
  };
}

/** A choice in a native list, by label. */
export function picked(name: string, field: Locator, label: string): Entry {
  const shown = field.locator('option:checked');
  return {
    name,
    enter: async () => void (await field.selectOption({ label })),
    stands: async () => (await shown.textContent()) === label,
  };
}

/** Fills a combobox with a person or company. */
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

/** A ticked checkbox, radio button or segment. */
export function ticked(name: string, field: Locator): Entry {
  return { name, enter: () => field.check(), stands: () => field.isChecked() };
}

/** A toggle button that is pressed. */
export function pressed(name: string, button: Locator): Entry {
  const stands = async () => (await button.getAttribute('aria-pressed')) === 'true';
  return { name, enter: async () => ((await stands()) ? undefined : button.click()), stands };
}

/** An attached file. */
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
