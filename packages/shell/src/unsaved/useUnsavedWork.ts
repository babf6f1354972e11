import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';
import { typedValues } from './typed-values';
import type { UnsavedStore } from './unsaved-store';
import {
  type Draft,
  fieldsChangedBySave,
  hasChangedSince,
  isDraftSaved,
  isSame,
  mergeDraft,
  type UnsavedForm,
  type UnsavedPlace,
} from './unsaved-work';

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
  /** When it was typed, as an ISO instant. */
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
  /** The same, but current before the next render: a finished save may close a dialog before React renders. */
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
  /** Returns the current values of the fields. */
  typed: () => Values;
  /** Returns what this form has sent without a response, as typed and as validated. */
  sentBefore: () => readonly object[];
  /** Restarts the form with these values and deletes the input. */
  begin: (values: Values) => void;
  /** Shows `values` as unsaved input on a record that holds `stored`. */
  restart: (values: Values, stored: Values) => void;
}

/** Pause in typing after which the fields are read, in milliseconds. */
const pause = 400;

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

  const [formSession, setFormSession] = useState(() => newSession(placeKey, stored, 0));
  const [unsaved, setUnsaved] = useState(false);
  const unsavedNow = useRef(unsaved);
  const setUnsavedNow = (value: boolean) => {
    unsavedNow.current = value;
    setUnsaved(value);
  };
  const follows =
    formSession.placeKey !== placeKey || (!unsaved && !isSame(formSession.initialValues, stored));
  if (follows) {
    setFormSession(newSession(placeKey, stored, formSession.version + 1));
    setUnsaved(false);
  }

  const { keep, drop, refused, setRefused } = useStoreWriter();
  const refuse = () => setRefused(true);
  const { offers, setOffers } = useOffers({ place, placeKey, stored, openId: formSession.id, refuse });

  const typing = useRef<Typing<Values>>({ timer: undefined, read: null, draft: null, sinceSending: false });
  /** Values sent for the open record without a response. */
  const sent = useRef<{ placeKey: string; values: readonly object[] }>({ placeKey, values: [] });
  const sentHere = () => (sent.current.placeKey === placeKey ? sent.current.values : []);
  // Input belongs to the form as rendered, also when it is read on unmount.
  const onScreen = useRef({ place, title, openSession: formSession });
  useLayoutEffect(() => {
    onScreen.current = { place, title, openSession: formSession };
    unsavedNow.current = unsaved;
  });

  const workOf = (typed: Values): Draft<Values> => {
    const { openSession, ...rendered } = onScreen.current;
    return {
      ...rendered.place,
      title: rendered.title,
      id: openSession.id,
      initialValues: openSession.initialValues,
      typed,
      savedAt: Date.now(),
    };
  };
  const updateTyping = (changes: Partial<Typing<Values>>) => {
    clearTimeout(typing.current.timer);
    typing.current = { ...typing.current, ...changes };
  };
  const flush = () => {
    const { read } = typing.current;
    if (!read) return;
    const work = workOf(read());
    const isUndone = isSame(work.typed, work.initialValues);
    updateTyping({ read: null, draft: isUndone ? null : work });
    if (!isUndone) return keep(work);
    drop(work);
    setUnsavedNow(false);
  };
  const discardTyping = () => {
    updateTyping({ read: null, draft: null });
    drop(workOf(formSession.values));
  };
  const type = (read: () => Values) => {
    updateTyping({ read, timer: setTimeout(flush, pause), sinceSending: true });
    // Only once, because setting the state again would re-render the form at each key.
    if (!unsaved) setUnsavedNow(true);
  };

  const currentValues = () => typing.current.draft?.typed ?? formSession.values;

  const begin = (values: Values) => {
    discardTyping();
    setFormSession(newSession(placeKey, values, formSession.version + 1));
    setUnsavedNow(false);
  };

  const flushOnLeave = useRef(flush);
  useLayoutEffect(() => {
    flushOnLeave.current = flush;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of record counts as leaving
  useLayoutEffect(() => () => flushOnLeave.current(), [placeKey]);
  useBeforeUnload(unsaved, flushOnLeave, refused);

  const [firstOffer] = offers;
  return {
    formKey: `${placeKey} ${formSession.version}`,
    values: formSession.values,
    initialValues: formSession.initialValues,
    unsaved,
    isUnsaved: () => unsavedNow.current,
    refused,
    offer: firstOffer
      ? { savedAt: new Date(firstOffer.savedAt).toISOString(), changed: hasChangedSince(firstOffer, stored) }
      : null,
    isRestored: formSession.isRestored,
    restoreDraft() {
      if (!firstOffer) return;
      flush();
      // What was typed before the press becomes the next offer.
      const { draft } = typing.current;
      setOffers([...(draft ? [draft] : []), ...offers.slice(1)]);
      updateTyping({ draft: null });
      setFormSession({
        ...newSession(placeKey, stored, formSession.version + 1),
        ...mergeDraft(firstOffer, stored),
        id: firstOffer.id,
        isRestored: true,
      });
      setUnsavedNow(true);
    },
    discard() {
      if (!firstOffer) return;
      setOffers(offers.slice(1));
      drop(firstOffer);
    },
    listeners: {
      onInput: ({ currentTarget }) => type(() => typedValues(currentTarget, formSession.initialValues)),
      onBlur: flush,
      onReset() {
        flush();
        const { draft } = typing.current;
        updateTyping({ read: null, draft: null });
        setUnsavedNow(false);
        // The typed text stays restorable: it is offered like other drafts.
        if (draft) setOffers([draft, ...offers]);
        // A native reset restores the initial values, which are not the stored ones if a draft was restored.
        const fresh = newSession(placeKey, stored, formSession.version + 1);
        setFormSession(
          isSame(formSession.values, stored) ? { ...fresh, version: formSession.version } : fresh,
        );
      },
    },
    type,
    typed() {
      flush();
      return currentValues();
    },
    sentBefore: sentHere,
    sending(values) {
      flush();
      updateTyping({ sinceSending: false });
      const work = workOf(formSession.values);
      const typed = currentValues();
      sent.current = { placeKey, values: [...sentHere(), typed, ...(values ? [values] : [])] };
      return (saved) => {
        flush();
        const { sinceSending, draft } = typing.current;
        const latest = draft?.typed ?? formSession.values;
        if (!sinceSending) drop(work);
        sent.current = { placeKey, values: [] };
        // The form may show another record by now.
        if (onScreen.current.openSession.placeKey !== placeKey) return;
        if (!sinceSending) updateTyping({ read: null, draft: null });
        setUnsavedNow(sinceSending);
        const changed = saved ? fieldsChangedBySave(saved, typed, values) : [];
        if (!saved || changed.length === 0)
          return setFormSession((now) => ({
            ...now,
            initialValues: saved ?? now.initialValues,
            isRestored: false,
          }));
        const mergedDraft = mergeDraft({ initialValues: typed, typed: latest }, saved);
        setFormSession(({ version }) => ({
          ...newSession(placeKey, saved, version + 1),
          id: work.id,
          values: sinceSending ? mergedDraft.values : saved,
        }));
      };
    },
    begin,
    restart(values, stored) {
      const work = { ...workOf(values), initialValues: stored };
      updateTyping({ read: null, draft: work, sinceSending: true });
      keep(work);
      setFormSession(({ version }) => ({
        ...newSession(placeKey, stored, version + 1),
        id: work.id,
        values,
      }));
      setUnsavedNow(true);
    },
  };
}

interface Typing<Values> {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Reads the fields; null if everything was read. */
  read: (() => Values) | null;
  /** The last stored work of this form. */
  draft: Draft<Values> | null;
  sinceSending: boolean;
}

interface FormSession<Values> {
  placeKey: string;
  version: number;
  /** Id of its stored work. */
  id: string;
  values: Values;
  initialValues: Values;
  isRestored: boolean;
}

function newSession<Values>(placeKey: string, stored: Values, version: number): FormSession<Values> {
  return {
    placeKey,
    version,
    id: crypto.randomUUID(),
    values: stored,
    initialValues: stored,
    isRestored: false,
  };
}

interface OffersOptions {
  place: UnsavedPlace;
  placeKey: string;
  stored: object;
  /** Id of the open form's own work. */
  openId: string;
  /** Called if the browser denies storage. */
  refuse: () => void;
}

/** Returns the drafts of other forms for this place that contain something new. */
function useOffers({ place, placeKey, stored, openId, refuse }: OffersOptions) {
  const { unsaved: openStore } = usePortal();
  const [found, setFound] = useState<{ placeKey: string; works: readonly Draft[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once per place
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const store = await openStore();
      const works = await store.at(place);
      if (!isCurrent) return;
      setFound({ placeKey, works });
      // The save arrived, but its response was lost.
      await Promise.all(works.filter((work) => isDraftSaved(work, stored)).map((work) => store.drop(work)));
    };
    read().catch(refuse);
    return () => {
      isCurrent = false;
    };
  }, [placeKey]);
  const offers =
    found?.placeKey === placeKey
      ? found.works.filter((work) => work.id !== openId && !isDraftSaved(work, stored))
      : [];
  return { offers, setOffers: (works: readonly Draft[]) => setFound({ placeKey, works }) };
}

/** Writes to the store in call order and notices if the browser denies it. */
function useStoreWriter() {
  const { unsaved: openStore } = usePortal();
  const [refused, setRefused] = useState(false);
  const write = async (change: (store: UnsavedStore) => Promise<void>) => {
    try {
      await change(await openStore());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return {
    refused,
    setRefused,
    keep: (work: Draft) => void write((store) => store.keep(work)),
    drop: (work: Draft) => void write((store) => store.drop(work)),
  };
}

/** Stores the last input when the page unloads; asks the user only if it cannot be stored. */
function useBeforeUnload(unsaved: boolean, flush: { current: () => unknown }, refused: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const leave = (event: Event) => {
      flush.current();
      if (refused && event.type === 'beforeunload') event.preventDefault();
    };
    const events = ['beforeunload', 'pagehide', 'visibilitychange'] as const;
    for (const name of events) window.addEventListener(name, leave);
    return () => {
      for (const name of events) window.removeEventListener(name, leave);
    };
  }, [unsaved, flush, refused]);
}
