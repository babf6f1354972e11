import { type CalendarDate, type ChaseGroup, type ChaseItem, fullName, keyOfItem } from '@portal/domain';
import { useToast } from '@portal/shell';
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
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { pathTo } from '../../paths';
import { card, groupHead, rows } from './ChasePage.css';
import { ChaseRow } from './ChaseRow';
import type { ChaseMarks } from './chase-view';
import { chaseWords } from './chase-words';
import { snoozeItems } from './snooze-items';
import { useChaseMail } from './useChaseMail';

export interface TeacherToChaseProps {
  group: ChaseGroup;
  /** Everything that is to be chased with this teacher, whatever the filters: a mail names all of it. */
  all: readonly ChaseItem[];
  /** Null when none is known; undefined while it is on its way. */
  email: string | null | undefined;
  marks: ChaseMarks;
  today: CalendarDate;
  /** Whether what was put away is shown, which is not put away once more. */
  snoozed: boolean;
  onSnooze: (items: readonly ChaseItem[], days: number) => void;
  onRemind: (item: ChaseItem) => void;
}

/** Items shown at first. */
const few = 6;

/** What there is to chase with one teacher, and the ways to reach them. */
export function TeacherToChase({
  group: { teacher, items },
  all,
  email,
  marks,
  today,
  snoozed,
  onSnooze,
  onRemind,
}: TeacherToChaseProps) {
  const { t, plain } = chaseWords.useWords();
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
          <TextLink variant="standalone" href={pathTo('teachers.profile', { id: teacher.id })}>
            {name}
          </TextLink>
        ) : (
          t('noTeacher')
        )
      }
      aside={
        <div className={groupHead}>
          <Badge>{t('items', { count: items.length })}</Badge>
          {teacher && name && !snoozed && (
            <Reach
              teacher={teacher}
              name={name}
              email={email}
              all={all}
              onSnoozeAll={(days) => onSnooze(items, days)}
            />
          )}
        </div>
      }
    >
      <ul className={rows}>
        {shown.map((item) => (
          <ChaseRow
            key={keyOfItem(item)}
            item={item}
            mark={marks.get(keyOfItem(item))}
            today={today}
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
  teacher: NonNullable<ChaseGroup['teacher']>;
  name: string;
  email: string | null | undefined;
  all: readonly ChaseItem[];
  onSnoozeAll: (days: number) => void;
}

/** A mail that is ready to be sent, its address and text to be copied, and everything put away at once. */
function Reach({ teacher, name, email, all, onSnoozeAll }: ReachProps) {
  const { t, pair } = chaseWords.useWords();
  const toast = useToast();
  const mailTo = useChaseMail();
  const plainAddress = email ? `mailto:${email}` : null;
  // Written when somebody turns to it: dozens of mails would hold up the page that nobody sends one from.
  const write = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (email) currentTarget.href = mailTo(teacher, email, all).href;
  };

  const copy = async (text: string, message: 'addressCopied' | 'messageCopied') => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(pair(message));
    } catch {
      // Without https, or where the person forbids it, the page may not write to the clipboard.
      toast.danger(pair('notCopied'));
    }
  };
  const snooze: MenuSection = { id: 'snooze', caption: t('snoozeAll'), items: snoozeItems(onSnoozeAll) };
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
            {
              id: 'message',
              icon: CopyIcon,
              label: t('copyMessage'),
              onSelect: () => void copy(mailTo(teacher, email, all).body, 'messageCopied'),
            },
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
        sections={[...toCopy, snooze]}
        trigger={(props) => (
          <IconButton {...props} icon={MoreIcon}>
            {t('actionsOf', { name })}
          </IconButton>
        )}
      />
    </>
  );
}
