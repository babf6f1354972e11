import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** A folder whose files are in layers. Each layer imports itself and the layers before it. */
export interface LayeredFolder {
  folder: string;
  /** From the lowest to the highest: a folder, or a file next to the folders. */
  layers: readonly string[];
}

/** An import of a file in a higher layer, by paths from the root. */
export interface UpwardImport {
  from: string;
  to: string;
}

/** Tests, stories and what serves only them may import every layer. */
const unlayered = /(^|\/)testing\/|\.(test|stories|fixtures)\.tsx?$|\.d\.ts$/;

/**
 * Returns the imports that lead from a lower layer to a higher one, imports of types and dynamic imports included. Throws
 * an error that names a file whose layer is not listed, or a layer without files.
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

/** The files of the folder that a file imports, each once. */
function importsOf(root: string, folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const paths = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => fileAt(join(root, folder), posix.join(dirname(file), fileName)) ?? []);
  return [...new Set(paths)].filter((path) => !unlayered.test(path));
}

/** The source that a relative path names; undefined for a file outside the folder, and for one that is no TypeScript. */
function fileAt(folder: string, path: string): string | undefined {
  if (path.startsWith('..')) return undefined;
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((name) => /\.tsx?$/.test(name) && existsSync(join(folder, name)));
}
