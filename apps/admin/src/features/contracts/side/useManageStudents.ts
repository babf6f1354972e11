import { useAssignStudents, useUnassignStudents } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { type UnsavedWork, useUnsavedWork } from '@portal/shell';
import { useBusy } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useClashQuestion } from '../../../parts/clashes/useClashQuestion';
import { hasChanges, noChanges, type PickedStudent, picked, type StudentChanges } from './student-changes';

/** The result of a save that failed in part or as a whole. */
export interface StudentsRefused {
  /** The changes that were saved. */
  done: StudentChanges;
  /** The changes that failed and stay unsaved. */
  refused: StudentChanges;
  error: unknown;
}

export interface StudentManagement {
  changes: StudentChanges;
  hasChanges: boolean;
  /** The changes as unsaved work, for restoring them after a reload and for asking before leaving. */
  work: UnsavedWork<StudentChanges>;
  busy: boolean;
  /** The open question about conflicts of the added students. */
  question: ReactNode;
  refusal: StudentsRefused | null;
  pick: (student: PickedStudent, how: { isMember: boolean; wanted: boolean }) => void;
  /** Discards all changes. */
  discard: () => void;
  /**
   * Sends the changes, one batch for each direction; resolves with whether all succeeded (CON-SIDE-19, CON-SIDE-20).
   */
  save: () => Promise<boolean>;
}

/** The unsaved changes of a contract's students; kept outside the dialog, so that closing it loses nothing. */
export function useManageStudents({ id, number }: Contract): StudentManagement {
  const { question, saveAsking } = useClashQuestion();
  const assignStudents = useAssignStudents();
  const unassignStudents = useUnassignStudents();
  const work = useUnsavedWork({ form: 'contract-students', record: id, title: number, stored: noChanges });
  const { formKey } = work;
  const [latest, setLatest] = useState({ formKey, changes: work.values });
  const changes = latest.formKey === formKey ? latest.changes : work.values;
  const [refusal, setRefusal] = useState<StudentsRefused | null>(null);
  const { busy, run } = useBusy();

  const change = (next: StudentChanges) => {
    setLatest({ formKey, changes: next });
    work.type(() => next);
  };

  const save = async () => {
    setRefusal(null);
    const { joining, leaving } = changes;
    // In sequence, because both responses contain the same contract. The second runs even if the first failed.
    const added = await outcomeOf(joining, async (ids) => {
      const saved = await saveAsking(async (options) => {
        await assignStudents(id, ids, options);
        return true;
      });
      return saved !== null;
    });
    // The user does not accept the conflict: return to the dialog without saving.
    if (added.isUnwanted) return false;
    const removed = await outcomeOf(leaving, async (ids) => {
      await unassignStudents(id, ids);
      return true;
    });
    const refused = { joining: added.ok ? [] : joining, leaving: removed.ok ? [] : leaving };
    const done = { joining: added.ok ? joining : [], leaving: removed.ok ? leaving : [] };
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
    question,
    refusal,
    pick: ({ id: studentId, name, lastName, company }, how) =>
      // The draft in the browser contains only the displayed data of a student.
      change(picked(changes, { id: studentId, name, lastName, company }, how)),
    discard: () => {
      work.begin(noChanges);
      setRefusal(null);
    },
    save: async () => (await run(save)) ?? false,
  };
}

async function outcomeOf(
  students: readonly PickedStudent[],
  send: (ids: number[]) => Promise<boolean>,
): Promise<{ ok: boolean; isUnwanted?: boolean; error?: unknown }> {
  if (students.length === 0) return { ok: true };
  try {
    const isSent = await send(students.map(({ id }) => id));
    return isSent ? { ok: true } : { ok: false, isUnwanted: true };
  } catch (error) {
    return { ok: false, error };
  }
}
