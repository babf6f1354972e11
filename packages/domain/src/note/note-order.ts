import type { Note } from './note.ts';

/** Returns the notes newest first; those without a time come last. */
export function newestNotesFirst(notes: readonly Note[]): Note[] {
  return [...notes].sort((a, b) => later(a, b) || b.id - a.id);
}

/** Timestamps of one server have the same format, so they compare as strings. */
function later(a: Note, b: Note): number {
  const [first, second] = [a.createdAt ?? '', b.createdAt ?? ''];
  if (first === second) return 0;
  return first > second ? -1 : 1;
}
