import { expect, it } from 'vitest';
import { aNote } from './note.fixtures.ts';
import { newestNotesFirst } from './note-order.ts';

it('shows the newest note first, in whatever order they come', () => {
  const notes = [
    aNote({ id: 1, createdAt: '2026-11-18T15:00:00.000Z' }),
    aNote({ id: 2, createdAt: null }),
    aNote({ id: 3, createdAt: '2026-11-18T16:30:00.000Z' }),
    aNote({ id: 4, createdAt: '2026-11-18T15:00:00.000Z' }),
  ];
  expect(newestNotesFirst(notes).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  expect(notes.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
