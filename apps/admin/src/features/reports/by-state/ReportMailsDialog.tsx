import { isUnanswered, useReportMailPreview, useSendReportMails } from '@portal/api-client';
import {
  type CompanyLinkMail,
  fullName,
  languagesOfMail,
  mostReportsOfMails,
  type ReportLeftOut,
  type ReportMailPreview,
  type ReportRow,
  type SentReportMail,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Banner, Button, Cluster, Dialog, Skeleton, Stack, Text, useBusy } from '@portal/ui';
import { useMemo, useState } from 'react';
import { CompanyContactDialog } from '../../../parts/company-contact/CompanyContactDialog';
import { LoadFailure, RefusedBanner } from '../../../parts/RefusedBanner';
import * as styles from './ReportMailsDialog.css';
import { reportMailWords } from './report-mail-words';

export interface ReportMailsDialogProps {
  /** The chosen reports, in any state. */
  reports: readonly ReportRow[];
  /** Called when the mails were sent. */
  onSent: () => void;
  onClose: () => void;
}

/** Shows the mail to each company with its chosen reports, and sends those that can be sent. */
export function ReportMailsDialog({ reports, onSent, onClose }: ReportMailsDialogProps) {
  const { t, stack } = reportMailWords.useWords();
  const isTooMuch = reports.length > mostReportsOfMails;
  if (isTooMuch)
    return (
      <Dialog open size="small" title={stack('title')} closeLabel={t('close')} onClose={onClose}>
        <div>{stack('tooMany', { count: mostReportsOfMails })}</div>
      </Dialog>
    );
  return <Mails reports={reports} onSent={onSent} onClose={onClose} />;
}

function Mails({ reports, onSent, onClose }: ReportMailsDialogProps) {
  const { t, stack, pair } = reportMailWords.useWords();
  const keys = useMemo(
    () => reports.map(({ student, contract }) => ({ studentId: student.id, contractId: contract.id })),
    [reports],
  );
  const preview = useReportMailPreview(keys);
  const send = useSendReportMails();
  const toast = useToast();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
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
          who: who || pair('somebody'),
        }),
      );
  };
  const confirm = () =>
    run(async () => {
      setFailure(null);
      try {
        tell(await send(ready.flatMap((mail) => mail.reports)));
        onSent();
        onClose();
      } catch (error) {
        setFailure({ error });
        void preview.retry();
      }
    });

  if (edited) return <CompanyContactDialog company={edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      open
      busy={busy}
      title={stack('title')}
      closeLabel={t('close')}
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
            blockedReason={data ? ready.length === 0 && t('cannot') : t('reading')}
            onClick={() => void confirm()}
          >
            {t('send', { count: ready.length })}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {failure && (
          <RefusedBanner error={failure.error}>
            {stack(isUnanswered(failure.error) ? 'unknown' : 'notSent')}
          </RefusedBanner>
        )}
        <LoadFailure of={preview}>{stack('notRead')}</LoadFailure>
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
      </Stack>
    </Dialog>
  );
}

function LeftOut({ reports }: { reports: readonly ReportLeftOut[] }) {
  const { t } = reportMailWords.useWords();
  return (
    <Banner tone="caution" title={t('leftOut', { count: reports.length })}>
      <ul className={styles.names}>
        {reports.map(({ student, contract, reason }) => (
          <li key={`${student.id}-${contract.id}`}>
            {fullName(student)}, {contract.number} : {t(`reason.${reason}`)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface CompanyMailProps {
  mail: ReportMailPreview;
  /** Shows the text of the mail from the start. */
  isOpen: boolean;
  onEdit: () => void;
}

/** The mail to one company as it would be sent, or why it cannot be. */
function CompanyMail({ mail, isOpen, onEdit }: CompanyMailProps) {
  const { t, stack } = reportMailWords.useWords();
  const { company, reports, refused, recipient, language, subject, text, lastSent } = mail;
  const languages = languagesOfMail(language);
  return (
    <section className={styles.company} aria-label={company.name}>
      <div className={styles.head}>
        <strong>{company.name}</strong>
        <Text tone="soft">{t('company', { count: reports.length })}</Text>
      </div>
      {refused && (
        <Banner
          tone="caution"
          action={
            refused === 'no-address' && (
              <Button size="small" onClick={onEdit}>
                {t('add')}
              </Button>
            )
          }
        >
          {stack(`refused.${refused}`)}
        </Banner>
      )}
      {lastSent && <LastSent mail={lastSent} />}
      {recipient && (
        <>
          <span className={styles.address}>
            {t('to')} <strong>{recipient}</strong>
          </span>
          <Cluster gap="small">
            <Text tone="soft">{t(`language.${language}`)}</Text>
            <Button size="small" variant="quiet" onClick={onEdit}>
              {t('edit')}
            </Button>
          </Cluster>
        </>
      )}
      <details open={isOpen}>
        <summary>{t('show')}</summary>
        <p>
          <strong>{subject}</strong>
        </p>
        {text.map((part, place) => (
          <p key={part} lang={languages[place]} className={styles.mail}>
            {part}
          </p>
        ))}
        <Text as="div" tone="soft">
          {stack('link')}
        </Text>
      </details>
    </section>
  );
}

/** When, by whom and to whom the company was mailed last about one of these contracts. */
function LastSent({ mail }: { mail: CompanyLinkMail }) {
  const { stack, pair } = reportMailWords.useWords();
  const { sentAt, sentBy, recipient, state } = mail;
  const facts = {
    when: datePair(sentAt, { time: true }),
    who: sentBy ? fullName(sentBy) : pair('somebody'),
  };
  const isFailed = state === 'failed';
  return (
    <Banner tone={isFailed ? 'caution' : 'info'}>
      {recipient === null ? stack('lastForgotten', facts) : stack('last', { ...facts, address: recipient })}
      {isFailed && <div>{stack('failed')}</div>}
    </Banner>
  );
}
