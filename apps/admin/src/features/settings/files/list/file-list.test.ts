import { fileTypes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { fileList } from './file-list';

const { defaults, queryOf, isNarrowed, orderAfterPress } = fileList;

describe('the state of the file manager', () => {
  it('asks for what came last, fifty at once, as it opens (LIMIT-01)', () => {
    expect(queryOf(defaults)).toEqual({
      sort: { by: 'storedAt', direction: 'DESC' },
      page: 1,
      pageSize: 50,
    });
    expect(isNarrowed(defaults)).toBe(false);
  });

  it('asks for a kind, what is undefined, and what was removed (SET-FILE-02, SET-FILE-03, SET-FILE-04, SET-FILE-05, DECISION-28)', () => {
    const state = {
      ...defaults,
      search: 'plan',
      type: 'undefined',
      noContract: true,
      noStudent: true,
      archived: true,
      sort: 'size',
      direction: 'DESC',
      page: 3,
    } as const;
    expect(queryOf(state)).toEqual({
      search: 'plan',
      type: 'undefined',
      withoutContract: true,
      withoutStudent: true,
      removed: true,
      sort: { by: 'size', direction: 'DESC' },
      page: 3,
      pageSize: 50,
    });
    expect(isNarrowed(state)).toBe(true);
  });

  it('can be narrowed to each kind that there is (FILES-01)', () => {
    expect(fileList.choices?.type).toEqual(['', ...fileTypes]);
  });

  it('turns the order round at the second press of a head', () => {
    expect(orderAfterPress(defaults, 'size')).toEqual({ sort: 'size', direction: 'ASC' });
    expect(orderAfterPress({ ...defaults, sort: 'size' }, 'size')).toEqual({
      sort: 'size',
      direction: 'DESC',
    });
    expect(orderAfterPress(defaults, 'menu')).toEqual({});
  });
});
