import {
  columnsOfText,
  columnText,
  type ListDefinition,
  type ListState,
  type ListStateHandle,
  listQuery,
  type TablePreferences,
  useTablePreferences,
} from '@portal/shell';
import { useMemo } from 'react';

/** What the state of a list needs to be saved as a view: its page, and its columns where the address names them. */
export type ViewState = ListState & { page: number; columns: string };

export interface ListView {
  /** How the person sees the table: with the columns of the address, as a view or a shared link has them, else with those kept here. */
  preferences: TablePreferences;
  /** The query that shows the same list to anybody: filters, order, columns, from its first page. */
  query: string;
}

/** How a list is shown, so that it can be saved as a view and shared. `table` names its columns where they are kept. */
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
        // Somebody's view: what is changed in it leaves the person's own columns alone.
        else change({ columns: columnText(choice), page } as Partial<State>, { replace: true });
      },
    },
    query: listQuery({ ...state, page: 1, columns: columnText(columns) }, list),
  };
}
