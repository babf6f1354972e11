import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** The folder into which the three apps are built, ready to be served from one origin. */
export const siteFolder = fileURLToPath(new URL('./dist/', import.meta.url));

/** Reads workspace packages from their sources, so that an edit appears without a build. */
export const conditions = ['@portal/source', ...defaultClientConditions];

import { browsersInWords, buildTargets } from './tools/supported-browsers.ts';

const latinFont = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Preloads the font from the document: found only through the style sheets, it would load after the first text is
 * shown.
 */
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

/** Writes the name of the entry script to a file, so that an open page notices a newer version. */
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

/**
 * Loads the generated client's code for event streams on demand, because only forms use it. Saves 1 kB of each first
 * load.
 */
function eventStreamsOnDemand(): Plugin {
  return {
    name: 'event-streams-on-demand',
    apply: 'build',
    load: {
      // Does not match the module that is loaded on demand, because its URL has a query.
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

/** Splits the generated API calls into one module per call, because every page would otherwise load all of them. */
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

/** Adds the script that warns in browsers for which the apps were not built, and says so if the app does not start. */
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
 * Minifies the scripts of the first load with Terser too. That saves 1 kB of it after Brotli compression; with all other
 * scripts it would take five times as long as the rest of the build.
 */
function minifyFirstLoad(): Plugin {
  return {
    name: 'minify-first-load',
    apply: 'build',
    async renderChunk(code, { isEntry, name }) {
      if (!isEntry && name !== 'libraries') return null;
      const minified = await minify(code, { module: true, compress: { passes: 3 } });
      return { code: minified.code ?? code, map: null };
    },
  };
}

/**
 * Groups of the hundreds of small modules that pages share: one file for each module would cost one request each, so
 * modules that pages use together share a file. A module goes into the first group that matches.
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
      // Without components that only a few pages show.
      /packages[\\/](ui|shell|i18n|records[\\/]src[\\/](list-state|merge))[\\/](?!.*(Print|Report|LineSteps|CopyField|Password|Popover))/,
      /domain[\\/]src[\\/](calendar|merge|planned-classes[\\/](clock|planned-class\.|grouped|class-status))/,
      /api-client[\\/].*(useWrite|same-values|create-with-read-back|showing-plans)/,
      /apps[\\/]\w+[\\/]src[\\/]copy[\\/]|[\\/](ActionDialog|RefusedBanner)\.|combobox-words|ClassStatus/,
    ),
    includeDependenciesRecursively: false,
  },
];

function inAny(...patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** Without the time of each plugin, which is not useful to people who build. */
const checks = { bundlerTimings: false };

/** Returns the build configuration of an app: `mount` is its path on the origin, such as `/admin/`. */
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
      minifyFirstLoad(),
    ],
    // SWR imports `useSyncExternalStore` from a package for versions of React without that hook.
    resolve: { conditions, alias: { 'use-sync-external-store/shim': 'react' } },
    // A worker is built separately, with its own settings. It is a module, because the code pages of old spreadsheets
    // are a separate chunk.
    worker: { format: 'es', rolldownOptions: { checks, output: { minify: true } } },
    build: {
      outDir: `${siteFolder}${mount.slice(1)}`,
      // The folder of the root app contains the other two, so `tools/build-apps.ts` empties it.
      emptyOutDir: mount !== '/',
      target: buildTargets,
      minify: 'oxc',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        output: {
          // Shared chunks would otherwise be named after every page that shares them. Hashes are short, because the
          // first load lists every file name.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              // Libraries, which change only with their versions, so that browsers can cache them until then.
              {
                name: 'libraries',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|swr|ofetch)[\\/]/,
              },
              // Only the texts that an app needs to start; the texts of other pages are loaded with those pages.
              { name: 'words-fr', tags: ['$initial'], test: /[\\/](copy|vocabulary)[\\/]fr\.ts$/ },
              { name: 'words-en', tags: ['$initial'], test: /[\\/](copy|vocabulary)[\\/]en\.ts$/ },
              // Modules that every page needs, in one file, because each file costs a request. The libraries of forms
              // are excluded, although barrel files make them look needed.
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
