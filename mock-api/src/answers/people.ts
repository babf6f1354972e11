import type { CourseOfPerson, Named, PersonName, SessionUser } from '@portal/api-client/treaty';
import type { Store } from '../store/Store.ts';
import type { ContractRow, UserRow } from '../store/tables.ts';

/** Id and name, null when there is no such record. */
export function named(row: { readonly id: number; readonly name: string } | undefined): Named | null {
  return row ? { id: row.id, name: row.name } : null;
}

export function personName(row: {
  readonly id: number;
  readonly name: string;
  readonly lastName: string;
}): PersonName {
  return { id: row.id, name: row.name, last_name: row.lastName };
}

export function sessionUser(user: UserRow): SessionUser {
  return { id: user.id, name: user.name, last_name: user.lastName, role: user.role };
}

/** A contract as its people carry it. */
export function courseOfPerson(store: Store, contract: ContractRow): CourseOfPerson {
  return {
    id: contract.id,
    course_status_id: contract.statusId,
    client_details: { contract_number: contract.number },
    course_type: named(store.get('courseTypes', contract.courseTypeId)),
    complementary_description_type: contract.complementaryDescription,
    course_details: { start_date: contract.startsOn, end_date: contract.endsOn },
  };
}

/** 1 when the record has a note (OPEN-93). */
export function hasNotes(store: Store, noteType: string, id: number): 0 | 1 {
  return store.by('notesByRef', id).some((note) => note.noteType === noteType) ? 1 : 0;
}
