import type { CalendarDate } from '@portal/domain';
import type { UnsavedForm } from './unsaved-work';

/** Something that was submitted and waits to be sent. */
export interface OutboxItem {
  id: string;
  /** The form that it was submitted with. */
  form: UnsavedForm;
  /** What the person calls its record, such as the number of a contract. */
  title: string;
  /** The day that it is about. */
  date: CalendarDate;
  /** It was refused or is unclear, so that it waits for the person and is not sent by itself. */
  needsAnswer: boolean;
}

/** What an app has still to send for a person: Logout asks about it (decision 12). */
export interface Outbox {
  /** What waits of a person, the oldest first. */
  of: (userId: number) => Promise<readonly OutboxItem[]>;
  /** Tries to send it now; resolves with what still waits. */
  send: (userId: number) => Promise<readonly OutboxItem[]>;
  /** Forgets what waits of a person. */
  discard: (userId: number) => Promise<void>;
}
