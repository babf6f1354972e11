import {
  type CalendarDate,
  type FollowUpGroup,
  type FollowUpItem,
  fullName,
  isReminded,
  keyOfItem,
  type Person,
  type SentReminder,
} from '@portal/domain';
import { addressOf, entryPoints, useConfig, useToast } from '@portal/shell';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  CopyIcon,
  IconButton,
  MailIcon,
  Menu,
  type MenuSection,
  MoreIcon,
  ReminderIcon,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { MarkedName } from '@portal/views';
import { type CSSProperties, type SyntheticEvent, useMemo, useState } from 'react';
import { pathTo } from '../../paths';
import { card, groupHead } from './FollowUpPage.css';
import { FollowUpRow } from './FollowUpRow';
import { type FollowUpMail, followUpMail, type MailWords } from './follow-up-mail';
import type { FollowUpMarks } from './follow-up-view';
import { followUpWords } from './follow-up-words';
import { type SnoozeItems, snoozeSections } from './snooze-items';
import { useItemWords } from './useItemWords';

export interface TeacherToFollowUpProps {
  group: FollowUpGroup;
  /** All follow-ups of this teacher regardless of the filters, because the mail lists all of them. */
  all: readonly FollowUpItem[];
  /** Null if the teacher has no email; undefined while loading. */
  email: string | null | undefined;
  marks: FollowUpMarks;
  /** The last reminder of each follow-up, by its key. */
  reminders: ReadonlyMap<string, SentReminder>;
  today: CalendarDate;
  /** Whether the list shows snoozed items, which cannot be snoozed again. */
  snoozed: boolean;
  /** Whether snoozes can be shared with everyone. */
  canShare: boolean;
  onSnooze: SnoozeItems;
  onRemind: (item: FollowUpItem) => void;
  /** Opens the mails to teachers; undefined for a backend without them. */
  onRemindTeachers: ((groups: readonly FollowUpGroup[]) => void) | undefined;
}

/** Number of items shown at first. */
const few = 6;

