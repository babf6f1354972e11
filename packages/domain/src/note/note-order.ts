import type { Note } from './note.ts';

/** The notes as they are read: the newest first, those without a time last. */
export function newestNotesFirst(notes: readonly Note[]): Note[] {
  return [...notes].sort((a, b) => later(a, b) || b.id - a.id);
}

/** Instants of one server are written alike, so that their order is that of their letters. */
function later(a: Note, b: Note): number {
  const [first, second] = [a.createdAt ?? '', b.createdAt ?? ''];
  if (first === second) return 0;
  return first > second ? -1 : 1;
}
