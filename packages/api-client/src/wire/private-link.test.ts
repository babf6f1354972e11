import { expect, it } from 'vitest';
import { type LinkFilters, linkFiltersToWire } from './private-link.ts';

const everything = {
  kind: 'company',
  state: undefined,
  search: undefined,
  orderBy: undefined,
  orderDirection: undefined,
  page: 1,
  resourcesPerPage: 50,
};

it.each<[LinkFilters, object]>([
  [{ kind: 'company' }, everything],
  [{ kind: 'company', search: '' }, everything],
  [
    {
      kind: 'student',
      state: 'expired',
      search: 'inès',
      page: 2,
      pageSize: 10,
      sort: { by: 'timesOpened', direction: 'ASC' },
    },
    {
      kind: 'student',
      state: 'expired',
      search: 'inès',
      page: 2,
      resourcesPerPage: 10,
      orderBy: 'times_opened',
      orderDirection: 'ASC',
    },
  ],
])('asks for private links with %j', (filters, query) => {
  expect(linkFiltersToWire(filters)).toStrictEqual(query);
});
