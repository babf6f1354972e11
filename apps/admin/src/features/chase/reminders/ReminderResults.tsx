import { fullName, type ReminderMail } from '@portal/domain';
import { Banner, Button, Dialog, Stack, TextLink } from '@portal/ui';
import { names } from '../../../parts/mail/mail.css';
import { pathTo } from '../../../paths';
import { reminderWords } from './reminder-words';
import { useSkipText } from './useSkipText';

export interface ReminderResultsProps {
  mails: readonly ReminderMail[];
  onClose: () => void;
}

/** Lists who received a mail, and who was skipped and why. */
export function ReminderResults({ mails, onClose }: ReminderResultsProps) {
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
          <>
            <Banner tone="caution">{stack('left', { count: left.length })}</Banner>
            <ul className={names}>
              {left.map((mail) => (
                <li key={mail.teacher.id}>
                  {fullName(mail.teacher)} · {skipText(mail)}
                </li>
              ))}
            </ul>
          </>
        )}
        <TextLink href={pathTo('admin.settings.reminders')}>{t('log')}</TextLink>
      </Stack>
    </Dialog>
  );
}
