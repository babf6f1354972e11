import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteFolder } from '../vite.shared.ts';
import { firstLoadFiles, weighed } from './first-load.ts';

/**
 * Size in Brotli kB of the JS and CSS of the smallest code that can show a list. `npm run bench` measures the same
 * code.
 */
const floor = 60.5;

/**
 * Maximum size of each app's first page, as a multiple of `floor`. Everything that the page needs is in its entry
 * chunk.
 */
const budgets = [
  // The goals are 2.6 and 2.3. bench/README.md says what has been added since.
  { app: 'admin, the contract list', page: 'admin/index.html', times: 2.76 },
  { app: "teacher, the teacher's home", page: 'teacher-view/index.html', times: 2.44 },
  // The goal is 2.0. bench/README.md explains what prevents it.
  { app: "reports, a company's reports", page: 'index.html', times: 2.25 },
];

/** Brotli at the highest level, as the build writes it next to each file. The smallest files are sent uncompressed. */
const sentBytes = (address: string) => {
  const content = readFileSync(join(siteFolder, address));
  return Math.min(content.length, brotliCompressSync(content).length);
};

let isOver = false;
for (const { app, page, times } of budgets) {
  const files = firstLoadFiles(readFileSync(join(siteFolder, page), 'utf8'));
  if (files.length < 3) throw new Error(`${page} names ${files.length} files: it is not a page of the build`);
  const limit = times * floor;
  const load = weighed(files.map(sentBytes), limit);
  isOver ||= load.isOver;
  const figures = `${load.kb.toFixed(1)} kB of ${limit.toFixed(1)} (${(load.kb / floor).toFixed(2)} of the floor)`;
  console.log(`First load of ${app}: ${figures}${load.isOver ? ', over its budget' : ''}`);
}
if (isOver) {
  console.error('A first load is over its budget: load on demand what its first screen does not show.');
  process.exit(1);
}
