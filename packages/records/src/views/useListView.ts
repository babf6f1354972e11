import { useMemo } from 'react';
import { columnsOfText, columnText } from '../list-state/column-text';
import { type ListDefinition, type ListState, listQuery } from '../list-state/list-state';
import type { ListStateHandle } from '../list-state/useListState';
import { type TablePreferences, useTablePreferences } from '../list-state/useTablePreferences';

/** The list state that a view needs: its page, and its columns if the URL contains them. */
export type ViewState = ListState & { page: number; columns: string };

export interface ListView {
  /** The table preferences: the columns from the URL (a view or a shared link) or the user's own. */
  preferences: TablePreferences;
  /** The query that shows the same list to anyone: filters, order, columns, without the page. */
  query: string;
}

/** The current state of a list, for saving and sharing. `table` is the key of its column preferences. */
export function useListView<State extends ViewState>(
  table: string,
  list: ListDefinition<State>,
  { state, change }: Pick<ListStateHandle<State>, 'state' | 'change'>,
): ListView {
  const own = useTablePreferences(table);
  const { columns: text, page } = state;
  const columns = useMemo(() => (text === '' ? own.columns : columnsOfText(text)), [text, own.columns]);
  return {
    preferences: {
      ...own,
      columns,
      setColumns: (choice) => {
        if (text === '') own.setColumns(choice);
        // Changes to the columns of a view do not affect the user's own columns.
        else change({ columns: columnText(choice), page } as Partial<State>, { replace: true });
      },
    },
    query: listQuery({ ...state, page: 1, columns: columnText(columns) }, list),
  };
}
