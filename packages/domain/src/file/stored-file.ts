import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import { isLocked } from '../contract/contract-status.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';

/** Kinds of document (FILES-01); `undefined` is the specification's word for a file not yet filed. */
export const fileTypes = [
  'courseOutline',
  'courseProposal',
  'studentDocuments',
  'progressReport',
  'placementTest',
  'undefined',
] as const;
export type FileType = (typeof fileTypes)[number];

/** A file of the organization (FILES-02, FILES-03). */
export interface StoredFile {
  id: number;
  title: string;
  /** The file's name, with its extension. */
  name: string;
  type: FileType;
  sizeInBytes: number;
  storedAt: Timestamp | null;
  taggedOn: CalendarDate | null;
  /** The contract that it is filed under. The status is missing if the backend does not send it. */
  contract: (Pick<Contract, 'id' | 'number'> & Partial<Pick<Contract, 'status'>>) | null;
  student: Person | null;
  language: NamedReference | null;
  /** False once removed, until it is restored (DOMAIN-23, DECISION-28). */
  active: boolean;
}

/** Returns whether a file is read-only because its contract is archived (DECISION-40). */
export function isClosedFile({ contract }: Pick<StoredFile, 'contract'>): boolean {
  return isLocked(contract?.status);
}
