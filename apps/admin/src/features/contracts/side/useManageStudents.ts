import { useAssignStudents, useUnassignStudents } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { useRef, useState } from 'react';
import { hasChanges, noChanges, picked, type StudentChanges } from './student-changes';

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
  busy: boolean;
  refusal: StudentsRefused | null;
  pick: (student: Student, how: { isMember: boolean; wanted: boolean }) => void;
  /** Back to who is in the contract. */
  discard: () => void;
  /** Sends what has changed, in one batch each way; whether all of it went through (CON-SIDE-19, CON-SIDE-20). */
  save: () => Promise<boolean>;
}

/** Who joins and who leaves a contract; kept beside the dialog, so that closing it loses nothing. */
export function useManageStudents(contractId: number): StudentManagement {
  const assignStudents = useAssignStudents();
  const unassignStudents = useUnassignStudents();
  const [changes, setChanges] = useState(noChanges);
  const [refusal, setRefusal] = useState<StudentsRefused | null>(null);
  const [busy, setBusy] = useState(false);
  // State changes after the next render; a second click can come before it.
  const underWay = useRef(false);

  const save = async () => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    const { joining, leaving } = changes;
    // One after the other: what each answers is about the same contract. The second is tried whatever became of the first.
    const added = await outcomeOf(joining, (ids) => assignStudents(contractId, ids));
    const removed = await outcomeOf(leaving, (ids) => unassignStudents(contractId, ids));
    const refused = { joining: added.ok ? [] : joining, leaving: removed.ok ? [] : leaving };
    const done = { joining: added.ok ? joining : [], leaving: removed.ok ? leaving : [] };
    setChanges(refused);
    setBusy(false);
    underWay.current = false;
    if (added.ok && removed.ok) return true;
    setRefusal({ done, refused, error: added.error ?? removed.error });
    return false;
  };

  return {
    changes,
    hasChanges: hasChanges(changes),
    busy,
    refusal,
    pick: (student, how) => setChanges((before) => picked(before, student, how)),
    discard: () => {
      setChanges(noChanges);
      setRefusal(null);
    },
    save,
  };
}

async function outcomeOf(
  students: readonly Student[],
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
