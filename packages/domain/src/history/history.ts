import type { Timestamp } from '../calendar/calendar-date.ts';
import type { HistoryFieldName, HistoryNoun } from '../field/nouns.ts';
import type { Person } from '../person/person.ts';

/** The records with their own history. */
export const historySubjects = [
  'contract',
  'student',
  'teacher',
  'report',
  'outline',
  'company',
  'material',
  'file',
  'courseType',
  'webhook',
] as const;
export type HistorySubject = (typeof historySubjects)[number];

/** The record whose history to read. */
export interface HistoryOf {
  subject: HistorySubject;
  /** Id of the record; for an outline and for reports, that of the contract. */
  id: number;
  /** The student whose reports of the contract to read; only for reports. */
  studentId?: number;
}

/** A stored value; a reference includes the name of its target. */
export type HistoryValue = string | number | boolean | readonly string[] | HistoryReference | null;

/** The name of a record that a field referred to. */
export interface HistoryReference {
  id: number;
  name: string;
  /** Set for an archived student, teacher, company or language; always undefined if the backend does not report it. */
  archived?: true;
}

/** A changed field. */
export interface HistoryChange {
  field: string;
  before: HistoryValue;
  after: HistoryValue;
  /** Whether the values are secret, such as a private link. */
  isHidden: boolean;
  /** Whether the previous value can be restored. */
  canRestore: boolean;
}

/** The author of a change: a user, the key of another program, a deleted user, the holder of a link, or a command of the server. */
export interface HistoryActor {
  kind: 'user' | 'key' | 'removed' | 'link' | 'system';
  id: number | null;
  name: string;
  lastName: string;
  /** Set for an archived user. */
  archived?: true;
}

export type HistoryAction = 'added' | 'changed' | 'removed' | 'erased';

/** A change of one record. */
export interface HistoryEntry {
  id: number;
  at: Timestamp;
  /** Entries of the same request have the same value. */
  request: string;
  who: HistoryActor;
  action: HistoryAction;
  noun: HistoryNoun;
  /** Such as the name of an added student; null if the noun is enough. */
  name: string | null;
  /** Set if `name` is the name of an archived student, teacher, company or language. */
  archived?: true;
  changes: readonly HistoryChange[];
}

/** The newest entries of a record. */
export interface History {
  entries: readonly HistoryEntry[];
  total: number;
  hasOlder: boolean;
  /** Id of the newest entry, ignoring filters. */
  latest: number | null;
  /** Version of the record for restoring a value; null for records without versions. */
  version: string | null;
  users: readonly Person[];
  /** The fields that have changes. */
  fields: readonly HistoryFieldName[];
}
