import { Button, PageState } from '@portal/ui';
import { listWords } from '../../../parts/list-words';
import { isNarrowed, type StudentListState } from './student-list-state';
import { studentListWords } from './student-list-words';

export interface NoStudentsProps {
  /** What found nothing. */
  state: StudentListState;
  /** Back to the whole list (SHELL-120). */
  onReset: () => void;
}

/** Says why the list is empty, and what to do. */
export function NoStudents({ state, onReset }: NoStudentsProps) {
  const { stack } = studentListWords.useWords();
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
