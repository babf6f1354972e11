import { type Reminding, useReminderPreview, useSendReminders } from '@portal/api-client';
import {
  defaultQuietDays,
  type FollowUpGroup,
  type FollowUpItem,
  fullName,
  isReminded,
  keyOfItem,
  type Person,
  quietDayChoices,
  type ReminderMail,
  reminderItemOf,
} from '@portal/domain';
import { PairText } from '@portal/i18n';
import {
  Accordion,
  Banner,
  Button,
  CheckboxField,
  Cluster,
  Dialog,
  SelectField,
  Skeleton,
  Stack,
  Text,
  TextLink,
  useAttempt,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import { MailDialog } from '../../../parts/mail/MailDialog';
import { MailText } from '../../../parts/mail/MailText';
import { names } from '../../../parts/mail/mail.css';
import { SkippedPeople } from '../../../parts/mail/SkippedPeople';
import { pathTo } from '../../../paths';
import { useItemWords } from '../useItemWords';
import { reminderWords } from './reminder-words';
import { useSkipText } from './useSkipText';

/** Maximum number of teachers in one call. */
const maxTeachers = 200;

export interface RemindersDialogProps {
  /** The follow-ups to choose from, by teacher; follow-ups without a teacher are left out. */
  groups: readonly FollowUpGroup[];
  onClose: () => void;
}

interface Chosen {
  teacher: Person;
  items: FollowUpItem[];
}

/** Lets the user select teachers and follow-ups, shows and sends each mail, then lists who was skipped and why. */
export function RemindersDialog({ groups, onClose }: RemindersDialogProps) {
  const { t, stack, plain } = reminderWords.useWords();
  // The items at the time the dialog opened; later loads do not change them.
  const [all] = useState(() =>
    groups.flatMap(({ teacher, items }) => {
      const reminded = items.filter(isReminded);
      return teacher && reminded.length > 0 ? [{ teacher, items: reminded }] : [];
    }),
  );
  const teachers = all.slice(0, maxTeachers);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [quietDays, setQuietDays] = useState<number>(defaultQuietDays);
  const [results, setResults] = useState<ReminderMail[] | null>(null);
  const { attempt, ...sending } = useAttempt();
  const send = useSendReminders();
  const chosen = useMemo(
    () =>
      all
        .slice(0, maxTeachers)
        .map(({ teacher, items }) => ({ teacher, items: items.filter((item) => !left.has(keyOfItem(item))) }))
        .filter(({ items }) => items.length > 0),
    [all, left],
  );
  const reminding = useMemo(() => remindingOf(chosen, quietDays), [chosen, quietDays]);
  const preview = useReminderPreview(chosen.length > 0 && results === null ? reminding : null);
  const mails = new Map(preview.data?.map((mail) => [mail.teacher.id, mail]));
  const isChosen = new Set(chosen.map(({ teacher }) => teacher.id));
  const toSend = [...mails.values()].filter(
    ({ teacher, skipped }) => skipped === null && isChosen.has(teacher.id),
  ).length;
  const isSettled = preview.data !== undefined || chosen.length === 0;

  const toggle = (items: readonly FollowUpItem[], isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const key of items.map(keyOfItem)) {
        if (isOn) next.delete(key);
        else next.add(key);
      }
      return next;
    });
  const confirm = () => attempt(async () => setResults(await send(reminding)));

  if (results) return <ReminderResults mails={results} onClose={onClose} />;
  return (
    <MailDialog
      size="large"
      title={stack('remindTeachers')}
      preview={preview}
      sending={sending}
      failures={{ notRead: stack('mailsFailed'), notSent: stack('notSent'), unknown: stack('unknown') }}
      sendLabel={t('send', { count: toSend })}
      blockedReason={isSettled ? toSend === 0 && t('nothing') : t('preparingMails')}
      onSend={confirm}
      onClose={onClose}
    >
      <Text as="div">{stack('intro')}</Text>
      {all.length > maxTeachers && <Banner tone="info">{stack('first', { count: maxTeachers })}</Banner>}
      <SelectField
        label={t('quiet')}
        value={String(quietDays)}
        options={quietDayChoices.map((days) => ({
          value: String(days),
          label: plain(`quietDays.${days}`),
        }))}
        onChange={({ currentTarget }) => setQuietDays(Number(currentTarget.value))}
      />
      <Accordion
        look="list"
        level={3}
        defaultOpen={teachers.length === 1 ? teachers.map(({ teacher }) => String(teacher.id)) : []}
        sections={teachers.map(({ teacher, items }) => ({
          id: String(teacher.id),
          title: fullName(teacher),
          aside: (
            <CheckboxField
              label={t('write', { name: fullName(teacher) })}
              hideLabel
              checked={isChosen.has(teacher.id)}
              onChange={({ currentTarget }) => toggle(items, currentTarget.checked)}
            />
          ),
          content: (
            <TeacherMail
              items={items}
              left={left}
              mail={isChosen.has(teacher.id) ? mails.get(teacher.id) : null}
              onToggle={toggle}
            />
          ),
        }))}
      />
    </MailDialog>
  );
}

