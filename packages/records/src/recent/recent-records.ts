import { type Session, useSessionStore } from '@portal/shell';
import { createContext, useContext, useEffect } from 'react';

/** The kinds of recent records. */
export type RecentKind = 'contract' | 'student' | 'teacher' | 'company';

/** A recently opened record with its name at that time. */
export interface RecentRecord {
  kind: RecentKind;
  id: number;
  /** The number of a contract, or a name. */
  label: string;
  /** Distinguishes equal names, such as by a company; may be empty. */
  detail: string;
}

/** Stores a recent record for the signed-in user; does nothing outside of the app, such as in a story of one page. */
export const RecentStoreContext = /* @__PURE__ */ createContext<
  (session: Session, record: RecentRecord) => void
>(() => {});

/** Stores the open record as recent, for the palette. Pass undefined while it is loading. */
export function useStoreRecent(record: RecentRecord | undefined): void {
  const session = useSessionStore();
  const keep = useContext(RecentStoreContext);
  const { kind, id, label, detail } = record ?? {};
  useEffect(() => {
    if (kind && id !== undefined && label !== undefined && detail !== undefined)
      keep(session, { kind, id, label, detail });
  }, [keep, session, kind, id, label, detail]);
}
