import { useContracts } from '@portal/api-client';
import { type ContractStatus, contractStatuses } from '@portal/domain';
import { HalvesText, useNumber } from '@portal/i18n';
import { Button, PageState } from '@portal/ui';
import { listWords as anyListWords } from '../../../parts/list-words';
import { useStatusNames } from '../useStatusNames';
import { type ContractListState, isNarrowed, narrowingOf } from './contract-list-state';
import { listWords } from './list-words';
import { elsewhere } from './NoContracts.css';

export interface NoContractsProps {
  /** What found nothing. */
  state: ContractListState;
  /** Back to the whole list (SHELL-120). */
  onReset: () => void;
  /** Looks for the same under another status. */
  onStatus: (status: ContractStatus) => void;
}

/** Says why the list is empty, and what to do: another status that has matches, or the whole list (decision 26). */
export function NoContracts({ state, onReset, onStatus }: NoContractsProps) {
  const { stack } = listWords.useWords();
  const ofAnyList = anyListWords.useWords();
  if (!isNarrowed(state)) return <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />;
  return (
    <PageState
      kind="no-match"
      title={stack('noMatch')}
      text={ofAnyList.stack('noMatchText')}
      action={
        <div className={elsewhere}>
          {contractStatuses
            .filter((status) => status !== state.status)
            .map((status) => (
              <MatchesElsewhere key={status} state={state} status={status} onStatus={onStatus} />
            ))}
          <Button variant="quiet" onClick={onReset}>
            {ofAnyList.t('reset')}
          </Button>
        </div>
      }
    />
  );
}

interface MatchesElsewhereProps {
  state: ContractListState;
  status: ContractStatus;
  onStatus: (status: ContractStatus) => void;
}

function MatchesElsewhere({ state, status, onStatus }: MatchesElsewhereProps) {
  const { data } = useContracts({
    status,
    ...narrowingOf(state),
    pageSize: 1,
  });
  const name = useStatusNames().find((known) => known.status === status)?.name;
  const number = useNumber();
  if (!data?.total || !name) return null;
  return (
    <Button onClick={() => onStatus(status)}>
      <HalvesText value={name} /> ({number(data.total)})
    </Button>
  );
}
