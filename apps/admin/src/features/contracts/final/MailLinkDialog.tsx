import { isUnanswered, useCompanyLinkPreview, useSendCompanyLink } from '@portal/api-client';
import {
  type CompanyLinkMail,
  type CompanyLinkPreview,
  type Contract,
  fullName,
  languagesOfMail,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Banner, Button, Cluster, Dialog, Skeleton, Stack, Text, useBusy } from '@portal/ui';
import { useState } from 'react';
import { CompanyContactDialog } from '../../../parts/company-contact/CompanyContactDialog';
import { LoadFailure, RefusedBanner } from '../../../parts/RefusedBanner';
import * as styles from './MailLinkDialog.css';
import { mailLinkWords } from './mail-link-words';

export interface MailLinkDialogProps {
  contract: Pick<Contract, 'id'>;
  company: { id: number; name: string };
  onClose: () => void;
}

/** Shows the mail with the link of a company, and sends it. The address can be entered without leaving. */
export function MailLinkDialog({ contract, company, onClose }: MailLinkDialogProps) {
  const { t, stack, pair } = mailLinkWords.useWords();
  const mailing = { companyId: company.id, contractId: contract.id };
  const preview = useCompanyLinkPreview(mailing);
  const send = useSendCompanyLink();
  const toast = useToast();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { data } = preview;

  const confirm = () =>
    run(async () => {
      setFailure(null);
      try {
        const { isRepeated, recipient, sentBy } = await send(mailing);
        if (isRepeated)
          toast.success(pair('repeated', { who: sentBy ? fullName(sentBy) : pair('somebody') }));
        else toast.success(pair('sent', { address: recipient ?? '' }));
        onClose();
      } catch (error) {
        setFailure({ error });
      }
    });

  if (isEditing) return <CompanyContactDialog company={company} onClose={() => setEditing(false)} />;
  return (
    <Dialog
      open
      busy={busy}
      title={stack('title', { name: company.name })}
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
            blockedReason={data ? data.refused !== null && t('cannot') : t('reading')}
            onClick={() => void confirm()}
          >
            {t(data?.lastSent ? 'again' : 'send')}
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
        {data && <Preview preview={data} onEdit={() => setEditing(true)} />}
        {!data && !preview.error && <Skeleton lines={6} />}
      </Stack>
    </Dialog>
  );
}

/** The mail as it would be sent, or why it cannot be. */
function Preview({ preview, onEdit }: { preview: CompanyLinkPreview; onEdit: () => void }) {
  const { t, stack } = mailLinkWords.useWords();
  const { refused, recipient, language, subject, text, lastSent } = preview;
  const languages = languagesOfMail(language);
  return (
    <>
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
        <Stack gap="small">
          <span className={styles.address}>
            {t('to')} <strong>{recipient}</strong>
          </span>
          <Cluster gap="small">
            <Text tone="soft">{t(`language.${language}`)}</Text>
            <Button size="small" variant="quiet" onClick={onEdit}>
              {t('edit')}
            </Button>
          </Cluster>
        </Stack>
      )}
      <strong>{subject}</strong>
      {text.map((part, place) => (
        <p key={part} lang={languages[place]} className={styles.mail}>
          {part}
        </p>
      ))}
      <Text as="div" tone="soft">
        {stack('link')}
      </Text>
    </>
  );
}

/** When, by whom and to whom the link was sent last about this contract. */
function LastSent({ mail }: { mail: CompanyLinkMail }) {
  const { stack, pair } = mailLinkWords.useWords();
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
