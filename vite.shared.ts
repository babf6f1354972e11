import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** Where the three apps are laid out together, ready for one origin. */
export const siteFolder = fileURLToPath(new URL('./dist/', import.meta.url));

/** Workspace packages are read from their sources: no build between an edit and the screen. */
export const conditions = ['@portal/source', ...defaultClientConditions];

import { browsersInWords, buildTargets } from './tools/supported-browsers.ts';

const latinFont = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** Names the font in the document: found only through the styles, it would arrive after the first words. */
function preloadFont(mount: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((fileName) => latinFont.test(fileName));
        if (!font) throw new Error('The Latin part of the font is not in the build');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: mount + font },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** Writes the name of the entry script next to the app, so that an open page notices a newer version. */
function versionFile(mount: string): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!start) throw new Error('The build has no script to begin with');
      const source = `${JSON.stringify({ start: mount + start.fileName })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** The generated client can read event streams. Only forms do, so that a first load is 1 kB lighter. */
function eventStreamsOnDemand(): Plugin {
  return {
    name: 'event-streams-on-demand',
    apply: 'build',
    load: {
      // Not what is loaded on demand, whose address has a query.
      filter: { id: /core[\\/]serverSentEvents\.gen\.ts$/ },
      handler: (id) => `export const createSseClient = (options) => ({
  stream: (async function* () {
    const { createSseClient } = await import(${JSON.stringify(`${id}?on-demand`)});
    yield* createSseClient(options).stream;
  })(),
});`,
    },
  };
}

/**
 * The router's parts carry a name for tools of development, set by statements that no build may leave out: links that
 * know where one is, forms and prefetching came along to apps that have none of them, 3 kB of each first load. What it
 * warns developers of comes with its package, which is the same for every build.
 */
function routerByItsParts(): Plugin {
  return {
    name: 'router-by-its-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(
            /^var (\w+) = (React\w*)\.(forwardRef|createContext|memo)\(/gm,
            'var $1 = /* @__PURE__ */ $2.$3(',
          ),
        map: null,
      }),
    },
  };
}

/** The runtime of recipes merges objects with helpers for browsers without object spread: 0.3 kB of each first load. */
function recipesWithoutHelpers(): Plugin {
  return {
    name: 'recipes-without-helpers',
    apply: 'build',
    transform: {
      filter: { id: /@vanilla-extract[\\/]recipes[\\/]dist[\\/]createRuntimeFn-[\w-]+\.esm\.js$/ },
      handler: (code) => ({
        code: code.replace(
          '_objectSpread2(_objectSpread2({}, config.defaultVariants), options)',
          '{ ...config.defaultVariants, ...options }',
        ),
        map: null,
      }),
    },
  };
}

/** SWR takes `useSyncExternalStore` from a package that brings it to versions of React that lack it. */
function storesOfReact(): Plugin {
  return {
    name: 'stores-of-react',
    apply: 'build',
    load: {
      filter: { id: /use-sync-external-store[\\/]shim[\\/]index\.js$/ },
      handler: () => `export { useSyncExternalStore } from 'react';`,
    },
  };
}

/** The generated calls are one module, which every page would load in full: each call gets its own. */
function callsApart(): Plugin {
  const importOfCalls = /import \{([^}]*)\} from '([^']*sdk\.gen\.ts)';/g;
  return {
    name: 'calls-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /sdk\.gen\.ts';/ },
      handler: (code) => ({
        code: code.replaceAll(importOfCalls, (_, names: string, file: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import { ${name} } from '${file}?call=${name.split(' ')[0]}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
    load: {
      filter: { id: /sdk\.gen\.ts\?call=/ },
      async handler(id) {
        const [file = '', name = ''] = id.split('?call=');
        const [head, ...calls] = (await readFile(file, 'utf8')).split(/^(?=export const )/m);
        const call = calls.find((text) => text.startsWith(`export const ${name} `));
        if (!call) throw new Error(`The generated client has no call ${name}`);
        return `${head}${call}`;
      },
    },
  };
}

/** Warns in browsers that the apps were not built for, and says so when the app does not even begin. */
function lastResort(mount: string): Plugin {
  const source = fileURLToPath(new URL('./packages/shell/start/last-resort.js', import.meta.url));
  return {
    name: 'last-resort',
    apply: 'build',
    async buildStart() {
      const text = (await readFile(source, 'utf8')).replaceAll('{{browsers}}', browsersInWords);
      const { code } = await minify(text, { ecma: 5, ie8: true });
      if (!code) throw new Error('The script of last resort is empty');
      this.emitFile({ type: 'asset', name: 'last-resort.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((fileName) => fileName.startsWith('assets/last-resort-'));
        if (!file) throw new Error('The script of last resort is not in the build');
        // Comes first, because it must listen before anything can fail.
        return html.replace('</title>', `</title>\n    <script src="${mount}${file}"></script>`);
      },
    },
  };
}

/**
 * The pages share hundreds of small modules, and a file for each would cost a request each: what pages use together
 * shares a file. A module goes into the first group that takes it.
 */
const sharedByPages = [
  { name: 'popup', minShareCount: 2, test: /node_modules[\\/]@floating-ui[\\/]|useAnchoredPopup/ },
  { name: 'form-libraries', minShareCount: 2, test: /node_modules[\\/](zod|@conform-to)[\\/]/ },
  { name: 'icons', minShareCount: 2, test: /node_modules[\\/]lucide/ },
  {
    name: 'forms',
    minShareCount: 4,
    test: inAny(
      /Form[^\\/]*\.tsx?$|[a-z]-form\.ts$|[\\/]fields\.tsx$|RecordDialog|refusal[\\/]form/,
      /MultiCombobox|DatePicker|date-picker-words|FileInput/,
      /[mM]erge[\\/](merge-save|merge-words|useMerged|differing|MergeD)/,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    minShareCount: 4,
    test: inAny(
      // Without what only a few pages show.
      /packages[\\/](ui|shell|i18n)[\\/](?!.*(Print|Report|LineSteps|CopyField|Password|Popover))/,
      /domain[\\/]src[\\/](calendar|merge|planned-classes[\\/](clock|planned-class\.|grouped|class-status))/,
      /api-client[\\/].*(useWrite|same-values|create-with-read-back|showing-plans)/,
      /apps[\\/]\w+[\\/]src[\\/](copy[\\/]|parts[\\/](Action|Refused))|combobox-words|ClassStatus/,
    ),
    includeDependenciesRecursively: false,
  },
];

function inAny(...patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** Without the times that each plugin took, which say nothing to who builds. */
const checks = { bundlerTimings: false };

/** What the three apps build alike: `mount` is the path of the app on the one origin, such as `/admin/`. */
export function appConfig(mount: `/${string}`): UserConfig {
  return {
    base: mount,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      preloadFont(mount),
      versionFile(mount),
      lastResort(mount),
      eventStreamsOnDemand(),
      callsApart(),
      routerByItsParts(),
      recipesWithoutHelpers(),
      storesOfReact(),
    ],
    resolve: { conditions },
    // A worker is built separately, with its own settings.
    // As a module, because the code pages of old spreadsheets are a chunk of their own.
    worker: { format: 'es', rolldownOptions: { checks, output: { minify: true } } },
    build: {
      outDir: `${siteFolder}${mount.slice(1)}`,
      // The folder of the root app holds the other two: `tools/build-apps.ts` empties it.
      emptyOutDir: mount !== '/',
      target: buildTargets,
      // A few seconds more for 1 kB less of the first load, after brotli.
      minify: 'terser',
      terserOptions: { compress: { passes: 3 } },
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        output: {
          // Shared chunks would be named after every page that shares them.
          // The first load names every file, so each character of a hash counts.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              // What changes with a new version of a library only, and stays in browsers until then.
              {
                name: 'libraries',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|swr|ofetch)[\\/]/,
              },
              // Only those with which an app starts; the words of other pages come with them.
              { name: 'words-fr', tags: ['$initial'], test: /[\\/](copy|vocabulary)[\\/]fr\.ts$/ },
              { name: 'words-en', tags: ['$initial'], test: /[\\/](copy|vocabulary)[\\/]en\.ts$/ },
              // One file of what every page needs, since each file more costs a request. Barrels make the forms'
              // libraries look as if they belonged to it.
              {
                name: 'start',
                tags: ['$initial'],
                test: (id) =>
                  !/node_modules[\\/](zod|@conform-to|@floating-ui)|-schemas?\.ts$|Form[\\/]|-fields\.ts$|fields\.tsx$|useZodForm/.test(
                    id,
                  ),
                includeDependenciesRecursively: false,
              },
              ...sharedByPages,
            ],
          },
        },
      },
    },
  };
}
