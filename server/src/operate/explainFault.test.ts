import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentsUnavailable } from '../files/Contents.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { explainFault } from './explainFault.ts';

function errorOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe('an error of the file system', () => {
  it('names the path, what is wrong and what to do', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const said = (act: () => unknown) => explainFault(errorOf(act));
    expect(said(() => readFileSync(join(folder, 'none')))).toBe(
      `Stopped, because ${folder}/none does not exist (ENOENT): create it or bring it back, or correct the path`,
    );
    expect(said(() => mkdtempSync(join(folder, 'none', 'draft-')))).toBe(
      `Stopped, because ${folder}/none does not exist (ENOENT): create it or bring it back, or correct the path`,
    );
    expect(said(() => mkdirSync(join(file, 'data'), { recursive: true }))).toBe(
      `Stopped, because ${file}/data leads through a file (ENOTDIR): correct the path`,
    );
    expect(said(() => readFileSync(folder))).toBe(
      'Stopped, because a path is a folder (EISDIR): name a file',
    );
  });

  it.each([
    ['EACCES', 'open', 'is closed to this account'],
    ['EROFS', 'mkdir', 'is on a disk that is read only'],
    ['ENOSPC', 'write', 'is on a disk that is full'],
  ])('with the code %s is explained', (code, syscall, problem) => {
    const error = Object.assign(new Error('failed'), { code, syscall, path: '/srv/portal' });
    expect(explainFault(error)).toContain(`Stopped, because /srv/portal ${problem} (${code}): `);
  });
});

it('explains what the object store answers, and not as an outage of the database', () => {
  expect(explainFault(new ContentsUnavailable('ECONNREFUSED'))).toBe(
    'Stopped, because the object store answers ECONNREFUSED: see npm run server -- doctor, which checks the settings of the object store',
  );
});

it('leaves a fault of the program to its stack', () => {
  expect(explainFault(new TypeError('x is not a function'))).toBeNull();
  expect(explainFault(Object.assign(new Error('spawn'), { code: 'ENOENT', syscall: 'spawn x' }))).toBeNull();
});
