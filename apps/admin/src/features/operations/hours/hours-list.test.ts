import { anHoursRow, aStatement } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { foundMonths, narrowedMonths, scopeCounts, shownMonth } from './hours-list';

const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
const chloe = { id: 3, name: 'Chloé', lastName: 'Nœl' };
const english = { id: 2, name: 'English' };
const rows = [
  anHoursRow({ minutes: 60, amountCents: 9000 }),
  anHoursRow({ teacher: andrew, minutes: 90, amountCents: 1000, language: english }),
  anHoursRow({ teacher: chloe, minutes: 30, amountCents: 2000 }),
];
const statements = [
  aStatement({ teacher: andrew }),
  aStatement({ teacher: chloe, status: 'approved', added: 1 }),
];
const all = narrowedMonths(rows, statements, { companyId: 0, languageId: 0, courseTypeId: 0 });
const find = (asked: Partial<Parameters<typeof foundMonths>[1]>) =>
  foundMonths(all, { scope: 'all', search: '', sort: 'teacher', direction: 'ASC', ...asked }).map(
    ({ id }) => id,
  );

describe('the months that are found', () => {
  it.each([
    [{}, [2, 3, 1]],
    [{ direction: 'DESC' }, [1, 3, 2]],
    [{ sort: 'hours' }, [3, 1, 2]],
    [{ sort: 'amount', direction: 'DESC' }, [1, 3, 2]],
    [{ scope: 'open' }, [1]],
    [{ scope: 'submitted' }, [2]],
    [{ scope: 'changed' }, [3]],
    [{ search: 'chloe noel' }, [3]],
    [{ search: 'VILL' }, [1]],
    [{ search: 'villeneuve andrew' }, []],
  ] as const)('%o', (asked, ids) => {
    expect(find(asked)).toEqual(ids);
  });

  it('keep a filtered teacher with the statement, and leave out those who have nothing of it', () => {
    const found = narrowedMonths(rows, statements, { companyId: 0, languageId: 2, courseTypeId: 0 });
    expect(found.map(({ id, status, minutes }) => [id, status, minutes])).toEqual([[2, 'submitted', 90]]);
  });
});

it('counts each choice', () => {
  expect(scopeCounts(all)).toEqual({
    all: 3,
    open: 1,
    submitted: 1,
    returned: 0,
    approved: 1,
    exported: 0,
    changed: 1,
  });
});

it.each([
  ['2026-03', '2026-03'],
  ['', '2025-12'],
  ['2026-13', '2025-12'],
])('shows for the address "%s" the month %s in January 2026', (asked, month) => {
  expect(shownMonth(asked, '2026-01-15')).toBe(month);
});
