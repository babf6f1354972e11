import { useTeachers } from '@portal/api-client';
import { useNumber } from '@portal/i18n';
import { Button, PageState } from '@portal/ui';
import { listWords } from '../../../parts/list-words';
import { elsewhere } from './NoTeachers.css';
import { isNarrowed, narrowingOf, type TeacherListState, userStatuses } from './teacher-list-state';
import { teacherListWords } from './teacher-list-words';

export interface NoTeachersProps {
  /** What found nothing. */
  state: TeacherListState;
  /** Back to the list as it opens (SHELL-120). */
  onReset: () => void;
  /** Looks for the same under another status. */
  onStatus: (status: TeacherListState['status']) => void;
}

/** Says why the list is empty, and what to do: another status that has matches, or the list as it opens (decision 26). */
export function NoTeachers({ state, onReset, onStatus }: NoTeachersProps) {
  const { stack } = teacherListWords.useWords();
  const ofAnyList = listWords.useWords();
  if (!isNarrowed(state)) return <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />;
  return (
    <PageState
      kind="no-match"
      title={stack('noMatch')}
      text={ofAnyList.stack('noMatchText')}
      action={
        <div className={elsewhere}>
          {state.status !== 'all' &&
            userStatuses
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

interface MatchesElsewhereProps extends Pick<NoTeachersProps, 'state' | 'onStatus'> {
  status: (typeof userStatuses)[number];
}

function MatchesElsewhere({ state, status, onStatus }: MatchesElsewhereProps) {
  const { data } = useTeachers({ status, ...narrowingOf(state), pageSize: 1 });
  const number = useNumber();
  if (!data?.total) return null;
  return (
    <Button onClick={() => onStatus(status)}>
      <teacherListWords.T k={`status.${status}`} /> ({number(data.total)})
    </Button>
  );
}
