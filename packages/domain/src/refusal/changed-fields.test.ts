import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const record = { title: 'Défi', done: false, aids: ['apps', 'tv'] };

it.each([
  [{}, []],
  [{ aids: ['apps', 'tv'] }, []],
  [{ title: 'Défi 2' }, ['title']],
  [{ done: true, aids: ['apps'] }, ['done', 'aids']],
  [{ aids: [] }, ['aids']],
])('finds in %j the changed fields %j', (change, fields) => {
  expect(changedFields(record, { ...record, ...change })).toEqual(fields);
});
