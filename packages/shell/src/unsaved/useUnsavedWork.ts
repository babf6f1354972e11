import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';
import { typedValues } from './typed-values';
import type { UnsavedStore } from './unsaved-store';
import {
  fieldsChangedBySave,
  hasChangedSince,
  isSame,
  isStored,
  type KeptWork,
  laidOver,
  type UnsavedForm,
  type UnsavedPlace,
} from './unsaved-work';

export interface UnsavedWorkOptions<Values extends object> {
  /** Which form it is. */
  form: UnsavedForm;
  /** The id of the record that is edited; `new` while one is created; both ids where it takes two, as `12-412`. */
  record: number | string;
  /** What the person calls the record, such as its number. */
  title?: string;
  /** What the record holds now, as the fields take it (`contractFormText(contract)`). */
  stored: Values;
}

/** What is offered back to a person who comes to a form where something was typed and not saved. */
export interface UnsavedOffer {
  /** When it was typed, as an instant in ISO form. */
  keptAt: string;
  /** The record holds something else than then. */
  changed: boolean;
}

export interface UnsavedWork<Values extends object> {
  /** The form's key: it changes when the form begins anew, with other values. */
  formKey: string;
  /** What the fields begin with. */
  values: Values;
  /** What the record held when the typing began: compare with it to see whether someone else has changed it since. */
  began: Values;
  /** Something was typed and not saved. */
  unsaved: boolean;
  /** The same, true at any moment: a save that has just arrived may close a dialog before anything is drawn anew. */
  isUnsaved: () => boolean;
  /** The browser keeps nothing: a private window, a full disk. */
  refused: boolean;
  /** What was typed here before and not saved. */
  offer: UnsavedOffer | null;
  /** What the form holds was taken up again. */
  takenUp: boolean;
  /** Begins the form with what is offered. */
  takeUp: () => void;
  /** Forgets what is offered. */
  discard: () => void;
  /** For the form element: hears what is typed into its fields. */
  listeners: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: () => void;
    onReset: () => void;
  };
  /** For a text that the caller holds itself: call it at each change; `read` is called once typing pauses. */
  type: (read: () => Values) => void;
  /**
   * Call it when a save starts, with the validated values where other people may change the record too. Call what it
   * returns when the save has succeeded, with the saved record as its fields show it: what was typed in the meantime
   * stays unsaved, and a field that now holds something else, such as another person's change, shows it.
   */
  sending: (values?: object) => (saved?: Values) => void;
  /** Returns what the fields hold now. */
  typed: () => Values;
  /** Returns what this form has sent without getting an answer, as typed and as validated. */
  sentBefore: () => readonly object[];
  /** Begins the form anew, with these values; what was typed is forgotten. */
  begin: (values: Values) => void;
  /** Shows `values` in the form as unsaved work on a record that holds `stored`. */
  restart: (values: Values, stored: Values) => void;
}

/** How long a pause in typing is, in milliseconds: nothing is read or kept while keys are pressed. */
const pause = 400;

