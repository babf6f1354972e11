import { fireEvent } from 'storybook/test';

/** A file of this name and size. */
export const aFile = (name: string, bytes = 2048): File => new File([new Uint8Array(bytes)], name);

/** Selects files in the open dialog, or in the page, like the system's file picker. */
export function chooseFiles(...files: File[]): void {
  const find = (selector: string) => document.querySelector<HTMLInputElement>(`${selector}[type="file"]`);
  const input = find('dialog input') ?? find('input');
  if (!input) throw new Error('There is no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  fireEvent.change(input);
}
