import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantedFault } from './PlantedFault';

/** The text of a file with the fault in it; throws a sentence when the piece does not stand there exactly once. */
export function planted({ file, from, to }: PlantedFault, text: string): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`"${from}" stands ${places} times in ${file}, not once`);
  if (from === to) throw new Error(`"${from}" is replaced by itself`);
  // A function: nothing in the new text is a pattern.
  return text.replace(from, () => to);
}

/** Faults that can no longer be planted, each with the line of its table; none when all match. */
export function unmatched(root: string, faults: readonly PlantedFault[]): string[] {
  return faults.flatMap((fault) => {
    const path = join(root, fault.file);
    try {
      if (!existsSync(path)) throw new Error(`there is no ${fault.file}`);
      planted(fault, readFileSync(path, 'utf8'));
      return [];
    } catch (error) {
      return `${lineOf(root, fault)}: ${fault.row}, ${fault.what}: ${(error as Error).message}`;
    }
  });
}

/** Where a fault stands: `tools/planted/faults/students.ts:12`. */
function lineOf(root: string, { row, what }: PlantedFault): string {
  for (const file of globSync('tools/planted/faults/*.ts', { cwd: root })) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex(
      (text, at) =>
        text.includes(what.replaceAll("'", "\\'")) || (text.includes(what) && near(lines, at).includes(row)),
    );
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return 'tools/planted/faults';
}

const near = (lines: string[], at: number) => lines.slice(Math.max(0, at - 2), at + 3).join('\n');
