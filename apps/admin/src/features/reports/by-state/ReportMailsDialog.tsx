import { useReportMailPreview, useSendReportMails } from '@portal/api-client';
import {
  fullName,
  maxReportsOfMails,
  type ReportLeftOut,
  type ReportMailPreview,
  type ReportRow,
  type SentReportMail,
} from '@portal/domain';
import { labelledPair, PairText } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Banner, Dialog, Skeleton, Text, useAttempt } from '@portal/ui';
import { useMemo, useState } from 'react';
import { CompanyContactDialog } from '../../../parts/company-contact/CompanyContactDialog';
import { CompanyMailHead, CompanyMailText } from '../../../parts/mail/CompanyMail';
import { companyMailWords } from '../../../parts/mail/company-mail-words';
import { MailDialog } from '../../../parts/mail/MailDialog';
import { names } from '../../../parts/mail/mail.css';
import * as styles from './by-state.css';
import { reportMailWords } from './report-mail-words';

export interface ReportMailsDialogProps {
  /** The selected reports, with any status. */
  reports: readonly ReportRow[];
  /** Called after the mails are sent. */
  onSent: () => void;
  onClose: () => void;
}

/** Shows the mail to each company with its selected reports, and sends the mails that can be sent. */
export function ReportMailsDialog({ reports, onSent, onClose }: ReportMailsDialogProps) {
  const { stack } = reportMailWords.useWords();
  const isTooMuch = reports.length > maxReportsOfMails;
  if (isTooMuch)
    return (
      <Dialog open size="small" title={stack('title')} onClose={onClose}>
        <div>{stack('tooMany', { count: maxReportsOfMails })}</div>
      </Dialog>
    );
  return <Mails reports={reports} onSent={onSent} onClose={onClose} />;
}

function Mails({ reports, onSent, onClose }: ReportMailsDialogProps) {
  const { t, stack, pair } = reportMailWords.useWords();
  const words = companyMailWords.useWords();
  const keys = useMemo(
    () => reports.map(({ student, contract }) => ({ studentId: student.id, contractId: contract.id })),
    [reports],
  );
  const preview = useReportMailPreview(keys);
  const send = useSendReportMails();
  const toast = useToast();
  const { attempt, ...sending } = useAttempt();
  const [edited, setEdited] = useState<ReportMailPreview['company'] | null>(null);
  const { data } = preview;
  const ready = data?.mails.filter(({ refused }) => refused === null) ?? [];

  const tell = (mails: readonly SentReportMail[]) => {
    const repeated = mails.filter(({ isRepeated }) => isRepeated);
    const count = mails.length - repeated.length;
    if (count > 0) toast.success(pair('sent', { count }));
    for (const [who, of] of Map.groupBy(repeated, ({ mail }) => (mail.sentBy ? fullName(mail.sentBy) : '')))
      toast.success(
        pair('repeated', {
          names: of.map(({ company }) => company.name).join(', '),
          who: who || words.pair('formerUser'),
        }),
      );
  };
  const confirm = () =>
    attempt(
      async () => {
        tell(await send(ready.flatMap((mail) => mail.reports)));
        onSent();
        onClose();
      },
      () => void preview.retry(),
    );

  if (edited) return <CompanyContactDialog company={edited} onClose={() => setEdited(null)} />;
  return (
    <MailDialog
      title={stack('title')}
      preview={preview}
      sending={sending}
      failures={{ notRead: stack('mailsFailed'), notSent: stack('notSent'), unknown: stack('unknown') }}
      sendLabel={t('send', { count: ready.length })}
      blockedReason={data ? ready.length === 0 && t('cannot') : t('preparingMails')}
      onSend={confirm}
      onClose={onClose}
    >
      {!data && !preview.error && <Skeleton lines={6} />}
      {data && data.leftOut.length > 0 && <LeftOut reports={data.leftOut} />}
      {data?.mails.map((mail) => (
        <CompanyMail
          key={mail.company.id}
          mail={mail}
          isOpen={data.mails.length === 1}
          onEdit={() => setEdited(mail.company)}
        />
      ))}
    </MailDialog>
  );
}

function LeftOut({ reports }: { reports: readonly ReportLeftOut[] }) {
  const { t, pair } = reportMailWords.useWords();
  return (
    <Banner tone="caution" title={t('leftOut', { count: reports.length })}>
      <ul className={names}>
        {reports.map(({ student, contract, reason }) => (
          <li key={`${student.id}-${contract.id}`}>
            <PairText
              value={labelledPair(`${fullName(student)}, ${contract.number}`, pair(`reason.${reason}`))}
            />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface CompanyMailProps {
  mail: ReportMailPreview;
  /** Whether the text of the mail is initially visible. */
  isOpen: boolean;
  onEdit: () => void;
}

/** The mail to one company, or the reason why it cannot be sent. */
function CompanyMail({ mail, isOpen, onEdit }: CompanyMailProps) {
  const { t } = reportMailWords.useWords();
  const { company, reports } = mail;
  return (
    <section className={styles.company} aria-label={company.name}>
      <div className={styles.head}>
        <strong>{company.name}</strong>
        <Text tone="soft">{t('company', { count: reports.length })}</Text>
      </div>
      <CompanyMailHead mail={mail} onEdit={onEdit} />
      <details open={isOpen}>
        <summary>{t('show')}</summary>
        <div className={styles.mail}>
          <CompanyMailText mail={mail} />
        </div>
      </details>
    </section>
  );
}