/** The follow-ups of one teacher, and the ways to contact them. */
export function TeacherToFollowUp({
  group,
  all,
  email,
  marks,
  reminders,
  today,
  snoozed,
  canShare,
  onSnooze,
  onRemind,
  onRemindTeachers,
}: TeacherToFollowUpProps) {
  const { teacher, items } = group;
  const { t, plain } = followUpWords.useWords();
  const [isWhole, setWhole] = useState(false);
  const name = teacher ? fullName(teacher) : null;
  const shown = isWhole || items.length <= few + 1 ? items : items.slice(0, few);

  return (
    <Card
      as="li"
      className={card}
      style={{ '--rows': shown.length } as CSSProperties}
      aria-label={name ?? plain('noTeacher')}
      title={
        teacher ? (
          <MarkedName of={teacher}>
            <TextLink variant="standalone" href={pathTo('teachers.profile', { id: teacher.id })}>
              {name}
            </TextLink>
          </MarkedName>
        ) : (
          t('noTeacher')
        )
      }
      aside={
        <div className={groupHead}>
          <Badge>{t('items', { count: items.length })}</Badge>
          {teacher && name && !snoozed && onRemindTeachers && items.some(isReminded) && (
            <Button size="small" icon={ReminderIcon} onClick={() => onRemindTeachers([group])}>
              <span>{t('remindTeacher')}</span>
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {teacher && name && !snoozed && (
            <Reach
              teacher={teacher}
              name={name}
              email={email}
              all={all.filter(isReminded)}
              canShare={canShare}
              onSnoozeAll={(days, isShared) => onSnooze(items, days, isShared)}
            />
          )}
        </div>
      }
    >
      <ul>
        {shown.map((item) => (
          <FollowUpRow
            key={keyOfItem(item)}
            item={item}
            mark={marks.get(keyOfItem(item))}
            reminded={reminders.get(keyOfItem(item))}
            today={today}
            canShare={canShare}
            onSnooze={onSnooze}
            onRemind={onRemind}
          />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          <span>{t('showAll', { count: items.length })}</span>
          {name && <VisuallyHidden> {name}</VisuallyHidden>}
        </Button>
      )}
    </Card>
  );
}

interface ReachProps {
  teacher: NonNullable<FollowUpGroup['teacher']>;
  name: string;
  email: string | null | undefined;
  all: readonly FollowUpItem[];
  canShare: boolean;
  onSnoozeAll: (days: number, isShared: boolean) => void;
}

/** Actions for one teacher: open a prepared mail, copy its address or text, snooze everything. */
function Reach({ teacher, name, email, all, canShare, onSnoozeAll }: ReachProps) {
  const { t, pair } = followUpWords.useWords();
  const toast = useToast();
  const mailTo = useFollowUpMail();
  const plainAddress = email ? `mailto:${email}` : null;
  // Built on focus or hover: building dozens of mails would slow down the page.
  const write = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (email && all.length > 0) currentTarget.href = mailTo(teacher, email, all).href;
  };

  const copy = async (text: string, message: 'addressCopied' | 'messageCopied') => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(pair(message));
    } catch {
      // Without HTTPS or permission, the page cannot write to the clipboard.
      toast.danger(pair('notCopied'));
    }
  };
  const snooze = snoozeSections(t(canShare ? 'snoozeAllForMe' : 'snoozeAll'), canShare, onSnoozeAll);
  const toCopy: MenuSection[] = email
    ? [
        {
          id: 'copy',
          items: [
            {
              id: 'address',
              icon: CopyIcon,
              label: t('copyAddress'),
              onSelect: () => void copy(email, 'addressCopied'),
            },
            ...(all.length > 0
              ? [
                  {
                    id: 'message',
                    icon: CopyIcon,
                    label: t('copyMessage'),
                    onSelect: () => void copy(mailTo(teacher, email, all).body, 'messageCopied'),
                  },
                ]
              : []),
          ],
        },
      ]
    : [];
  const label = (
    <>
      <span>{t('write')}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );

  return (
    <>
      {plainAddress ? (
        <ButtonLink
          href={plainAddress}
          external
          icon={MailIcon}
          size="small"
          onPointerEnter={write}
          onFocus={write}
          onClick={write}
        >
          {label}
        </ButtonLink>
      ) : (
        <Button
          icon={MailIcon}
          size="small"
          blockedReason={email === undefined ? t('emailLoading') : t('noEmail')}
        >
          {label}
        </Button>
      )}
      <Menu
        sections={[...toCopy, ...snooze]}
        trigger={(props) => (
          <IconButton {...props} icon={MoreIcon}>
            {t('actionsOf', { name })}
          </IconButton>
        )}
      />
    </>
  );
}

/** Returns a function that prepares mails to teachers, in both languages whatever the language of the screen. */
function useFollowUpMail(): (teacher: Person, email: string, items: readonly FollowUpItem[]) => FollowUpMail {
  const { pair } = followUpWords.useWords();
  const { what, when } = useItemWords();
  const config = useConfig();
  return useMemo(() => {
    const home = addressOf(config, 'teacher', entryPoints.teacher['teacher.views.home']);
    const address = new URL(home, window.location.href).href;
    const words: MailWords = {
      subject: (count) => pair('mail.subject', { count }),
      greeting: (name) => pair('mail.greeting', { name }),
      intro: pair('mail.intro'),
      contract: ({ number, company }) =>
        company === null ? pair('contractOf', { number }) : pair('mail.contractOf', { number, company }),
      item(item) {
        const time = when(item);
        return time ? pair('mail.item', { what: what(item), when: time }) : what(item);
      },
      more: (count) => pair('mail.more', { count }),
      portal: (shown) => pair('mail.portal', { address: shown }),
      thanks: pair('mail.thanks'),
    };
    return (teacher, email, items) => followUpMail(teacher, email, items, address, words);
  }, [config, pair, what, when]);
}
