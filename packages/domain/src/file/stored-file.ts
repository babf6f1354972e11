import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import { isLocked } from '../contract/contract-status.ts';
import type { Language } from '../language/language.ts';
import type { Person } from '../person/person.ts';

/** Kinds of document (FILES-01); `undefined` is the specification's own word for not sorted yet. */
export const fileTypes = [
  'courseOutline',
  'courseProposal',
  'studentDocuments',
  'progressReport',
  'placementTest',
  'undefined',
] as const;
export type FileType = (typeof fileTypes)[number];

/** A file of the organisation (FILES-02, FILES-03). */
export interface StoredFile {
  id: number;
  title: string;
  /** The file's name, with its extension. */
  name: string;
  type: FileType;
  sizeInBytes: number;
  storedAt: Timestamp | null;
  taggedOn: CalendarDate | null;
  /** What it is filed under; without a status where the backend does not say it. */
  contract: (Pick<Contract, 'id' | 'number'> & Partial<Pick<Contract, 'status'>>) | null;
  student: Person | null;
  language: Pick<Language, 'id' | 'name'> | null;
  /** False once removed, until it is restored (DOMAIN-23, DECISION-28). */
  active: boolean;
}

/** Whether a file is known to be closed to changes with its archived contract (DECISION-40). */
export function isClosedFile({ contract }: Pick<StoredFile, 'contract'>): boolean {
  return isLocked(contract?.status);
}
