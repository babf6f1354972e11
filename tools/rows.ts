import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf, idsIn, readCatalogue } from './requirement-rows';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = /\.(test|spec|test-d)\.tsx?$|\.stories\.tsx$/;
const isJourney = /\.spec\.ts$/;
const passedOver =
  /^(node_modules|dist|\.git|storybook-static|coverage|test-results|playwright-report|peers)$/;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (passedOver.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (isTest.test(entry.name)) yield path;
  }
}

const catalogue = readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const named = new Set<string>();
const unknown: string[] = [];
for (const path of testFiles(root)) {
  for (const id of idsIn(readFileSync(path, 'utf8'), catalogue)) {
    if (!catalogue.known.has(id))
      unknown.push(`${path.slice(root.length)} names ${id}, which docs/requirements.md does not have`);
    else if (!isJourney.test(path)) named.add(id);
  }
}

// Of the journeys, those that `npm test` takes: a row has a proof in every run, not before a release alone.
const { status, stdout, stderr, error } = spawnSync('playwright', ['test', '--list'], {
  cwd: root,
  encoding: 'utf8',
});
if (error) throw error;
if (status !== 0) throw new Error(`The journeys could not be listed:\n${stdout}${stderr}`);
for (const id of idsIn(stdout, catalogue)) named.add(id);

const area = process.argv[2];
if (area) {
  for (const [id, text] of catalogue.required) {
    if (areaOf(id) === area && !named.has(id)) console.log(`${id}  ${text}`);
  }
} else {
  const areas = Map.groupBy(catalogue.required.keys(), areaOf);
  for (const [name, ids] of areas) {
    const done = ids.filter((id) => named.has(id)).length;
    console.log(`${name.padEnd(16)} ${String(done).padStart(4)} / ${ids.length}`);
  }
  const done = [...catalogue.required.keys()].filter((id) => named.has(id)).length;
  console.log(`${'all'.padEnd(16)} ${String(done).padStart(4)} / ${catalogue.required.size}`);
}
if (unknown.length > 0) {
  console.error(unknown.join('\n'));
  process.exit(1);
}
