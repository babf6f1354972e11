import {
  type CalendarDate,
  type FollowUpGroup,
  type FollowUpItem,
  followUpByTeacher,
  type SentReminder,
} from '@portal/domain';
import { ListPages, listWords } from '@portal/records';
import { Button, PageState } from '@portal/ui';
import { memo, type Ref, useMemo } from 'react';
import { groups as groupsStyle } from './FollowUpPage.css';
import { type FollowUpMarks, type FollowUpState, type FollowUpView, teachersPerPage } from './follow-up-view';
import { followUpWords } from './follow-up-words';
import type { SnoozeItems } from './snooze-items';
import { TeacherToFollowUp } from './TeacherToFollowUp';

export interface FollowUpInboxProps {
  view: FollowUpView;
  /** The filters and the page number. */
  state: FollowUpState;
  marks: FollowUpMarks;
  /** The last reminder of each follow-up, by its key. */
  reminders: ReadonlyMap<string, SentReminder>;
  /** Email by teacher id; undefined while loading. */
  emails: ReadonlyMap<number, string | null> | undefined;
  today: CalendarDate;
  /** Whether snoozes can be shared with everyone. */
  canShare: boolean;
  onSnooze: SnoozeItems;
  onRemind: (item: FollowUpItem) => void;
  /** Opens the mails to teachers; undefined for a backend without them. */
  onRemindTeachers: ((groups: readonly FollowUpGroup[]) => void) | undefined;
  onChange: (changes: Partial<FollowUpState>) => void;
  onReset: () => void;
  ref: Ref<HTMLUListElement>;
}

/**
 * The teachers of a page with their follow-ups, or the reason why there are none. Memoised because it is expensive to
 * render.
 */
export const FollowUpInbox = memo(function FollowUpInbox({
  view,
  state,
  marks,
  reminders,
  emails,
  today,
  canShare,
  onSnooze,
  onRemind,
  onRemindTeachers,
  onChange,
  onReset,
  ref,
}: FollowUpInboxProps) {
  const { plain } = followUpWords.useWords();
  const openByTeacher = useMemo(
    () => new Map(followUpByTeacher(view.open).map(({ teacher, items }) => [teacher?.id, items])),
    [view.open],
  );
  const pages = Math.max(1, Math.ceil(view.groups.length / teachersPerPage));
  const page = Math.min(Math.max(1, state.page), pages);
  const shown = view.groups.slice((page - 1) * teachersPerPage, page * teachersPerPage);
  const isAny = state.snoozed ? view.snoozed > 0 : view.open.length > 0;

  if (shown.length === 0)
    return (
      <NothingToFollowUp
        state={state}
        snoozed={view.snoozed}
        canShare={canShare}
        isAny={isAny}
        onChange={onChange}
        onReset={onReset}
      />
    );
  return (
    <>
      <ul ref={ref} className={groupsStyle}>
        {shown.map((group) => (
          <TeacherToFollowUp
            key={group.teacher?.id ?? 'nobody'}
            group={group}
            all={openByTeacher.get(group.teacher?.id) ?? group.items}
            email={group.teacher && emails && (emails.get(group.teacher.id) ?? null)}
            marks={marks}
            reminders={reminders}
            today={today}
            snoozed={state.snoozed}
            canShare={canShare}
            onSnooze={onSnooze}
            onRemind={onRemind}
            onRemindTeachers={onRemindTeachers}
          />
        ))}
      </ul>
      {pages > 1 && (
        <ListPages
          page={page}
          pageSize={teachersPerPage}
          total={view.groups.length}
          onPage={(next) => {
            onChange({ page: next });
            window.scrollTo({ top: 0 });
          }}
          label={plain('pages')}
        />
      )}
    </>
  );
});

interface NothingToFollowUpProps {
  state: FollowUpState;
  /** Number of snoozed items. */
  snoozed: number;
  /** Whether the backend stores snoozes. */
  canShare: boolean;
  /** Whether items exist that kind and search filter out. */
  isAny: boolean;
  onChange: (changes: Partial<FollowUpState>) => void;
  onReset: () => void;
}

/** Explains why the inbox is empty: no follow-ups, all snoozed, none snoozed, or no match. */
function NothingToFollowUp({ state, snoozed, canShare, isAny, onChange, onReset }: NothingToFollowUpProps) {
  const { t, stack } = followUpWords.useWords();
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
