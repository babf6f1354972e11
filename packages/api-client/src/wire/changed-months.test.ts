import { expect, it } from 'vitest';
import { changedMonthsFromWire, changedMonthToWire } from './changed-months.ts';

const wire = { teacher_id: 3, month: '2026-11', status: 'open', before_cents: 1, after_cents: 2 } as const;

it('months that change hands are read with the name of their teacher, and written field by field', () => {
  const [month, ...others] = changedMonthsFromWire(
    [wire, { ...wire, teacher_id: 4 }],
    [{ id: 3, name: 'Léa', last_name: 'Roy' }],
  );
  const teacher = { id: 3, name: 'Léa', lastName: 'Roy' };
  expect(month).toStrictEqual({
    teacher,
    month: '2026-11',
    status: 'open',
    beforeCents: 1,
    afterCents: 2,
  });
  expect(others).toEqual([]);
  expect(month && changedMonthToWire(month)).toStrictEqual(wire);
});
