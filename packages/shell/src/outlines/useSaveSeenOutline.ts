import { ApiError, useReadOutline, useSaveOutline } from '@portal/api-client';
import {
  type Outline,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  type OutlineStatus,
  outlineFormText,
  outlineStatusAfter,
} from '@portal/domain';
import { useRef, useState } from 'react';
import { isOthersChange } from '../unsaved/unsaved-work';
import type { UnsavedWork } from '../unsaved/useUnsavedWork';

/** What the person wants to save, and what someone else has saved meanwhile. */
export interface OutlineClash {
  mine: OutlineFormValues;
  action: OutlineAction;
  theirs: Outline | null;
}

export interface SaveSeenOutlineOptions {
  /** Told what is under way; null when nothing is any more. */
  onSaving: (action: OutlineAction | null) => void;
  onSaved: (action: OutlineAction) => void;
  /** Says so, and returns how to take that back: another try makes it old. */
  onFailed: () => () => void;
}

/**
 * Saves an outline, unless someone else has changed what the person has not seen: that is then a `clash` to ask about
 * (decision 36). `save` takes what is typed, how it is saved and what the person knows to be stored; it never rejects.
 */
export function useSaveSeenOutline(
  contractId: number,
  work: UnsavedWork<OutlineFormText>,
  { onSaving, onSaved, onFailed }: SaveSeenOutlineOptions,
) {
  const readOutline = useReadOutline();
  const saveOutline = useSaveOutline();
  const [failure, setFailure] = useState<unknown>(null);
  const [clash, setClash] = useState<OutlineClash | null>(null);
  const takeBack = useRef(() => {});
  /** The save that got no answer: it may have arrived. */
  const unheard = useRef<{ action: OutlineAction; status: OutlineStatus } | null>(null);

  /** Whether it was saved; a change that nobody has seen is asked about instead. */
  const saveUnlessChanged = async (
    mine: OutlineFormValues,
    action: OutlineAction,
    seen: OutlineFormText,
  ): Promise<boolean> => {
    const arrived = work.sending(mine);
    let theirs = await readOutline(contractId);
    const write = async () => {
      const status = outlineStatusAfter(action, theirs);
      unheard.current = { action, status };
      const saved = await saveOutline(contractId, mine, status, theirs);
      unheard.current = null;
      arrived(outlineFormText(saved));
      return true;
    };
    const isUnseen = () => work.isOthersChange(outlineFormText(theirs), seen);
    const ask = () => {
      setClash({ mine, action, theirs });
      return false;
    };
    // To submit once more what has arrived would make it one that was submitted again.
    const { action: asked, status } = unheard.current ?? {};
    if (theirs && asked === action && theirs.status === status) {
      const stored = outlineFormText(theirs);
      if (!isOthersChange<object>(stored, mine, [])) {
        unheard.current = null;
        arrived(stored);
        return true;
      }
    }
    if (isUnseen()) return ask();
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      // Created or changed between the reading and the saving.
      theirs = await readOutline(contractId);
      return isUnseen() ? ask() : write();
    }
  };

  const save = async (mine: OutlineFormValues, action: OutlineAction, seen: OutlineFormText) => {
    takeBack.current();
    setFailure(null);
    onSaving(action);
    try {
      if (await saveUnlessChanged(mine, action, seen)) onSaved(action);
    } catch (error) {
      setFailure(error);
      takeBack.current = onFailed();
    } finally {
      onSaving(null);
    }
  };

  return { save, failure, clash, dismissClash: () => setClash(null) };
}
