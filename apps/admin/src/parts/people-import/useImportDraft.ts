import { type CellCorrection, correctCell } from '@portal/domain';
import { type UnsavedWork, useUnsavedWork } from '@portal/shell';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  changedDraft,
  chosenSheet,
  clearedDraft,
  draftFor,
  type FileDraft,
  fileDrafts,
  type ImportDraft,
  noDraft,
  type SheetDraft,
} from './import-draft';

export interface ImportDraftState {
  /** The manual changes to the selected file. */
  draft: FileDraft;
  /** The files with restored changes, which apply once the user selects these files again. */
  awaited: readonly FileDraft[];
  /** Matches a column; the identity is stable. */
  match: (place: number, field: string | null) => void;
  /** Corrects a cell whose text in the file is `original`; the identity is stable. */
  correct: (correction: CellCorrection, original: string) => void;
  /** Chooses another sheet and keeps the changes to the current one. */
  chooseSheet: (from: string, to: string) => void;
  /** Chooses the heading row by its number. */
  chooseHeadRow: (headRow: number) => void;
  /** Imports rows that are hidden in the file, or leaves them out. */
  leaveOutHidden: (leavesOut: boolean) => void;
  /** Deletes the draft of the selected file after its import. */
  clear: () => void;
  work: UnsavedWork<ImportDraft>;
}

/**
 * Keeps the manual matches and corrections. They are stored in this browser like the input of other forms, and apply
 * when the same file is selected again. Other files keep theirs.
 */
export function useImportDraft(who: 'students' | 'teachers', file: File | null): ImportDraftState {
  const [held, setHeld] = useState({ formKey: '', draft: noDraft });
  const work = useUnsavedWork<ImportDraft>({
    form: 'people-import',
    record: who,
    // Without a title if there are several files, because one name would not mention the others.
    title: held.draft.others.length > 0 ? '' : held.draft.name,
    stored: noDraft,
  });
  const { formKey, values } = work;
  // A draft was restored.
  if (held.formKey !== formKey) setHeld({ formKey, draft: values });
  const draft = draftFor(held.draft, file);

  const replace = (next: ImportDraft) => {
    setHeld({ formKey, draft: next });
    work.type(() => next);
  };
  const change = (changes: Partial<SheetDraft>) => {
    if (file) replace(changedDraft(held.draft, file, changes));
  };
  // A ref, so that the handlers are stable: rows re-render when handlers change.
  const latest = useRef({ draft, change });
  useLayoutEffect(() => {
    latest.current = { draft, change };
  });
  return {
    draft,
    awaited: work.isRestored ? fileDrafts(held.draft).filter((other) => other.file !== draft.file) : [],
    match: useCallback((place, field) => {
      const { draft, change } = latest.current;
      change({ matches: { ...draft.matches, [place]: field } });
    }, []),
    correct: useCallback((correction, original) => {
      const { draft, change } = latest.current;
      change({ corrections: correctCell(draft.corrections, correction, original) });
    }, []),
    chooseSheet: (from, to) => {
      if (file) replace(chosenSheet(held.draft, file, { from, to }));
    },
    chooseHeadRow: (headRow) => change({ headRow }),
    leaveOutHidden: (leavesOutHidden) => change({ leavesOutHidden }),
    clear: () => {
      if (!file || latest.current.draft.file === '') return;
      replace(clearedDraft(held.draft, file));
      // Stores the draft now instead of after a pause.
      work.typed();
    },
    work,
  };
}
