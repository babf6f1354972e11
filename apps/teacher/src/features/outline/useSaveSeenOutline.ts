import { ApiError, useReadOutline, useSaveOutline } from '@portal/api-client';
import {
  type Outline,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  outlineFormText,
  outlineStatusAfter,
} from '@portal/domain';
import type { UnsavedWork } from '@portal/shell';
import { useRef, useState } from 'react';

/** What the person wants to save, and what someone else has saved meanwhile. */
interface Clash {
  mine: OutlineFormValues;
  action: OutlineAction;
  theirs: Outline | null;
}

interface Outcome {
  onSaved: (action: OutlineAction) => void;
  /** Says so, and returns how to take that back: another try makes it old. */
  onFailed: () => () => void;
}

/** Saves an outline, unless someone else has changed what the person has not seen: that is then asked about (decision 36). */
export function useSaveSeenOutline(
  contractId: number,
  work: UnsavedWork<OutlineFormText>,
  { onSaved, onFailed }: Outcome,
) {
  const readOutline = useReadOutline();
  const saveOutline = useSaveOutline();
  const [saving, setSaving] = useState<OutlineAction | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const takeBack = useRef(() => {});

  /** Whether it was saved; a change that nobody has seen is asked about instead. */
  const saveUnlessChanged = async (
    mine: OutlineFormValues,
    action: OutlineAction,
    seen: OutlineFormText,
  ): Promise<boolean> => {
    const arrived = work.sending(mine);
    let theirs = await readOutline(contractId);
    const write = async () => {
      const saved = await saveOutline(contractId, mine, outlineStatusAfter(action, theirs), theirs);
      arrived(outlineFormText(saved));
      return true;
    };
    const isUnseen = () => work.isOthersChange(outlineFormText(theirs), seen);
    const ask = () => {
      setClash({ mine, action, theirs });
      return false;
    };
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

  /** `seen` is what the person knows to be stored. Never rejects. */
  const save = async (mine: OutlineFormValues, action: OutlineAction, seen: OutlineFormText) => {
    takeBack.current();
    setFailure(null);
    setSaving(action);
    try {
      if (await saveUnlessChanged(mine, action, seen)) onSaved(action);
    } catch (error) {
      setFailure(error);
      takeBack.current = onFailed();
    } finally {
      setSaving(null);
    }
  };

  return { save, saving, failure, clash, dismissClash: () => setClash(null) };
}
