import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** A folder whose files belong to layers. Each layer may import itself and lower layers. */
export interface LayeredFolder {
  folder: string;
  /** The layers, from the lowest to the highest: a folder, or a file beside the folders. */
  layers: readonly string[];
}

/** An import of a file in a higher layer, by paths from the root. */
export interface UpwardImport {
  from: string;
  to: string;
}

/** Tests, stories and files that serve only them may import every layer. */
const unlayered = /(^|\/)testing\/|\.(test|stories|fixtures)\.tsx?$|\.d\.ts$/;

/**
 * Returns the imports from a lower layer to a higher one, including type imports and dynamic imports. Throws an error
 * for a file whose layer is not listed, and for a layer without files.
 */
export function upwardImports(root: string, { folder, layers }: LayeredFolder): UpwardImport[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !unlayered.test(file))
    .sort();
  const used = new Set<string>();
  const layerOf = (file: string): number => {
    const [name = ''] = file.split('/');
    used.add(name);
    const place = layers.indexOf(name);
    if (place < 0) throw new Error(`${folder}/${file} has no layer: name ${name} in tools/layers.ts`);
    return place;
  };
  const upward = files.flatMap((file) => {
    const layer = layerOf(file);
    return importsOf(root, folder, file)
      .filter((imported) => layerOf(imported) > layer)
      .map((imported) => ({ from: `${folder}/${file}`, to: `${folder}/${imported}` }));
  });
  const unused = layers.filter((name) => !used.has(name));
  if (unused.length > 0)
    throw new Error(`${folder} has no ${unused.join(', ')}: remove it from tools/layers.ts`);
  return upward;
}

/** Returns the files of the folder that a file imports, without duplicates. */
function importsOf(root: string, folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const paths = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => fileAt(join(root, folder), posix.join(dirname(file), fileName)) ?? []);
  return [...new Set(paths)].filter((path) => !unlayered.test(path));
}

/** Returns the source file for a relative import path; undefined if it is outside the folder or not TypeScript. */
function fileAt(folder: string, path: string): string | undefined {
  if (path.startsWith('..')) return undefined;
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((name) => /\.tsx?$/.test(name) && existsSync(join(folder, name)));
}
