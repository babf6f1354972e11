import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the options for measure.mjs, which runs in another folder: paths are absolute, relative ones start at `root`. */
export function measureOptions(given: readonly string[], root: string): string[] {
  return given.map((word, place) =>
    word.endsWith('.json') || given[place - 1] === '--out' ? resolve(root, word) : word,
  );
}

/** Throws if the file of an option, such as `--out`, cannot be written, before a series of half an hour begins. */
export function prepareResultFile(options: readonly string[], option: string): void {
  if (!options.includes(option)) return;
  const path = options[options.indexOf(option) + 1];
  if (!path) throw new Error(`${option} needs a file`);
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '');
}
