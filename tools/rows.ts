import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listProofs, problemOf } from './proofs.ts';
import { areaOf, idsIn, readCatalogue } from './requirement-rows.ts';

// npm run rows: how many rows of each area a test proves.
// npm run rows -- CON-ATT: the rows of one area, each with the tests that prove it.
// Exits with 1 when no test proves a row, or when a test names rows in a way that proves nothing.

const root = fileURLToPath(new URL('..', import.meta.url));
const catalogue = readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const proofs = listProofs(root, catalogue);
const proved = Map.groupBy(
  proofs.filter(({ asserts }) => asserts).flatMap((proof) => proof.rows.map((row) => ({ row, proof }))),
  ({ row }) => row,
);
const rows = [...catalogue.required.keys()];

const [area] = process.argv.slice(2);
if (area) {
  for (const row of rows.filter((id) => areaOf(id) === area)) {
    console.log(`${row}  ${catalogue.required.get(row)}`);
    for (const { proof } of proved.get(row) ?? []) console.log(`  ${proof.file}: ${proof.name}`);
    if (!proved.has(row)) console.log('  nothing proves it');
  }
} else {
  for (const [name, ids] of [...Map.groupBy(rows, areaOf), ['all', rows] as const]) {
    const done = ids.filter((id) => proved.has(id)).length;
    console.log(`${name.padEnd(16)} ${String(done).padStart(4)} / ${ids.length}`);
  }
}

const problems = [
  ...rows.filter((row) => !proved.has(row)).map((row) => `No test proves ${row}`),
  ...proofs.flatMap((proof) => problemOf(proof) ?? []),
  ...unknownRows(),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Returns ids of rows in test files, including comments, that docs/requirements.md does not contain. */
function unknownRows(): string[] {
  const files = globSync(
    [
      '{apps,packages,mock-api,server,tools,e2e,bench}/**/*.{test,spec}.ts{,x}',
      '{apps,packages}/**/*.stories.tsx',
    ],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  );
  return files.flatMap((file) =>
    idsIn(readFileSync(join(root, file), 'utf8'), catalogue)
      .filter((id) => !catalogue.known.has(id))
      .map((id) => `${file} names ${id}, which docs/requirements.md does not have`),
  );
}
