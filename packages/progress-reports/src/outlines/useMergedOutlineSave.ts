import { ApiError, useReadOutline, useSaveOutline } from '@portal/api-client';
import {
  type Outline,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  outlineFormText,
  outlineSchema,
  outlineStatusAfter,
} from '@portal/domain';
import { useMergedSave } from '@portal/records';
import type { UnsavedWork } from '@portal/shell';
import { useOutlineMergeTexts } from '@portal/views';
import { type ReactNode, useRef, useState } from 'react';

export interface MergedOutlineSaveOptions {
  /** Called with the running action, or null when idle. */
  onSaving: (action: OutlineAction | null) => void;
  /** Called after saving, with the previously stored outline; null if there was none. */
  onSaved: (action: OutlineAction, before: Outline | null) => void;
  /** Shows that the save failed; returns a function that dismisses the message before the next attempt. */
  onFailed: (error: unknown) => () => void;
  /** Opens the history of the outline; shown next to the question about conflicting changes. */
  history?: ReactNode;
}

export interface MergedOutlineSave {
  /** Saves the form; never rejects. */
  save: (mine: OutlineFormValues, action: OutlineAction) => Promise<void>;
  /** The error of the last save; null if it succeeded. */
  failure: unknown;
  /** Render it next to the form: the dialog about conflicting changes. */
  feedback: ReactNode;
}

const groups = [
  ['emphasis', 'otherEmphasis'],
  ['learningAids', 'otherLearningAid'],
] as const;

/** Saves an outline, merged with what another user has saved in the meantime (DECISION-37). */
export function useMergedOutlineSave(
  contractId: number,
  work: UnsavedWork<OutlineFormText>,
  { onSaving, onSaved, onFailed, history }: MergedOutlineSaveOptions,
): MergedOutlineSave {
  const readOutline = useReadOutline();
  const saveOutline = useSaveOutline();
  const [failure, setFailure] = useState<unknown>(null);
  const dismissFailure = useRef(() => {});
  const action = useRef<OutlineAction>('save');
  const before = useRef<Outline | null>(null);

  const merged = useMergedSave<Outline | null, OutlineFormText, OutlineFormValues>({
    work,
    schema: outlineSchema,
    read: () => readOutline(contractId),
    write({ values, stored, intention }) {
      before.current = stored;
      const status = outlineStatusAfter(action.current, stored);
      return saveOutline(contractId, values, status, stored, stored ? undefined : intention);
    },
    textOf: outlineFormText,
    texts: { ...useOutlineMergeTexts(), history },
    groups,
    // A 412, or a record that someone created in the meantime. Other conflict codes are rejections, such as an archived
    // contract.
    isConflict: (error) =>
      error instanceof ApiError &&
      error.code === 'conflict' &&
      (error.status === 412 || before.current === null),
  });

  const save = async (mine: OutlineFormValues, nextAction: OutlineAction) => {
    dismissFailure.current();
    setFailure(null);
    action.current = nextAction;
    onSaving(nextAction);
    try {
      if (await merged.save(mine)) onSaved(nextAction, before.current);
    } catch (error) {
      setFailure(error);
      dismissFailure.current = onFailed(error);
    } finally {
      onSaving(null);
    }
  };

  return { save, failure, feedback: merged.feedback };
}
