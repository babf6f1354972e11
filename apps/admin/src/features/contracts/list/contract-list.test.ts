import { expect, it } from 'vitest';
import { type ContractListState, contractList } from './contract-list.ts';

const { defaults: atRest, queryOf, orderAfterPress, orderOf } = contractList;

it('opens on active contracts, in pages of 100, by their end (CON-LIST-36, LIMIT-18)', () => {
  expect(queryOf(atRest)).toEqual({
    status: 'activated',
    search: '',
    courseTypeId: undefined,
    sort: { by: 'endsOn', direction: 'ASC' },
    page: 1,
    pageSize: 100,
  });
});

it.each<[ContractListState['status'], object]>([
  ['pending', { by: 'startsOn', direction: 'ASC' }],
  ['activated', { by: 'endsOn', direction: 'ASC' }],
  ['done', { by: 'endsOn', direction: 'DESC' }],
  ['archived', { by: 'number', direction: 'DESC' }],
])('shows %s contracts in the order of that flavour (CON-LIST-10)', (status, order) => {
  expect(orderOf({ ...atRest, status })).toEqual(order);
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone (CON-LIST-10)', () => {
  const first = orderAfterPress(atRest, 'company');
  expect(first).toEqual({ sort: 'company', direction: 'ASC' });
  expect(orderAfterPress({ ...atRest, ...first }, 'company')).toEqual({ sort: 'company', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'endsOn')).toEqual({ sort: 'endsOn', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'notes')).toEqual({});
});
