import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { waiting } from '../EmptyState/EmptyState.css';
import { AlertIcon, type IconShape, InboxIcon, LockIcon, NoMatchIcon, OfflineIcon } from '../icons';
import { Spinner } from '../Spinner/Spinner';

export const pageStates = [
  'loading',
  'empty',
  'no-match',
  'forbidden',
  'not-found',
  'offline',
  'error',
] as const;

export type PageStateKind = (typeof pageStates)[number];

type Look = { icon: IconShape; tone: 'neutral' | 'caution' | 'critical'; role?: 'alert' };

const looks: Record<Exclude<PageStateKind, 'loading'>, Look> = {
  empty: { icon: InboxIcon, tone: 'neutral' },
  'no-match': { icon: NoMatchIcon, tone: 'neutral' },
  forbidden: { icon: LockIcon, tone: 'caution' },
  'not-found': { icon: NoMatchIcon, tone: 'neutral' },
  offline: { icon: OfflineIcon, tone: 'caution', role: 'alert' },
  error: { icon: AlertIcon, tone: 'critical', role: 'alert' },
};

export interface PageStateProps {
  /** Why the page has no content (yet). */
  kind: PageStateKind;
  /** Short title. */
  title: ReactNode;
  /** What the user can do about it. */
  text?: ReactNode;
  /** The button or link for that action: try again, clear the search, go home. */
  action?: ReactNode;
  /** Heading level: `1` when it is the whole page, `2` (default) below a page head. */
  level?: 1 | 2 | 3;
}

/** Replaces the content of a page: loading, empty, no match, access denied, not found, offline or failed. */
export function PageState({ kind, title, text, action, level }: PageStateProps) {
  if (kind === 'loading') {
    return (
      <div role="status" className={waiting}>
        <Spinner />
        <span>{title}</span>
      </div>
    );
  }
  return <EmptyState {...looks[kind]} title={title} text={text} action={action} level={level} />;
}
