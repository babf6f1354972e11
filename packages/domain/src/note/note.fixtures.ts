import type { Note } from './note.ts';

/** A remark about a contract. */
export function aNote(differing: Partial<Note> = {}): Note {
  return {
    id: 4001,
    text: 'La salle 4 n’est pas libre le 24 novembre.',
    author: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    subject: 'courses',
    subjectId: 412,
    createdAt: '2026-11-18T15:42:00.000Z',
    ...differing,
  };
}
