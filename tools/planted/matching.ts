import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../requirement-rows.ts';
import type { PlantedFault } from './PlantedFault.ts';

/** Returns the text of a file with the fault applied. Throws unless `from` occurs exactly once. */
export function planted({ file, from, to }: PlantedFault, text: string): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`"${from}" occurs ${places} times in ${file}, not once`);
  if (from === to) throw new Error(`"${from}" is replaced by itself`);
  // A function, because a string could contain patterns such as `$&`.
  return text.replace(from, () => to);
}

/** Faults that cannot be planted or break no row, each with the line of its table. */
export function problemsOf(root: string, faults: readonly PlantedFault[]): string[] {
  const { required } = readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  return faults.flatMap((fault) => {
    try {
      if (!required.has(fault.row)) throw new Error(`docs/requirements.md does not ask for ${fault.row}`);
      const path = join(root, fault.file);
      if (!existsSync(path)) throw new Error(`there is no ${fault.file}`);
      planted(fault, readFileSync(path, 'utf8'));
      return [];
    } catch (error) {
      return `${lineOf(root, fault)}: ${fault.row}, ${fault.what}: ${(error as Error).message}`;
    }
  });
}

/** Escapes a text, so that the pattern matches only this text. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The file and line of a fault: `tools/planted/faults/students.ts:12`. */
function lineOf(root: string, { row, what }: PlantedFault): string {
  for (const file of globSync('tools/planted/faults/*.ts', { cwd: root })) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex(
      (text, at) =>
        [what, what.replaceAll("'", "\\'")].some((words) => text.includes(words)) &&
        lines[at - 1]?.includes(row),
    );
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return 'tools/planted/faults';
}
