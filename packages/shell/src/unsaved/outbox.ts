import type { CalendarDate } from '@portal/domain';
import type { UnsavedForm } from './unsaved-work';

/** A submission that waits to be sent. */
export interface OutboxItem {
  id: string;
  /** The form it was submitted with. */
  form: UnsavedForm;
  /** Name of its record, such as the contract's number. */
  title: string;
  /** The day that it is about. */
  date: CalendarDate;
  /** The server rejected it or its outcome is unknown, so it is not sent until the user decides. */
  needsAnswer: boolean;
}

/** Queue of unsent submissions; sign-out asks about it (DECISION-12). */
export interface Outbox {
  /** Returns a user's queue, oldest first. */
  of: (userId: number) => Promise<readonly OutboxItem[]>;
  /** Tries to send the queue now; resolves with what still waits. */
  send: (userId: number) => Promise<readonly OutboxItem[]>;
  /** Deletes a user's queue. */
  discard: (userId: number) => Promise<void>;
}
