import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'virtual:entry';

interface Project {
  /** The folder to find packages from. */
  root: string;
  /** Where a package is when it is not in the `node_modules` of that folder. */
  alias?: Record<string, string>;
}

/**
 * What a project pays for using some exports of a package, React apart: bytes of minified and gzipped JavaScript.
 * `exports` is the list as an import statement spells it: `Button`, or `Button, Menu`.
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
