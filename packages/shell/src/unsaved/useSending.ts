import { type RefObject, useRef } from 'react';
import { type FormSession, newSession } from './form-session';
import { type Draft, fieldsChangedBySave, mergeDraft } from './unsaved-work';
import type { Typing } from './useTyping';

interface SendingOptions<Values extends object> {
  /** The form as of this render. */
  session: FormSession<Values>;
  /** The form as last rendered, which may show another record when a response arrives. */
  onScreen: RefObject<{ session: FormSession<Values> }>;
  typing: Typing<Values>;
  draftOf: (typed: Values) => Draft<Values>;
  keep: (draft: Draft) => void;
  drop: (draft: Draft) => void;
  setSession: (change: (now: FormSession<Values>) => FormSession<Values>) => void;
  markUnsaved: (unsaved: boolean) => void;
}

/** Tracks what a form has sent, so that a save leaves only later input unsaved. */
export function useSending<Values extends object>({
  session,
  onScreen,
  typing,
  draftOf,
  keep,
  drop,
  setSession,
  markUnsaved,
}: SendingOptions<Values>) {
  const { placeKey } = session;
  /** Values sent for the open record without a response. */
  const sent = useRef<{ placeKey: string; values: readonly object[] }>({ placeKey, values: [] });
  const sentBefore = () => (sent.current.placeKey === placeKey ? sent.current.values : []);

  const sending = (values?: object) => {
    typing.flush();
    typing.beginSending();
    const draft = draftOf(session.values);
    const typed = typing.values(session);
    sent.current = { placeKey, values: [...sentBefore(), typed, ...(values ? [values] : [])] };
    return (saved?: Values) => {
      typing.flush();
      const isTyped = typing.isTypedSinceSending();
      const latest = typing.values(session);
      drop(draft);
      // Input after this point is saved as a new write with its own key.
      const id = crypto.randomUUID();
      const next = { ...draft, id, typed: latest };
      if (isTyped) keep(next);
      sent.current = { placeKey, values: [] };
      if (onScreen.current.session.placeKey !== placeKey) return;
      if (isTyped) typing.keepDraft(next);
      else typing.takeDraft();
      markUnsaved(isTyped);
      const changed = saved ? fieldsChangedBySave(saved, typed, values) : [];
      if (!saved || changed.length === 0)
        return setSession((now) => ({
          ...now,
          id,
          initialValues: saved ?? now.initialValues,
          isRestored: false,
        }));
      const merged = mergeDraft({ initialValues: typed, typed: latest }, saved);
      setSession(({ version }) => ({
        ...newSession(placeKey, saved, version + 1),
        id,
        values: isTyped ? merged.values : saved,
      }));
    };
  };
  return { sending, sentBefore };
}
