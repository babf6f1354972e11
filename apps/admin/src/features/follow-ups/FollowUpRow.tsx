import {
  type CalendarDate,
  type FollowUpItem,
  type FollowUpKind,
  fullName,
  isSnoozed,
  isUndelivered,
  keyOfItem,
  type SentReminder,
  type SharedMark,
} from '@portal/domain';
import { datePair, dayPair, PairText } from '@portal/i18n';
import {
  Badge,
  BookIcon,
  Button,
  CalendarIcon,
  ClockIcon,
  Icon,
  IconButton,
  type IconShape,
  Menu,
  NoteIcon,
  ReminderIcon,
  ReportIcon,
  ResultIcon,
  SnoozeIcon,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { memo } from 'react';
import { pathTo } from '../../paths';
import {
  about,
  contractLink,
  iconKey,
  picture,
  row,
  what as whatStyle,
  wordKey,
  words,
} from './FollowUpPage.css';
import { followUpWords } from './follow-up-words';
import { type SnoozeItems, snoozeSections } from './snooze-items';
import { useItemWords } from './useItemWords';

export interface FollowUpRowProps {
  item: FollowUpItem;
  /** The snooze or reminder of the item. */
  mark: SharedMark | undefined;
  /** The last reminder of the log; undefined if there is none. */
  reminded: SentReminder | undefined;
  today: CalendarDate;
  /** Whether snoozes can be shared with everyone. */
  canShare: boolean;
  onSnooze: SnoozeItems;
  /** Opens the reminder dialog. */
  onRemind: (item: FollowUpItem) => void;
}

/** One follow-up: what is missing, in which contract, since when, and the actions. */
export const FollowUpRow = memo(function FollowUpRow({
  item,
  mark,
  today,
  canShare,
  reminded,
  onSnooze,
  onRemind,
}: FollowUpRowProps) {
  const { t } = followUpWords.useWords();
  const markedPair = useMarkedPair();
  const { what, when } = useItemWords();
  const { kind, contract, planned, result } = item;
  const time = when(item);
  const isAway = isSnoozed(mark, today);
  const name = <VisuallyHidden> {contract.number}</VisuallyHidden>;

  return (
    <li className={row} data-item={keyOfItem(item)}>
      <Icon of={icons[kind]} className={picture} />
      <div className={words}>
        <p className={whatStyle}>
          <PairText value={what(item)} />
        </p>
        <p className={about}>
          <TextLink href={placeOf[kind](contract.id)} className={contractLink}>
            {contract.number}
            <VisuallyHidden> {t(`goTo.${kind}`)}</VisuallyHidden>
          </TextLink>
          {result && (
            <TextLink
              href={pathTo('students.edit.basic', { id: result.student.id })}
              className={contractLink}
            >
              {fullName(result.student)}
            </TextLink>
          )}
          {contract.company && <span>{contract.company}</span>}
          {time && (
            <span>
              <PairText value={time} />
            </span>
          )}
          {reminded ? (
            <span>
              {reminded.sentBy
                ? t('remindedBy', { date: datePair(reminded.sentAt), name: markedPair(reminded.sentBy) })
                : t('inDigest', { date: datePair(reminded.sentAt) })}
            </span>
          ) : (
            mark?.remindedOn && <span>{t('remindedOn', { date: datePair(mark.remindedOn) })}</span>
          )}
          {reminded && <NotReceived reminder={reminded} />}
          {mark?.until && isAway && <span>{t('backOn', { date: datePair(mark.until) })}</span>}
          {mark?.isShared && isAway && (
            <span>{mark.by ? t('snoozedBy', { name: markedPair(mark.by) }) : t('forEveryone')}</span>
          )}
        </p>
      </div>
      {kind === 'reports' && contract.teacher && !isAway && (
        <Button size="small" icon={ReminderIcon} className={wordKey} onClick={() => onRemind(item)}>
          <span>{t('remind')}</span>
          {name}
        </Button>
      )}
      {isAway ? (
        <Button size="small" className={wordKey} onClick={() => onSnooze([item], 0)}>
          <span>{t('bringBack')}</span>
          {name}
        </Button>
      ) : (
        <div className={iconKey}>
          <Menu
            sections={snoozeSections(t(canShare ? 'snoozeForMe' : 'snoozeItem'), canShare, (days, isShared) =>
              onSnooze([item], days, isShared),
            )}
            trigger={(props) => (
              <IconButton {...props} icon={SnoozeIcon}>
                {t('snoozeItem')} {contract.number} {t(`kind.${kind}`)}
                {planned && (
                  <>
                    {' '}
                    <PairText value={dayPair(planned.date)} /> {planned.time}
                  </>
                )}
                {result && <> {fullName(result.student)}</>}
              </IconButton>
            )}
          />
        </div>
      )}
    </li>
  );
});

/** Says that a reminder did not reach the teacher, and links to the list of mails, which shows the reason. */
function NotReceived({ reminder: { state, recipient } }: { reminder: SentReminder }) {
  if (!isUndelivered(state)) return null;
  const search = new URLSearchParams({ state, ...(recipient !== null && { search: recipient }) });
  return (
    <TextLink variant="standalone" href={`${pathTo('operations.mails')}?${search}`}>
      <Badge tone="critical">
        <followUpWords.T k={`notReceived.${state}`} />
      </Badge>
    </TextLink>
  );
}

const icons = {
  class: ClockIcon,
  lesson: CalendarIcon,
  outline: NoteIcon,
  material: BookIcon,
  reports: ReportIcon,
  result: ResultIcon,
} as const satisfies Record<FollowUpKind, IconShape>;

/** Returns the page of the contract on which each kind is fixed. */
const placeOf: Record<FollowUpKind, (id: number) => string> = {
  class: (id) => pathTo('courses.edit.attendance', { id }),
  lesson: (id) => pathTo('courses.edit.attendance', { id }),
  outline: (id) => pathTo('courses.edit.outline', { id }),
  material: (id) => pathTo('courses.edit.outline', { id }),
  reports: (id) => pathTo('courses.edit.final', { id }),
  result: (id) => pathTo('courses.edit.basic', { id }),
};
