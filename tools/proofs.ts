import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { type Catalogue, idsIn } from './requirement-rows';

/** A test of `npm test`, and the rows that it says it proves. */
export interface Proof {
  kind: 'rule' | 'story' | 'journey';
  /** From the root of the workspace, with slashes. */
  file: string;
  /** As its runner knows it: the title of a rule after those of its blocks, the name of a story, the title of a journey. */
  name: string;
  /** The rows in its own title or tags. What a block, a comment or the tags of a whole file name is not counted. */
  rows: string[];
  /** False for a story that only shows something: nothing of it can fail. */
  asserts: boolean;
}

/** How many rows one title may name: who reads that more are broken does not know what to look at. */
export const mostRows = 8;

/** Every test of `npm test`, as the runners themselves list them; journeys that only a release runs are left out. */
export function listProofs(root: string, catalogue: Catalogue): Proof[] {
  return [...listRules(root, catalogue), ...listStories(root, catalogue), ...listJourneys(root, catalogue)];
}

/** What is wrong with how a test names its rows, in a sentence; undefined when nothing is. */
export function faultOf({ kind, file, name, rows, asserts }: Proof): string | undefined {
  const where = `${file}, "${name}"`;
  if (rows.length > mostRows) return `${where} names ${rows.length} rows: ${mostRows} at most`;
  if (rows.length > 0 && !asserts) return `${where} names ${rows.join(', ')} and asserts nothing`;
  if (kind !== 'story' && /[A-Z]-\d{2,3}\s*(?:to|à|–|\.\.)\s*-?\d{2,3}\b/.test(name))
    return `${where} names a range: name each row`;
  return undefined;
}

function listRules(root: string, catalogue: Catalogue): Proof[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const list = join(folder, 'rules.json');
  // Not read from the sources: a title made from a table is known when it runs.
  outputOf(root, 'vitest', ['list', '--project', 'rules', '--no-static-parse', `--json=${list}`]);
  const tests: { name: string; file: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(folder, { recursive: true });
  return tests.map(({ name, file }) => ({
    kind: 'rule',
    file: slashed(relative(root, file)),
    name,
    rows: rowsIn(name.slice(name.lastIndexOf(' > ') + 1), catalogue),
    asserts: true,
  }));
}

function listStories(root: string, catalogue: Catalogue): Proof[] {
  return globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title ?? file,
    }).parse();
    return Object.values(csf._stories).map(({ name = '', tags = [], __stats }): Proof => {
      const rows = rowsIn([name, ...tags].join(' '), catalogue);
      return { kind: 'story', file: slashed(file), name, rows, asserts: __stats.play === true };
    });
  });
}

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

const rowsIn = (text: string, catalogue: Catalogue) => [...new Set(idsIn(text, catalogue))];
const slashed = (path: string) => path.replaceAll('\\', '/');

/** What a command of the workspace prints; throws what it complained of when it fails. */
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
