import { useRemindOfSecondFactor } from '@portal/api-client';
import {
  type CalendarDate,
  fullName,
  lacksRequiredFactor,
  type SecondFactorReminder,
  type User,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { RefusedBanner } from '@portal/records';
import { useToast, useToday } from '@portal/shell';
import { Banner, Button, CheckboxField, Dialog, Stack, Text, useAttempt } from '@portal/ui';
import { useState } from 'react';
import { SkippedPeople } from '../../../parts/mail/SkippedPeople';
import { wasRemindedOfFactor } from '../../../parts/second-factor/wasRemindedOfFactor';
import { remindOfFactorWords } from './remind-of-factor-words';

/** Maximum number of people in one call. */
const maxPeople = 500;

export interface RemindOfFactorDialogProps {
  /** The people without a second factor to choose from. One person alone is chosen already. */
  people: readonly User[];
  onClose: () => void;
}

/**
 * Lets an administrator choose who is mailed a request to set up a second factor. At first, those who must have one and
 * were not reminded within a week (DECISION-164).
 */
export function RemindOfFactorDialog({ people, onClose }: RemindOfFactorDialogProps) {
  const { t, stack, pair } = remindOfFactorWords.useWords();
  const toast = useToast();
  const today = useToday();
  const remind = useRemindOfSecondFactor();
  const { busy, failure, attempt } = useAttempt();
  // The people when the dialog opened; later loads do not change them.
  const [shown] = useState(() => people.slice(0, maxPeople));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => chosenAtFirst(shown, today));
  const [left, setLeft] = useState<readonly SecondFactorReminder[] | null>(null);
  const [sentCount, setSentCount] = useState(0);

  const toggle = (id: number, isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  const send = () =>
    attempt(async () => {
      const reminders = await remind([...chosen]);
      const skipped = reminders.filter((reminder) => reminder.skipped !== null);
      const count = reminders.length - skipped.length;
      if (skipped.length === 0) {
        toast.success(pair('done', { count }));
        onClose();
      } else {
        setSentCount(count);
        setLeft(skipped);
      }
    });

  if (left) return <LeftOut sent={sentCount} left={left} onClose={onClose} />;
  return (
    <Dialog
      open
      busy={busy}
      title={stack('title')}
      onClose={onClose}
      initialFocus="title"
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            blockedReason={chosen.size === 0 && t('nothing')}
            onClick={() => void send()}
          >
            {t('send', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {failure && (
          <RefusedBanner error={failure.error} unknown={stack('unknown')}>
            {stack('notSent')}
          </RefusedBanner>
        )}
        <Text as="div">{stack('text')}</Text>
        {people.length > maxPeople && <Banner tone="info">{stack('first', { count: maxPeople })}</Banner>}
        <fieldset>
          <legend>{t('people')}</legend>
          {shown.map((user) => (
            <PersonField
              key={user.id}
              user={user}
              isRecent={wasRemindedOfFactor(user, today)}
              checked={chosen.has(user.id)}
              onToggle={toggle}
            />
          ))}
        </fieldset>
      </Stack>
    </Dialog>
  );
}

function chosenAtFirst(people: readonly User[], today: CalendarDate): ReadonlySet<number> {
  const isForOne = people.length === 1;
  return new Set(
    people
      .filter(
        (user) => (isForOne || lacksRequiredFactor(user.secondFactor)) && !wasRemindedOfFactor(user, today),
      )
      .map(({ id }) => id),
  );
}

interface PersonFieldProps {
  user: User;
  isRecent: boolean;
  checked: boolean;
  onToggle: (id: number, isOn: boolean) => void;
}

function PersonField({ user, isRecent, checked, onToggle }: PersonFieldProps) {
  const { t } = remindOfFactorWords.useWords();
  const remindedAt = user.secondFactor?.remindedAt;
  return (
    <CheckboxField
      label={
        <>
          {fullName(user)}
          {lacksRequiredFactor(user.secondFactor) && <> ({t('required')})</>}
        </>
      }
      hint={remindedAt && t(isRecent ? 'recent' : 'earlier', { date: datePair(remindedAt) })}
      disabled={isRecent}
      checked={checked}
      onChange={({ currentTarget }) => onToggle(user.id, currentTarget.checked)}
    />
  );
}

interface LeftOutProps {
  /** Number of reminders that were sent. */
  sent: number;
  left: readonly SecondFactorReminder[];
  onClose: () => void;
}

/** Says who was not reminded, and why. */
function LeftOut({ sent, left, onClose }: LeftOutProps) {
  const { t, stack } = remindOfFactorWords.useWords();
  return (
    <Dialog
      open
      title={sent > 0 ? stack('done', { count: sent }) : stack('noneSent')}
      onClose={onClose}
      initialFocus="title"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="medium">
        <SkippedPeople
          title={stack('left')}
          people={left.map(({ user, skipped }) => ({
            person: user,
            reason: skipped && t(`skipped.${skipped}`),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
