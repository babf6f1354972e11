import { describe, expect, it } from 'vitest';
import { changedMigrations, checksumsOfFiles, committedChecksums } from './check-migrations.ts';
import { tasks } from './tasks.mjs';

describe('the migrations', () => {
  it('are as they were committed', () => {
    expect(changedMigrations(committedChecksums(), checksumsOfFiles())).toEqual([]);
  });

  it('stop the build and the check when one has changed, is new or is gone', () => {
    const sums = { '0001-a.sql': 'a', '0002-b.sql': 'b' };
    expect(changedMigrations(sums, { '0001-a.sql': 'other', '0003-c.sql': 'c' })).toEqual([
      '0001-a.sql has changed, but offices have run it as it was: undo the change, and add a new migration',
      '0002-b.sql is gone, but offices have run it: bring it back',
      '0003-c.sql has no checksum: run node tools/check-migrations.ts --add, and commit checksums.json',
    ]);
    const first = (task: 'build' | 'check') => tasks[task]?.[0]?.join(' ');
    expect([first('build'), first('check')]).toEqual([
      'node tools/check-migrations.ts',
      'node tools/check-migrations.ts',
    ]);
  });
});
