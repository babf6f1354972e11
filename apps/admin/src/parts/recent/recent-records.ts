import { type Session, usePortal } from '@portal/shell';
import { createContext, useContext, useEffect } from 'react';

/** What is remembered when it was opened. */
export type RecentKind = 'contract' | 'student' | 'teacher' | 'company';

/** A record that was opened, as it was called then. */
export interface RecentRecord {
  kind: RecentKind;
  id: number;
  /** The number of a contract, the name of anybody else. */
  label: string;
  /** What tells namesakes apart, such as a company; empty for nothing. */
  detail: string;
}

/** Keeps that a record was opened, for whoever is signed in; nothing outside of the app's own frame, such as in a story of one page. */
export const RecentStoreContext = /* @__PURE__ */ createContext<
  (session: Session, record: RecentRecord) => void
>(() => {});

/** Remembers that a record is open, so that it is among the first when something is looked for. Undefined until it is known. */
export function useStoreRecent(record: RecentRecord | undefined): void {
  const { session } = usePortal();
  const keep = useContext(RecentStoreContext);
  const { kind, id, label, detail } = record ?? {};
  useEffect(() => {
    if (kind && id !== undefined && label !== undefined && detail !== undefined)
      keep(session, { kind, id, label, detail });
  }, [keep, session, kind, id, label, detail]);
}
