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
 * Returns the size in bytes that some exports of a package add to a project without React, minified and gzipped, without
 * what is loaded only on demand. `exports` is written as in an import statement: `Button`, or `Button, Menu`.
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
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  return [...loaded]
    .map(({ code }) => gzipSync(code, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
