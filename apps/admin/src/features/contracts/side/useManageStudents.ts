import { useAssignStudents, useUnassignStudents } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { type UnsavedWork, useUnsavedWork } from '@portal/shell';
import { useRef, useState } from 'react';
import { hasChanges, noChanges, type PickedStudent, picked, type StudentChanges } from './student-changes';

/** How a save ended that did not go through as a whole. */
export interface StudentsRefused {
  /** What went through. */
  done: StudentChanges;
  /** What did not, and is still to be saved. */
  refused: StudentChanges;
  error: unknown;
}

export interface StudentManagement {
  changes: StudentChanges;
  hasChanges: boolean;
  /** The same over a reload, for what offers it back and what asks before it is left. */
  work: UnsavedWork<StudentChanges>;
  busy: boolean;
  refusal: StudentsRefused | null;
  pick: (student: PickedStudent, how: { isMember: boolean; wanted: boolean }) => void;
  /** Back to who is in the contract. */
  discard: () => void;
  /** Sends what has changed, in one batch each way; whether all of it went through (CON-SIDE-19, CON-SIDE-20). */
  save: () => Promise<boolean>;
}

/** Who joins and who leaves a contract; kept beside the dialog, so that closing it loses nothing. */
export function useManageStudents({ id, number }: Contract): StudentManagement {
  const assignStudents = useAssignStudents();
  const unassignStudents = useUnassignStudents();
  const work = useUnsavedWork({ form: 'contract-students', record: id, title: number, stored: noChanges });
  const { formKey } = work;
  const [latest, setLatest] = useState({ formKey, changes: work.values });
  const changes = latest.formKey === formKey ? latest.changes : work.values;
  const [refusal, setRefusal] = useState<StudentsRefused | null>(null);
  const [busy, setBusy] = useState(false);
  // State changes after the next render; a second click can come before it.
  const underWay = useRef(false);

  const change = (next: StudentChanges) => {
    setLatest({ formKey, changes: next });
    work.type(() => next);
  };

  const save = async () => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    const { joining, leaving } = changes;
    // One after the other: what each answers is about the same contract. The second is tried whatever became of the first.
    const added = await outcomeOf(joining, (ids) => assignStudents(id, ids));
    const removed = await outcomeOf(leaving, (ids) => unassignStudents(id, ids));
    const refused = { joining: added.ok ? [] : joining, leaving: removed.ok ? [] : leaving };
    const done = { joining: added.ok ? joining : [], leaving: removed.ok ? leaving : [] };
    setBusy(false);
    underWay.current = false;
    if (added.ok && removed.ok) {
      work.begin(noChanges);
      return true;
    }
    change(refused);
    setRefusal({ done, refused, error: added.error ?? removed.error });
    return false;
  };

  return {
    changes,
    hasChanges: hasChanges(changes),
    work,
    busy,
    refusal,
    pick: ({ id: studentId, name, lastName, company }, how) =>
      // Kept in the browser: no more of a person than is shown.
      change(picked(changes, { id: studentId, name, lastName, company }, how)),
    discard: () => {
      work.begin(noChanges);
      setRefusal(null);
    },
    save,
  };
}

async function outcomeOf(
  students: readonly PickedStudent[],
  send: (ids: number[]) => Promise<void>,
): Promise<{ ok: boolean; error?: unknown }> {
  if (students.length === 0) return { ok: true };
  try {
    await send(students.map(({ id }) => id));
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}
