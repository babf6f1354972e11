import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { type Catalogue, idsIn } from './requirement-rows.ts';

/** A test of `npm test`, and the rows that it names. */
export interface Proof {
  kind: 'rule' | 'story' | 'journey';
  /** Relative to the root of the workspace, with slashes. */
  file: string;
  /** The full name as the runner prints it: blocks and title of a rule, name of a story, title of a journey. */
  name: string;
  /** The rows in its own title or tags, not those of a block, a comment or a whole file. */
  rows: string[];
  /** False for a story without a play function, because it cannot fail. */
  asserts: boolean;
}

/** Maximum number of rows in a title. With more, a failure does not show which row is broken. */
const maxRows = 8;

/** Lists every test of `npm test` as the runners do, without those that only `test:full` runs. */
export function listProofs(root: string, catalogue: Catalogue): Proof[] {
  return [...listRules(root, catalogue), ...listStories(root, catalogue), ...listJourneys(root, catalogue)];
}

/** Describes why a test must not name its rows this way; undefined when it may. */
export function problemOf({ file, name, rows, asserts }: Proof): string | undefined {
  const where = `${file}, "${name}"`;
  if (rows.length > maxRows) return `${where} names ${rows.length} rows: ${maxRows} at most`;
  if (rows.length > 0 && !asserts) return `${where} names ${rows.join(', ')} and asserts nothing`;
  if (/[A-Z]-\d{2,3}\s*(?:to|à|–|\.\.|…)\s*(?:[A-Z-]*-)?\d{2,3}\b/.test(name))
    return `${where} names a range: name each row`;
  return undefined;
}

function listRules(root: string, catalogue: Catalogue): Proof[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const list = join(folder, 'rules.json');
  // Without static parsing, because titles from a table of cases are only known at run time.
  outputOf(root, 'vitest', [
    'list',
    '--project',
    'rules',
    '--project',
    'server',
    '--no-static-parse',
    `--json=${list}`,
  ]);
  const tests: { name: string; file: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(folder, { recursive: true });
  return tests.map(({ name, file }) => ({
    kind: 'rule',
    file: slashed(relative(root, file)),
    name,
    rows: rowsIn(ownTitle(name), catalogue),
    asserts: true,
  }));
}

function listStories(root: string, catalogue: Catalogue): Proof[] {
  return globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    storiesIn(readFileSync(join(root, file), 'utf8'), slashed(file), catalogue),
  );
}

/** The stories of one file, without those that only `test:full` runs. */
export function storiesIn(source: string, file: string, catalogue: Catalogue): Proof[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const stories = Object.values(csf._stories).filter(
    ({ tags = [] }) => !isRelease([...(csf._meta?.tags ?? []), ...tags]),
  );
  return stories.map(({ name = '', tags = [], __stats }) => ({
    kind: 'story',
    file,
    name,
    rows: rowsIn([name, ...tags].join(' '), catalogue),
    asserts: __stats.play === true,
  }));
}

/** Whether the tags of a file and then of a story leave the story to `test:full`: the last of both words counts. */
const isRelease = (tags: string[]) => tags.findLast((tag) => /^!?release$/.test(tag)) === 'release';

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tags: string[] }[];
}

function listJourneys(root: string, catalogue: Catalogue): Proof[] {
  const list = outputOf(root, 'playwright', ['test', '--list', '--reporter=json']);
  const { suites, config }: { suites: Suite[]; config: { rootDir: string } } = JSON.parse(list);
  const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return suites.flatMap(specsOf).map(({ title, file, tags }) => ({
    kind: 'journey',
    file: slashed(relative(root, join(config.rootDir, file))),
    name: title,
    rows: rowsIn([title, ...tags].join(' '), catalogue),
    asserts: true,
  }));
}

/** The title of a rule without those of its blocks. */
export const ownTitle = (name: string): string => name.split(' > ').at(-1) ?? name;

const rowsIn = (text: string, catalogue: Catalogue) => [...new Set(idsIn(text, catalogue))];
const slashed = (path: string) => path.replaceAll('\\', '/');

/** Returns the output of a command of the workspace. Throws its messages when it fails. */
function outputOf(root: string, command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} could not list its tests:\n${stdout}${stderr}`);
  return stdout;
}
