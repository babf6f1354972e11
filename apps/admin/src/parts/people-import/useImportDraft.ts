import { type CellCorrection, correctCell } from '@portal/domain';
import { type UnsavedWork, useUnsavedWork } from '@portal/shell';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { changedDraft, draftFor, type ImportDraft, noDraft } from './import-draft';

export interface ImportDraftState {
  /** What was changed by hand in the chosen file. */
  draft: ImportDraft;
  /** The name of a file whose restored changes wait until it is chosen again; null if there is none. */
  awaitedFile: string | null;
  /** Matches a column; the identity is stable. */
  match: (place: number, field: string | null) => void;
  /** Corrects a cell whose text in the file is `original`; the identity is stable. */
  correct: (correction: CellCorrection, original: string) => void;
  /** Deletes the draft, once it is imported. */
  clear: () => void;
  work: UnsavedWork<ImportDraft>;
}

/**
 * Holds what was matched and corrected by hand. It is stored in this browser like the input of other forms, and applies
 * to the same file when it is chosen again.
 */
export function useImportDraft(who: 'students' | 'teachers', file: File | null): ImportDraftState {
  const work = useUnsavedWork<ImportDraft>({
    form: 'people-import',
    record: who,
    title: file?.name,
    stored: noDraft,
  });
  const { formKey, values } = work;
  const [held, setHeld] = useState({ formKey, draft: values });
  // A draft was restored.
  if (held.formKey !== formKey) setHeld({ formKey, draft: values });
  const draft = draftFor(held.draft, file);

  const change = (changes: Parameters<typeof changedDraft>[2]) => {
    if (!file) return;
    const next = changedDraft(held.draft, file, changes);
    setHeld({ formKey, draft: next });
    work.type(() => next);
  };
  // Rows are only rendered again when their handlers change.
  const latest = useRef({ draft, change });
  useLayoutEffect(() => {
    latest.current = { draft, change };
  });
  return {
    draft,
    awaitedFile: work.isRestored && held.draft.file !== draft.file ? held.draft.name : null,
    match: useCallback((place, field) => {
      const { draft, change } = latest.current;
      change({ matches: { ...draft.matches, [place]: field } });
    }, []),
    correct: useCallback((correction, original) => {
      const { draft, change } = latest.current;
      change({ corrections: correctCell(draft.corrections, correction, original) });
    }, []),
    clear: () => work.begin(noDraft),
    work,
  };
}
