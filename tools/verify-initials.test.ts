import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyInitials } from './verify-initials.mjs';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Builds the file of a chain as docs/initials.md describes it. The person of each line in `erased` was erased. */
function bundleOf(marks: readonly string[], erased: readonly number[] = []): string {
  let previous = '0'.repeat(64);
  const rows = marks.map((mark, place) => {
    const sealed = (value: unknown) => {
      const [text, salt] = [JSON.stringify(value), sha(`salt ${place}`).slice(0, 32)];
      return { text, salt, digest: sha(salt + text) };
    };
    const own = {
      class: sealed({ date: '2026-12-31', minutes: 90 }),
      person: sealed({ name: 'Inès', mark }),
      teacher: sealed(null),
    };
    const sequence = place + 1;
    const digests = [own.class.digest, own.person.digest, own.teacher.digest];
    const digest = sha(['portal-initials-1', sequence, previous, ...digests].join('\n'));
    const person = erased.includes(sequence)
      ? { text: null, salt: null, digest: own.person.digest }
      : own.person;
    const line = JSON.stringify({ sequence, previous, ...own, person, digest });
    previous = digest;
    return line;
  });
  return `{"format":"portal-initials-1","lines":[\n${rows.join(',\n')}\n]}\n`;
}

const bundle = bundleOf(['I. F.', 'M10 20L30 40', 'É.']);

describe('the program that verifies initials (DECISION-216)', () => {
  it('finds nothing in an unchanged chain, in an empty one, and after a person was erased', () => {
    expect(verifyInitials(bundle)).toEqual([]);
    expect(verifyInitials(bundleOf([]).replace('[\n\n]', '[\n]'))).toEqual([]);
    expect(verifyInitials(bundleOf(['I. F.', 'A', 'É.'], [1, 2]))).toEqual([]);
  });

  it('names the line of each changed byte', () => {
    const [, ...rows] = bundle.trimEnd().split('\n');
    let start = bundle.indexOf('\n') + 1;
    for (const [place, row] of rows.slice(0, -1).entries()) {
      for (let at = start; at < start + row.length; at += 1) {
        const other = bundle[at] === 'a' ? 'b' : 'a';
        const changed = bundle.slice(0, at) + other + bundle.slice(at + 1);
        const named = verifyInitials(changed).map(({ line }) => line);
        expect([at, named[0], named.length > 0]).toEqual([at, place + 1, true]);
      }
      start += row.length + 1;
    }
  });

  it('names the line from which one is missing, and lines in another order', () => {
    const [head, first, second, third, tail] = bundle.trimEnd().split('\n');
    const without = [head, first, third, tail].join('\n');
    expect(verifyInitials(without)).toMatchObject([
      { line: 2, problem: expect.stringContaining('it is line 3') },
    ]);
    const swapped = [head, second, first, third, tail].join('\n');
    expect(verifyInitials(swapped)[0]).toMatchObject({ line: 1 });
  });

  it('notices lines that are missing at the end by the last digest', () => {
    const last = /"digest":"(\w+)"\}\n\]\}\n$/.exec(bundle)?.[1];
    expect(verifyInitials(bundle, { last })).toEqual([]);
    expect(verifyInitials(bundleOf(['I. F.']), { last })).toMatchObject([{ line: 2 }]);
  });

  it('says so on the command line, and ends with 1 for a changed file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'initials-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const run = (text: string) => {
      const file = join(folder, 'chain.json');
      writeFileSync(file, text);
      const { status, stdout } = spawnSync(process.execPath, ['tools/verify-initials.mjs', file], {
        encoding: 'utf8',
      });
      return [status, stdout];
    };
    expect(run(bundleOf(['I. F.', 'A'], [2]))).toEqual([
      0,
      expect.stringMatching(
        /^2 lines, nothing was changed. 1 of them are of erased people.\nLast digest: \w{64}\n$/,
      ),
    ]);
    expect(run(bundle.replace('M10 20', 'M11 20'))).toEqual([1, 'Line 2: the part "person" was changed\n']);
  });
});
