// Verifies the exported chain of a contract's initials, without the portal and without packages (docs/initials.md).
//   node verify-initials.mjs FILE [--last DIGEST]
// Ends with 0 if nothing was changed; otherwise it names each line that was, and ends with 1.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const head = '{"format":"portal-initials-1","lines":[';
const tail = ']}';
const parts = ['class', 'person', 'teacher'];
const noDigest = '0'.repeat(64);

const digestOf = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns what is wrong with the text of an exported chain: the number of each wrong line, and why. */
export function verifyInitials(text, { last } = {}) {
  const rows = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  if (rows[0] !== head) return [{ line: 0, problem: 'the head of the file is another one' }];
  if (rows.at(-1) !== tail) return [{ line: rows.length - 1, problem: 'the end of the file is missing' }];
  const problems = [];
  const lines = rows.slice(1, -1);
  let previous = noDigest;
  for (const [place, row] of lines.entries()) {
    const number = place + 1;
    const isLast = number === lines.length;
    const found = problemOf(row, { number, previous, isLast });
    if (found.problem !== null) problems.push({ line: number, problem: found.problem });
    // A wrong line is named once: the next one is compared with what this line says of itself.
    previous = found.digest ?? nextPrevious(lines[number]) ?? previous;
  }
  if (last !== undefined && problems.length === 0 && previous !== last)
    problems.push({
      line: lines.length + 1,
      problem: 'the last digest is another one: lines are missing at the end, or were added',
    });
  return problems;
}

function problemOf(row, { number, previous, isLast }) {
  if (row.endsWith(',') === isLast) return { problem: 'a comma is missing, or one too many' };
  const own = isLast ? row : row.slice(0, -1);
  const line = parsed(own);
  // Written again, it must be the same text: nothing was added, doubled or spelled differently.
  if (line === null || JSON.stringify(line) !== own)
    return { problem: 'it cannot be read as it was written' };
  const isWhole =
    Object.keys(line).join() === 'sequence,previous,class,person,teacher,digest' &&
    parts.every((name) => Object.keys(line[name] ?? {}).join() === 'text,salt,digest');
  if (!isWhole) return { problem: 'a field is missing, or one too many' };
  const { digest } = line;
  for (const name of parts) {
    const part = line[name];
    if ((part.text === null) !== (part.salt === null))
      return { digest, problem: `the part "${name}" has only one of text and salt` };
    if (part.text !== null && part.digest !== digestOf(part.salt + part.text))
      return { digest, problem: `the part "${name}" was changed` };
  }
  const { sequence } = line;
  const sealed = ['portal-initials-1', sequence, line.previous, ...parts.map((name) => line[name].digest)];
  if (digestOf(sealed.join('\n')) !== digest) return { problem: 'its digest is another one' };
  if (sequence !== number)
    return { digest, problem: `it is line ${sequence} of the chain: a line is missing, or was added` };
  if (line.previous !== previous) return { digest, problem: 'it does not follow the line before' };
  return { digest, problem: null };
}

function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a line says of the one before it. */
function nextPrevious(row) {
  const found = parsed(row?.replace(/,$/, '') ?? '')?.previous;
  return typeof found === 'string' ? found : undefined;
}

function main([file, option, last]) {
  if (file === undefined || (option !== undefined && (option !== '--last' || last === undefined))) {
    console.error('node verify-initials.mjs FILE [--last DIGEST]');
    return 2;
  }
  const text = readFileSync(file, 'utf8');
  const problems = verifyInitials(text, { last });
  for (const { line, problem } of problems) console.log(`Line ${line}: ${problem}`);
  if (problems.length > 0) return 1;
  const lines = text
    .split('\n')
    .slice(1)
    .filter((row) => row.startsWith('{'));
  const end = parsed(lines.at(-1)?.replace(/,$/, '') ?? '')?.digest ?? noDigest;
  const erased = lines.filter((row) => row.includes('"person":{"text":null')).length;
  console.log(`${lines.length} lines, nothing was changed. ${erased} of them are of erased people.`);
  console.log(`Last digest: ${end}`);
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.argv.slice(2));
