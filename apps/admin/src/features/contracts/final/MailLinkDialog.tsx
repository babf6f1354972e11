import { isUnanswered, useCompanyLinkPreview, useSendCompanyLink } from '@portal/api-client';
import { type Contract, fullName } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Button, Dialog, Skeleton, Stack, useBusy } from '@portal/ui';
import { useState } from 'react';
import { CompanyContactDialog } from '../../../parts/company-contact/CompanyContactDialog';
import { CompanyMailHead, CompanyMailText } from '../../../parts/mail/CompanyMail';
import { companyMailWords } from '../../../parts/mail/company-mail-words';
import { LoadFailure, RefusedBanner } from '../../../parts/RefusedBanner';
import { mailLinkWords } from './mail-link-words';

export interface MailLinkDialogProps {
  contract: Pick<Contract, 'id'>;
  company: { id: number; name: string };
  onClose: () => void;
}

/** Shows the mail with the link of a company, and sends it. The address can be entered without leaving. */
export function MailLinkDialog({ contract, company, onClose }: MailLinkDialogProps) {
  const { t, stack, pair } = mailLinkWords.useWords();
  const words = companyMailWords.useWords();
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
          toast.success(pair('repeated', { who: sentBy ? fullName(sentBy) : words.pair('formerUser') }));
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
        {data && (
          <>
            <CompanyMailHead mail={data} onEdit={() => setEditing(true)} />
            <CompanyMailText mail={data} />
          </>
        )}
        {!data && !preview.error && <Skeleton lines={6} />}
      </Stack>
    </Dialog>
  );
}
