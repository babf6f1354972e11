import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';

/** Kinds of records that a note can be about (NOTES-03). */
export type NoteSubject = 'students' | 'courses' | 'materials' | 'teachers';

/** A remark that someone left on a record (NOTES-01, NOTES-02). */
export interface Note {
  id: number;
  text: string;
  author: Person | null;
  subject: NoteSubject;
  /** Id of the record that the note is about. */
  subjectId: number;
  createdAt: Timestamp | null;
}
