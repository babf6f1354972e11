import { useListViews } from '@portal/api-client';
import type { OpenViews } from '@portal/domain';
import { useSession, useToast } from '@portal/shell';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ViewedListName } from '../dialog/useReturnToRow';
import { deletedHere } from './sharedViewStore';
import { useSharedViewStore } from './useSharedViewStore';
import { viewWords } from './view-words';

export interface SharedViewsProps {
  list: ViewedListName;
  /** The query of the list's current state. */
  query: string;
}

/**
 * Handles shared views outside of their panel: uploads the views of this browser, opens the list with the default view,
 * and says if the current view was deleted.
 */
export function SharedViews({ list, query }: SharedViewsProps) {
  const userId = useSession().user?.id ?? 0;
  const { data } = useListViews(list);
  const { moveUp } = useSharedViewStore();
  useEffect(() => {
    // Views that cannot be uploaded now are uploaded on the next visit.
    moveUp(userId, list).catch(() => undefined);
  }, [moveUp, userId, list]);
  useDefaultView(data);
  useMessageAboutDeleted(data, query);
  return null;
}

/**
 * Opens the default view on a visit without a query. Returning to the list and resetting the filters show the whole
 * list.
 */
function useDefaultView(open: OpenViews | undefined): void {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP' && key !== 'default';
  const [isVisit] = useState(search === '' && !isBack);
  const isDone = useRef(!isVisit);
  useEffect(() => {
    if (isDone.current || !open) return;
    isDone.current = true;
    const view = open.views.find(({ id }) => id === open.defaultId);
    if (view && search === '') navigate({ search: `?${view.query}` }, { replace: true });
  }, [open, search, navigate]);
}

/** Shows that the current view was deleted or is no longer shared; the list does not change. */
function useMessageAboutDeleted(open: OpenViews | undefined, query: string): void {
  const toast = useToast();
  const { pair } = viewWords.useWords();
  const before = useRef<OpenViews['views']>([]);
  useEffect(() => {
    if (!open) return;
    const ids = new Set(open.views.map(({ id }) => id));
    const gone = before.current.find((view) => !ids.has(view.id) && view.query === query);
    before.current = open.views;
    if (gone && !deletedHere.has(gone.id))
      toast.danger(pair('goneOnScreen', { name: gone.name }), { title: pair('goneTitle') });
  }, [open, query, toast, pair]);
}
