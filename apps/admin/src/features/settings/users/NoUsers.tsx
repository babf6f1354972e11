import { useUsers } from '@portal/api-client';
import { useNumber } from '@portal/i18n';
import { Button, PageState } from '@portal/ui';
import { listWords } from '../../../parts/list-words';
import { elsewhere } from './NoUsers.css';
import { filtersOf, isNarrowed, statuses, type UserListState } from './user-list-state';
import { userListWords } from './user-list-words';

export interface NoUsersProps {
  /** What found nothing. */
  state: UserListState;
  /** Back to the list as it opens. */
  onReset: () => void;
  /** Looks for the same under another status. */
  onStatus: (status: UserListState['status']) => void;
}

/** Says why the list is empty, and what to do: the other status if it has matches, or the list as it opens (decision 26). */
export function NoUsers({ state, onReset, onStatus }: NoUsersProps) {
  const { stack } = userListWords.useWords();
  const ofAnyList = listWords.useWords();
  if (!isNarrowed(state)) return <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />;
  return (
    <PageState
      kind="no-match"
      title={stack('noMatch')}
      text={ofAnyList.stack('noMatchText')}
      action={
        <div className={elsewhere}>
          <MatchesElsewhere state={state} onStatus={onStatus} />
          <Button variant="quiet" onClick={onReset}>
            {ofAnyList.t('reset')}
          </Button>
        </div>
      }
    />
  );
}

function MatchesElsewhere({ state, onStatus }: Pick<NoUsersProps, 'state' | 'onStatus'>) {
  const status = statuses.find((other) => other !== state.status) ?? state.status;
  const { data } = useUsers({ ...filtersOf({ ...state, status, page: 1 }), pageSize: 1 });
  const number = useNumber();
  if (!data?.total) return null;
  return (
    <Button onClick={() => onStatus(status)}>
      <userListWords.T k={`status.${status}`} /> ({number(data.total)})
    </Button>
  );
}