/**
 * Keeps what is typed into a form, over reloads, lost sessions, failed saves and logout, for 30 days in this browser,
 * and offers it back. Untouched, the form follows its record. Never passwords, never files.
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

  const [begun, setBegun] = useState(() => beginning(placeKey, stored, 0));
  const [unsaved, setUnsaved] = useState(false);
  const unsavedNow = useRef(unsaved);
  const mark = (value: boolean) => {
    unsavedNow.current = value;
    setUnsaved(value);
  };
  const follows = begun.placeKey !== placeKey || (!unsaved && !isSame(begun.began, stored));
  if (follows) {
    setBegun(beginning(placeKey, stored, begun.version + 1));
    setUnsaved(false);
  }

  const { keep, drop, refused, setRefused } = useKeeping();
  const refuse = () => setRefused(true);
  const { offers, setOffers } = useOffers({ place, placeKey, stored, openId: begun.id, refuse });

  const typing = useRef<Typing<Values>>({ timer: undefined, read: null, kept: null, sinceSending: false });
  /** What was sent to the record that is open, and has not arrived as far as anybody knows. */
  const sent = useRef<{ placeKey: string; values: readonly object[] }>({ placeKey, values: [] });
  const sentHere = () => (sent.current.placeKey === placeKey ? sent.current.values : []);
  // What is typed belongs to the form as it stood on screen, also when it is read on the way out.
  const onScreen = useRef({ place, title, begun });
  useLayoutEffect(() => {
    onScreen.current = { place, title, begun };
    unsavedNow.current = unsaved;
  });

  const workOf = (typed: Values): KeptWork<Values> => {
    const { begun: at, ...shown } = onScreen.current;
    return { ...shown.place, title: shown.title, id: at.id, began: at.began, typed, keptAt: Date.now() };
  };
  const hold = (changes: Partial<Typing<Values>>) => {
    clearTimeout(typing.current.timer);
    typing.current = { ...typing.current, ...changes };
  };
  const flush = () => {
    const { read } = typing.current;
    if (!read) return;
    const work = workOf(read());
    const isUndone = isSame(work.typed, work.began);
    hold({ read: null, kept: isUndone ? null : work });
    if (!isUndone) return keep(work);
    drop(work);
    mark(false);
  };
  const forget = () => {
    hold({ read: null, kept: null });
    drop(workOf(begun.values));
  };
  const type = (read: () => Values) => {
    hold({ read, timer: setTimeout(flush, pause), sinceSending: true });
    // Said once: to set again what is set already would draw the form anew at each key.
    if (!unsaved) mark(true);
  };

  const typedNow = () => typing.current.kept?.typed ?? begun.values;

  const begin = (values: Values) => {
    forget();
    setBegun(beginning(placeKey, values, begun.version + 1));
    mark(false);
  };

  const leaving = useRef(flush);
  useLayoutEffect(() => {
    leaving.current = flush;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way to another record, as on the way out
  useLayoutEffect(() => () => leaving.current(), [placeKey]);
  useBeforeUnload(unsaved, leaving, refused);

  const [offered] = offers;
  return {
    formKey: `${placeKey} ${begun.version}`,
    values: begun.values,
    began: begun.began,
    unsaved,
    isUnsaved: () => unsavedNow.current,
    refused,
    offer: offered
      ? { keptAt: new Date(offered.keptAt).toISOString(), changed: hasChangedSince(offered, stored) }
      : null,
    takenUp: begun.takenUp,
    takeUp() {
      if (!offered) return;
      flush();
      // What was typed before the press is offered in its turn.
      const { kept } = typing.current;
      setOffers([...(kept ? [kept] : []), ...offers.slice(1)]);
      hold({ kept: null });
      setBegun({
        ...beginning(placeKey, stored, begun.version + 1),
        ...laidOver(offered, stored),
        id: offered.id,
        takenUp: true,
      });
      mark(true);
    },
    discard() {
      if (!offered) return;
      setOffers(offers.slice(1));
      drop(offered);
    },
    listeners: {
      onInput: ({ currentTarget }) => type(() => typedValues(currentTarget, begun.began)),
      onBlur: flush,
      onReset() {
        flush();
        const { kept } = typing.current;
        hold({ read: null, kept: null });
        mark(false);
        // What was typed can be restored: it is offered like work that was left.
        if (kept) setOffers([kept, ...offers]);
        // The browser gives the fields what they began with: not what is stored, when a draft was restored.
        const fresh = beginning(placeKey, stored, begun.version + 1);
        setBegun(isSame(begun.values, stored) ? { ...fresh, version: begun.version } : fresh);
      },
    },
    type,
    typed() {
      flush();
      return typedNow();
    },
    sentBefore: sentHere,
    sending(values) {
      flush();
      hold({ sinceSending: false });
      const work = workOf(begun.values);
      const typed = typedNow();
      sent.current = { placeKey, values: [...sentHere(), typed, ...(values ? [values] : [])] };
      return (saved) => {
        flush();
        const { sinceSending, kept } = typing.current;
        const latest = kept?.typed ?? begun.values;
        if (!sinceSending) drop(work);
        sent.current = { placeKey, values: [] };
        // By now the form may show another record.
        if (onScreen.current.begun.placeKey !== placeKey) return;
        if (!sinceSending) hold({ read: null, kept: null });
        mark(sinceSending);
        const changed = saved ? fieldsChangedBySave(saved, typed, values) : [];
        if (!saved || changed.length === 0)
          return setBegun((now) => ({ ...now, began: saved ?? now.began, takenUp: false }));
        const shown = laidOver({ began: typed, typed: latest }, saved);
        setBegun(({ version }) => ({
          ...beginning(placeKey, saved, version + 1),
          id: work.id,
          values: sinceSending ? shown.values : saved,
        }));
      };
    },
    begin,
    restart(values, stored) {
      const work = { ...workOf(values), began: stored };
      hold({ read: null, kept: work, sinceSending: true });
      keep(work);
      setBegun(({ version }) => ({ ...beginning(placeKey, stored, version + 1), id: work.id, values }));
      mark(true);
    },
  };
}

interface Typing<Values> {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Reads what the fields hold; null when all is read. */
  read: (() => Values) | null;
  /** What was kept last of what the form holds. */
  kept: KeptWork<Values> | null;
  sinceSending: boolean;
}

interface Begun<Values> {
  placeKey: string;
  version: number;
  /** Under which its work is kept. */
  id: string;
  values: Values;
  began: Values;
  takenUp: boolean;
}

function beginning<Values>(placeKey: string, stored: Values, version: number): Begun<Values> {
  return { placeKey, version, id: crypto.randomUUID(), values: stored, began: stored, takenUp: false };
}

interface OffersOptions {
  place: UnsavedPlace;
  placeKey: string;
  stored: object;
  /** Under which the form that is open keeps its own. */
  openId: string;
  /** Called when the browser keeps nothing. */
  refuse: () => void;
}

/** What was kept at a place by others than the form that is open, as far as it says anything new. */
function useOffers({ place, placeKey, stored, openId, refuse }: OffersOptions) {
  const { unsaved: openStore } = usePortal();
  const [found, setFound] = useState<{ placeKey: string; works: readonly KeptWork[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each place
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const store = await openStore();
      const works = await store.at(place);
      if (!isCurrent) return;
      setFound({ placeKey, works });
      // A save arrived, but not the word that it had.
      await Promise.all(works.filter((work) => isStored(work, stored)).map((work) => store.drop(work)));
    };
    read().catch(refuse);
    return () => {
      isCurrent = false;
    };
  }, [placeKey]);
  const offers =
    found?.placeKey === placeKey
      ? found.works.filter((work) => work.id !== openId && !isStored(work, stored))
      : [];
  return { offers, setOffers: (works: readonly KeptWork[]) => setFound({ placeKey, works }) };
}

/** Writes to the store in the order of the calls; learns whether it is refused. */
function useKeeping() {
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
    keep: (work: KeptWork) => void write((store) => store.keep(work)),
    drop: (work: KeptWork) => void write((store) => store.drop(work)),
  };
}

/** Keeps the last keys when the browser leaves the page; asks only when they cannot be kept. */
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
