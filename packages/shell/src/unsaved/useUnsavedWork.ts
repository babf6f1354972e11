import type { Intention } from '@portal/api-client';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../session/useSession';
import { newSession } from './form-session';
import { typedValues } from './typed-values';
import {
  type Draft,
  hasChangedSince,
  isSame,
  mergeDraft,
  type UnsavedForm,
  type UnsavedPlace,
} from './unsaved-work';
import { useBeforeUnload } from './useBeforeUnload';
import { useOffers } from './useOffers';
import { useSending } from './useSending';
import { useStoreWriter } from './useStoreWriter';
import { useTyping } from './useTyping';

export interface UnsavedWorkOptions<Values extends object> {
  /** The form. */
  form: UnsavedForm;
  /** Id of the record; `new` while creating one; both ids if it needs two, such as `12-412`. */
  record: number | string;
  /** Name of the record, such as its number. */
  title?: string;
  /** The stored record as field values (`contractFormText(contract)`). */
  stored: Values;
}

/** A draft that can be restored. */
export interface UnsavedOffer {
  /** When the input was stored, as an ISO instant. */
  savedAt: string;
  /** The record has changed since. */
  changed: boolean;
}

export interface UnsavedWork<Values extends object> {
  /** Key of the form; it changes when the form restarts with other values. */
  formKey: string;
  /** Initial values of the fields. */
  values: Values;
  /** The record when typing began; compare with it to detect changes by someone else. */
  initialValues: Values;
  /** Whether there is unsaved input. */
  unsaved: boolean;
  /** The same without waiting for a render: a finished save may close a dialog before React renders. */
  isUnsaved: () => boolean;
  /** Whether the browser denies storage: a private window, a full disk. */
  refused: boolean;
  /** A draft that can be restored. */
  offer: UnsavedOffer | null;
  /** Whether the form shows a restored draft. */
  isRestored: boolean;
  /** Restores the draft. */
  restoreDraft: () => void;
  /** Deletes the draft. */
  discard: () => void;
  /** For the form element: tracks input in its fields. */
  listeners: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: () => void;
    onReset: () => void;
  };
  /** For a controlled text: call it at each change; `read` is called once typing pauses. */
  type: (read: () => Values) => void;
  /**
   * Call it when a save starts, with the validated values if other users may change the record too. Call the returned
   * function after success, with the saved record as field values: later input stays unsaved, and fields with another
   * user's change show it.
   */
  sending: (values?: object) => (saved?: Values) => void;
  /**
   * Pass it to the write of a new record. It stays the same until a save succeeds, is stored with the draft and restored
   * with it, so that a repeated save never creates a second record (ADR-0016).
   */
  intention: Intention;
  /** Returns the current values of the fields. */
  typed: () => Values;
  /** Returns the values that this form has sent without a response, as typed and as validated. */
  sentBefore: () => readonly object[];
  /** Restarts the form with these values and deletes the input. */
  begin: (values: Values) => void;
  /** Whether the form shows a change by someone else that conflicts with the user's input. */
  isConflicting: boolean;
  /** Shows `values` as unsaved input on a record that holds `stored`. */
  restart: (values: Values, stored: Values, options?: { isConflicting: boolean }) => void;
}

/**
 * Stores unsaved input of a form in this browser for 30 days and offers to restore it, across reloads, lost sessions,
 * failed saves and sign-out. An untouched form follows its record. Passwords and files are never stored.
 */
export function useUnsavedWork<Values extends object>({
  form,
  record,
  title = '',
  stored,
}: UnsavedWorkOptions<Values>): UnsavedWork<Values> {
  const { user } = useSession();
  const place: UnsavedPlace = { userId: user?.id ?? 0, form, record: String(record) };
  const placeKey = `${place.userId} ${form} ${place.record}`;

  const [session, setSession] = useState(() => newSession(placeKey, stored, 0));
  const [unsaved, setUnsaved] = useState(false);
  const unsavedNow = useRef(unsaved);
  const markUnsaved = (value: boolean) => {
    unsavedNow.current = value;
    setUnsaved(value);
  };
  if (session.placeKey !== placeKey || (!unsaved && !isSame(session.initialValues, stored))) {
    setSession(newSession(placeKey, stored, session.version + 1));
    setUnsaved(false);
  }

  // Input belongs to the form as rendered, even when it is read on unmount.
  const onScreen = useRef({ place, title, session });
  useLayoutEffect(() => {
    onScreen.current = { place, title, session };
    unsavedNow.current = unsaved;
  });
  const draftOf = (typed: Values): Draft<Values> => {
    const { id, initialValues } = onScreen.current.session;
    const { place, title } = onScreen.current;
    return { ...place, title, id, initialValues, typed, savedAt: Date.now() };
  };

  const { keep, drop, refused, use } = useStoreWriter();
  const { offers, setOffers } = useOffers({ place, placeKey, stored, openId: session.id, use });
  const typing = useTyping<Values>({ keep, drop, draftOf, unsaved, markUnsaved, placeKey });
  const { sending, sentBefore } = useSending<Values>({
    session,
    onScreen,
    typing,
    draftOf,
    keep,
    drop,
    setSession,
    markUnsaved,
  });
  useBeforeUnload(unsaved, typing.flushOnLeave, refused);

  const restartWith = (changes: Partial<typeof session>, versions = 1) =>
    setSession(({ version }) => ({ ...newSession(placeKey, stored, version + versions), ...changes }));
  const [offer] = offers;
  return {
    formKey: `${placeKey} ${session.version}`,
    values: session.values,
    initialValues: session.initialValues,
    unsaved,
    isUnsaved: () => unsavedNow.current,
    refused,
    offer: offer
      ? { savedAt: new Date(offer.savedAt).toISOString(), changed: hasChangedSince(offer, stored) }
      : null,
    isRestored: session.isRestored,
    restoreDraft() {
      if (!offer) return;
      typing.flush();
      // Earlier input becomes the next offer.
      const draft = typing.takeDraft();
      setOffers([...(draft ? [draft] : []), ...offers.slice(1)]);
      restartWith({ ...mergeDraft(offer, stored), id: offer.id, isRestored: true });
      markUnsaved(true);
    },
    discard() {
      if (!offer) return;
      setOffers(offers.slice(1));
      drop(offer);
    },
    listeners: {
      onInput: ({ currentTarget }) => typing.type(() => typedValues(currentTarget, session.initialValues)),
      onBlur: typing.flush,
      onReset() {
        typing.flush();
        // The typed text stays restorable: it is offered like other drafts.
        const draft = typing.takeDraft();
        if (draft) setOffers([draft, ...offers]);
        markUnsaved(false);
        // A native reset restores the initial values, which are not the stored ones if a draft was restored.
        restartWith({}, isSame(session.values, stored) ? 0 : 1);
      },
    },
    type: typing.type,
    typed() {
      typing.flush();
      return typing.values(session);
    },
    intention: { idempotencyKey: session.id },
    sentBefore,
    sending,
    begin(values) {
      typing.takeDraft();
      drop(draftOf(session.values));
      restartWith({ values, initialValues: values });
      markUnsaved(false);
    },
    isConflicting: session.isConflicting,
    restart(values, stored, options) {
      const draft = { ...draftOf(values), initialValues: stored };
      typing.replaceDraft(draft);
      keep(draft);
      restartWith({ values, initialValues: stored, id: draft.id, ...options });
      markUnsaved(true);
    },
  };
}
