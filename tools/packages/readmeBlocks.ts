import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type publicPackages, workspaceFolder } from './publicPackages.ts';

/** The code blocks of a package's README in one language, such as `ts`. */
export function readmeBlocks(name: (typeof publicPackages)[number], language: string): string[] {
  const text = readFileSync(join(workspaceFolder, 'packages', name, 'README.md'), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}
