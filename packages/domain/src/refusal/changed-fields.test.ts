import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const record = {
  title: 'Défi',
  done: false,
  aids: ['apps', 'tv'],
  rates: [{ courseTypeId: '1', rate: '42' }],
};

it.each([
  [{}, []],
  [{ aids: ['apps', 'tv'] }, []],
  [{ title: 'Défi 2' }, ['title']],
  [{ done: true, aids: ['apps'] }, ['done', 'aids']],
  [{ aids: [] }, ['aids']],
  [{ rates: [{ courseTypeId: '1', rate: '42' }] }, []],
  [{ rates: [{ courseTypeId: '1', rate: '44' }] }, ['rates']],
])('finds in %j the changed fields %j', (change, fields) => {
  expect(changedFields(record, { ...record, ...change })).toEqual(fields);
});
