import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'virtual:entry';

interface Project {
  /** The folder from which packages are resolved. */
  root: string;
  /** Where to find a package that is not in the `node_modules` of that folder. */
  alias?: Record<string, string>;
}

/**
 * Returns the size in bytes that some exports of a package add to a project without React, minified and gzipped.
 * `exports` is written as in an import statement: `Button`, or `Button, Menu`.
 */
export async function sizeBeyondReact(exports: string, from: string, project: Project): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: project.root,
    resolve: { alias: project.alias ?? {} },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${project.root}/${entry}.js` : undefined),
        load: (id) =>
          id.endsWith(`${entry}.js`)
            ? `import { ${exports} } from '${from}';\nglobalThis.used = [${exports}];`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The build watches instead of ending');
  return result.output
    .flatMap((file) => (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : []))
    .reduce((sum, bytes) => sum + bytes, 0);
}
