import { Button, PageState } from '@portal/ui';
import { listWords } from '../../parts/list-words';
import type { ChaseState } from './chase-view';
import { chaseWords } from './chase-words';

export interface NothingToChaseProps {
  state: ChaseState;
  /** Number of snoozed items. */
  snoozed: number;
  /** Whether the backend stores snoozes. */
  canShare: boolean;
  /** Whether items exist that kind and search filter out. */
  isAny: boolean;
  onChange: (changes: Partial<ChaseState>) => void;
  onReset: () => void;
}

/** Explains why the inbox is empty: no follow-ups, all snoozed, none snoozed, or no match. */
export function NothingToChase({ state, snoozed, canShare, isAny, onChange, onReset }: NothingToChaseProps) {
  const { t, stack } = chaseWords.useWords();
  const ofAnyList = listWords.useWords();
  if (isAny)
    return (
      <PageState
        kind="no-match"
        title={stack('noMatch')}
        text={ofAnyList.stack('noMatchText')}
        action={<Button onClick={onReset}>{ofAnyList.t('reset')}</Button>}
      />
    );
  if (state.snoozed)
    return (
      <PageState
        kind="empty"
        title={stack('noneSnoozed')}
        text={stack(canShare ? 'noneSnoozedShared' : 'noneSnoozedText')}
        action={<Button onClick={() => onChange({ snoozed: false })}>{t('backToList')}</Button>}
      />
    );
  if (snoozed > 0)
    return (
      <PageState
        kind="empty"
        title={stack('allSnoozed')}
        text={stack('allSnoozedText', { count: snoozed })}
        action={<Button onClick={() => onChange({ snoozed: true })}>{t('showSnoozed')}</Button>}
      />
    );
  return <PageState kind="empty" title={stack('empty')} text={stack('emptyText')} />;
}
