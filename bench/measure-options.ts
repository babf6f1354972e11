import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Converts the options for measure.mjs, which runs in another folder: makes relative paths absolute, starting at
 * `root`.
 */
export function measureOptions(given: readonly string[], root: string): string[] {
  return given.map((word, place) =>
    word.endsWith('.json') || given[place - 1] === '--out' ? resolve(root, word) : word,
  );
}

/**
 * Throws if the file of an option such as `--out` cannot be written, so that this is known before half an hour of
 * measuring.
 */
export function prepareResultFile(options: readonly string[], option: string): void {
  if (!options.includes(option)) return;
  const path = options[options.indexOf(option) + 1];
  if (!path) throw new Error(`${option} needs a file`);
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '');
}
