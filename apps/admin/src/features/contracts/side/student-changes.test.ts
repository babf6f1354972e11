import { aStudent } from '@portal/domain';
import { expect, it } from 'vitest';
import { hasChanges, noChanges, picked } from './student-changes';

const member = { isMember: true };
const other = { isMember: false };
const ines = aStudent();
const zoe = aStudent({ id: 502 });
const linh = aStudent({ id: 503 });

it('adds who was ticked and removes whose tick was taken away (CON-SIDE-19, CON-SIDE-20)', () => {
  let changes = picked(noChanges, zoe, { ...other, wanted: true });
  changes = picked(changes, linh, { ...other, wanted: true });
  changes = picked(changes, ines, { ...member, wanted: false });
  expect(changes).toEqual({ joining: [linh, zoe], leaving: [ines] });
  expect(hasChanges(changes)).toBe(true);
});

it.each([
  { isMember: true, ticks: [false, true] },
  { isMember: false, ticks: [true, false] },
  { isMember: false, ticks: [true, true, false, true, false] },
  { isMember: true, ticks: [true] },
])('sends nothing for who ends as they began: $isMember, $ticks', ({ isMember, ticks }) => {
  const changes = ticks.reduce((before, wanted) => picked(before, ines, { isMember, wanted }), noChanges);
  expect(hasChanges(changes)).toBe(false);
});
