import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The documents with commands. */
const documents = [
  '*.md',
  'docs/**/*.md',
  'packages/*/README.md',
  'mock-api/README.md',
  'server/README.md',
  'bench/README.md',
  '.storybook/docs/*.mdx',
];

/** A command of this workspace in a document. */
export interface DocumentedCommand {
  readonly document: string;
  /** The command without its comment: `npm start -- --data large`. */
  readonly line: string;
  /** The script in package.json; undefined when there is none. */
  readonly script: string | undefined;
}

/** The paths of all documents, relative to the root. */
export const documentPaths = (): string[] =>
  documents.flatMap((pattern) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/')));

/** Finds every command in shell blocks, sentences and tables. */
export function documentedCommands(): DocumentedCommand[] {
  return documentPaths().flatMap((document) =>
    commandsIn(readFileSync(join(root, document), 'utf8'), document),
  );
}

/** The commands of one document. */
export function commandsIn(text: string, document: string): DocumentedCommand[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const inline = [...text.matchAll(/`((?:[A-Z_]+=\S+ )?(?:npm|npx|pnpm) [^`\n]+)`/g)].map(
    ([, line = '']) => line,
  );
  return [...blocks, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ document, line, script: scriptOf(line) }));
}

function scriptOf(line: string): string | undefined {
  const [, script] = /(?:^|\s)npm (?:run )?([\w:]+)/.exec(line) ?? [];
  return script;
}

/** Documented commands that `tools/try-documented.ts` runs in `npm run test:full`, in addition to its own steps. */
export const triedApart = ['start', 'dev', 'serve', 'storybook', 'api:check', 'chromatic'] as const;

/** Commands that no test runs, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  test: 'runs this',
  'test:full': 'runs this',
  'test:mutation':
    'takes twenty minutes, and with `--screens` half an hour; `npm run test:full` tries an eighth of the files',
  'test:browsers': 'is part of `npm run test:full`, as a step and as a project of the journeys',
  audit: 'asks a registry for known holes, which a machine without one cannot',
  'mock:reset': 'forgets what somebody has changed on this machine',
  'test:visual':
    'compares with pictures that the machine itself made before: the first run of a machine has none',
  pictures: 'takes pictures for somebody to look at; the walk opens the same screens',
  server: '`server/src/serve.test.ts` and `server/src/cli.release.test.ts` run its commands',
  'bench:api': 'measures, on a machine that does nothing else',
  'bench:compare': 'measures another commit too, on a machine that does nothing else',
  'bench:lock': 'asks a registry for newer packages',
  'bench:load': 'measures, on a machine that does nothing else',
  'bench:lists': 'measures, on a machine that does nothing else',
  bench: 'measures, for half an hour, on a machine that does nothing else',
  'bench:combobox': 'measures, on a machine that does nothing else',
  'bench:tasks': 'measures, on a machine that does nothing else',
};

const byRoot = 'needs root and systemd: docs/operate/first-day.md says where it was tried';

/** Commands that are not scripts of this workspace, with the test that covers them. */
export const foreign: Readonly<Record<string, string>> = {
  'npx pnpm@12.21.0 pack': '`npm run test:packages` packs both packages',
  'node_modules/.bin/vitest run --project server': '`npm test` runs this project',
  'npx pnpm@12.21.0 --filter @portal/server update --latest moment-timezone':
    'it replaces a dependency by what the registry has that day',
  'npx pnpm@12.21.0 --filter @portal/server update --latest date-holidays':
    'it replaces a dependency by what the registry has that day',
  'npx pnpm@12.21.0 --filter @portal/api-client generate': '`npm run check` generates the client',
  'node tools/verify-initials.mjs chain.json': '`tools/verify-initials.test.ts` runs it',
  'node tools/verify-initials.mjs chain.json --last DIGEST':
    '`tools/verify-initials.test.ts` tries the option',
  'useradd --system --home-dir /var/lib/portal --shell /usr/sbin/nologin portal': byRoot,
  'install -d /etc/portal': byRoot,
  'install -m 0600 /dev/null /etc/portal/portal.env': byRoot,
  'install -d -m 0700 -o portal -g portal /var/backups/portal': byRoot,
};