function remindingOf(chosen: readonly Chosen[], quietDays: number): Reminding {
  return {
    teachers: chosen.map(({ teacher, items }) => ({
      teacherId: teacher.id,
      items: items.filter(isReminded).map(reminderItemOf),
    })),
    quietDays,
  };
}

interface TeacherMailProps {
  items: readonly FollowUpItem[];
  /** Keys of the items that are not selected. */
  left: ReadonlySet<string>;
  /** Undefined while the mail is prepared, null if there is none. */
  mail: ReminderMail | null | undefined;
  onToggle: (items: readonly FollowUpItem[], isOn: boolean) => void;
}

/** The follow-ups of one teacher to select, and the mail about them. */
function TeacherMail({ items, left, mail, onToggle }: TeacherMailProps) {
  const { t, stack } = reminderWords.useWords();
  const { what } = useItemWords();
  const skipText = useSkipText();
  return (
    <Stack gap="medium">
      <fieldset>
        <legend>{t('items')}</legend>
        {items.map((item) => (
          <CheckboxField
            key={keyOfItem(item)}
            label={
              <>
                {item.contract.number} · <PairText value={what(item)} />
              </>
            }
            checked={!left.has(keyOfItem(item))}
            onChange={({ currentTarget }) => onToggle([item], currentTarget.checked)}
          />
        ))}
      </fieldset>
      {mail === undefined ? (
        <Skeleton lines={4} />
      ) : mail === null || mail.skipped !== null ? (
        <Banner tone="info">{mail ? skipText(mail) : stack('noMail')}</Banner>
      ) : (
        <>
          <Cluster gap="small">
            {mail.recipient && <Text tone="soft">{t('to', { address: mail.recipient })}</Text>}
          </Cluster>
          <MailText subject={mail.subject} text={mail.text} language="both" />
        </>
      )}
    </Stack>
  );
}

/** Lists who received a mail, and who was skipped and why. */
function ReminderResults({ mails, onClose }: { mails: readonly ReminderMail[]; onClose: () => void }) {
  const { t, stack } = reminderWords.useWords();
  const skipText = useSkipText();
  const sent = mails.filter(({ skipped }) => skipped === null);
  const left = mails.filter(({ skipped }) => skipped !== null);
  return (
    <Dialog
      open
      title={stack(sent.length > 0 ? 'doneTitle' : 'noneSent')}
      onClose={onClose}
      initialFocus="title"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="medium">
        {sent.length > 0 && (
          <>
            <Banner tone="positive" role="status">
              {stack('sent', { count: sent.length })}
            </Banner>
            <ul className={names}>
              {sent.map(({ teacher }) => (
                <li key={teacher.id}>{fullName(teacher)}</li>
              ))}
            </ul>
          </>
        )}
        {left.length > 0 && (
          <SkippedPeople
            title={stack('left', { count: left.length })}
            people={left.map((mail) => ({ person: mail.teacher, reason: skipText(mail) }))}
          />
        )}
        <TextLink href={pathTo('operations.reminders')}>{t('log')}</TextLink>
      </Stack>
    </Dialog>
  );
}
