import type { Page, Query } from '@portal/api-client';
import { useNumber } from '@portal/i18n';
import { Button, Cluster, PageState } from '@portal/ui';
import type { ReactNode } from 'react';
import { listWords } from '../table/list-words';
import type { List, ListStateBase } from './define-list';
import { type SegmentsField, scopeChange } from './list-filter-shapes';
import { noRowsWords } from './no-rows-words';

export interface NoRowsProps<Row, State extends ListStateBase, Filters> {
  list: List<State, Filters>;
  /** The state in which the list is empty. */
  state: State;
  useRows: (filters: Filters) => Query<Page<Row>>;
  /** Title and text when the list is empty. */
  empty: { title: ReactNode; text: ReactNode };
  /** Title when search or filters match nothing. */
  noMatch: ReactNode;
  /** The other lists of the page, which may have matches. */
  segments?: SegmentsField<string>;
  onChange: (changes: Partial<State>) => void;
  onReset: () => void;
}

/**
 * Explains why a list is empty, and offers another list of the page with matches, the matching archived records, or the
 * list without filters (DECISION-26, DECISION-96).
 */
export function NoRows<Row, State extends ListStateBase, Filters>(props: NoRowsProps<Row, State, Filters>) {
  const { list, state, empty, noMatch, segments, onReset } = props;
  const { t, stack } = listWords.useWords();
  if (!list.isNarrowed(state)) return <PageState kind="empty" title={empty.title} text={empty.text} />;
  const others =
    segments && state[segments.id] !== segments.all
      ? segments.options.filter(({ value }) => value !== state[segments.id] && value !== segments.all)
      : [];
  return (
    <PageState
      kind="no-match"
      title={noMatch}
      text={stack('noMatchText')}
      action={
        <Cluster justify="center">
          {segments &&
            others.map(({ value, label }) => (
              <MatchesElsewhere
                key={value}
                {...props}
                change={scopeChange(segments, value) as Partial<State>}
              >
                {label}
              </MatchesElsewhere>
            ))}
          {state.archived === false && (
            <MatchesElsewhere {...props} change={{ archived: true } as unknown as Partial<State>}>
              <noRowsWords.T k="archived" />
            </MatchesElsewhere>
          )}
          <Button variant={segments || state.archived === false ? 'quiet' : undefined} onClick={onReset}>
            {t('reset')}
          </Button>
        </Cluster>
      }
    />
  );
}

interface MatchesElsewhereProps<Row, State extends ListStateBase, Filters>
  extends Pick<NoRowsProps<Row, State, Filters>, 'list' | 'state' | 'useRows' | 'onChange'> {
  /** The state change that opens the other list. */
  change: Partial<State>;
  /** The name of the other list. */
  children: ReactNode;
}

/** A button with the number of matches in another list; renders nothing without matches. */
function MatchesElsewhere<Row, State extends ListStateBase, Filters>({
  list,
  state,
  useRows,
  onChange,
  change,
  children,
}: MatchesElsewhereProps<Row, State, Filters>) {
  const { data } = useRows({ ...list.queryOf({ ...state, ...change, page: 1 }), pageSize: 1 });
  const number = useNumber();
  if (!data?.total) return null;
  return (
    <Button onClick={() => onChange(change)}>
      {children} ({number(data.total)})
    </Button>
  );
}
