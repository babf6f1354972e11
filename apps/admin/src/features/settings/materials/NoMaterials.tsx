import { Button, PageState } from '@portal/ui';
import { listWords } from '../../../parts/list-words';
import { isNarrowed, type MaterialListState } from './material-list-state';
import { materialListWords } from './material-list-words';

export interface NoMaterialsProps {
  /** What found nothing. */
  state: MaterialListState;
  /** Back to the list as it opens (SHELL-120). */
  onReset: () => void;
}

/** Says why the list is empty, and what to do. */
export function NoMaterials({ state, onReset }: NoMaterialsProps) {
  const { stack } = materialListWords.useWords();
  const ofAnyList = listWords.useWords();
  if (isNarrowed(state))
    return (
      <PageState
        kind="no-match"
        title={stack('noMatch')}
        text={ofAnyList.stack('noMatchText')}
        action={<Button onClick={onReset}>{ofAnyList.t('reset')}</Button>}
      />
    );
  return state.archived ? (
    <PageState kind="empty" title={stack('emptyArchived')} text={stack('emptyArchivedText')} />
  ) : (
    <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />
  );
}
