import { useLayoutEffect, useRef } from 'react';
import { type Draft, isSame } from './unsaved-work';

interface TypingOptions<Values> {
  keep: (draft: Draft) => void;
  drop: (draft: Draft) => void;
  /** Creates the draft of these values for the form on screen. */
  draftOf: (typed: Values) => Draft<Values>;
  unsaved: boolean;
  markUnsaved: (unsaved: boolean) => void;
  /** Changes when the form shows another record; the input of the previous record is read before that. */
  placeKey: string;
}

interface TypingState<Values> {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Reads the fields; null if there is nothing unread. */
  read: (() => Values) | null;
  /** The last stored draft of this form. */
  draft: Draft<Values> | null;
  sinceSending: boolean;
}

export type Typing<Values extends object> = ReturnType<typeof useTyping<Values>>;

/** Pause in typing after which the fields are read, in milliseconds. */
const pause = 400;

/** Reads the fields of a form when typing pauses, and stores the input. */
export function useTyping<Values extends object>({
  keep,
  drop,
  draftOf,
  unsaved,
  markUnsaved,
  placeKey,
}: TypingOptions<Values>) {
  const state = useRef<TypingState<Values>>({
    timer: undefined,
    read: null,
    draft: null,
    sinceSending: false,
  });
  const update = (changes: Partial<TypingState<Values>>) => {
    clearTimeout(state.current.timer);
    state.current = { ...state.current, ...changes };
  };
  const flush = () => {
    const { read } = state.current;
    if (!read) return;
    const draft = draftOf(read());
    const isUndone = isSame(draft.typed, draft.initialValues);
    update({ read: null, draft: isUndone ? null : draft });
    if (!isUndone) return keep(draft);
    drop(draft);
    markUnsaved(false);
  };

  const flushOnLeave = useRef(flush);
  useLayoutEffect(() => {
    flushOnLeave.current = flush;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of record counts as leaving
  useLayoutEffect(() => () => flushOnLeave.current(), [placeKey]);

  return {
    /** Reads and stores the input now. */
    flush,
    flushOnLeave,
    type(read: () => Values) {
      update({ read, timer: setTimeout(flush, pause), sinceSending: true });
      // Only once, because setting the state again would re-render the form on each key.
      if (!unsaved) markUnsaved(true);
    },
    /** Returns the values as last read. */
    values: (session: { values: Values }) => state.current.draft?.typed ?? session.values,
    /** Returns the stored draft and discards it with all unread input. */
    takeDraft() {
      const { draft } = state.current;
      update({ read: null, draft: null });
      return draft;
    },
    /** Replaces the stored draft by one with the same input. */
    keepDraft: (draft: Draft<Values>) => update({ read: null, draft }),
    replaceDraft: (draft: Draft<Values>) => update({ read: null, draft, sinceSending: true }),
    beginSending: () => update({ sinceSending: false }),
    isTypedSinceSending: () => state.current.sinceSending,
  };
}
