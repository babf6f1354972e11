import { Button, PageState } from '@portal/ui';
import { listWords } from '../../../../parts/list-words';
import { type FileListState, isNarrowed } from './file-list-state';
import { fileListWords } from './file-list-words';

export interface NoFilesProps {
  /** What found nothing. */
  state: FileListState;
  /** Back to the whole list (SHELL-120). */
  onReset: () => void;
}

/** Says why the list is empty, and what to do. */
export function NoFiles({ state, onReset }: NoFilesProps) {
  const { stack } = fileListWords.useWords();
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
