import { useCompanyLinkPreview, useSendCompanyLink } from '@portal/api-client';
import { type Contract, fullName } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Skeleton, useAttempt } from '@portal/ui';
import { useState } from 'react';
import { CompanyContactDialog } from '../../../parts/company-contact/CompanyContactDialog';
import { CompanyMailHead, CompanyMailText } from '../../../parts/mail/CompanyMail';
import { companyMailWords } from '../../../parts/mail/company-mail-words';
import { MailDialog } from '../../../parts/mail/MailDialog';
import { mailLinkWords } from './mail-link-words';

export interface MailLinkDialogProps {
  contract: Pick<Contract, 'id'>;
  company: { id: number; name: string };
  onClose: () => void;
}

/** Shows the mail with a company's link and sends it. A missing address can be entered here. */
export function MailLinkDialog({ contract, company, onClose }: MailLinkDialogProps) {
  const { t, stack, pair } = mailLinkWords.useWords();
  const words = companyMailWords.useWords();
  const mailing = { companyId: company.id, contractId: contract.id };
  const preview = useCompanyLinkPreview(mailing);
  const send = useSendCompanyLink();
  const toast = useToast();
  const { attempt, ...sending } = useAttempt();
  const [isEditing, setEditing] = useState(false);
  const { data } = preview;

  const confirm = () =>
    attempt(async () => {
      const { isRepeated, recipient, sentBy } = await send(mailing);
      if (isRepeated)
        toast.success(pair('repeated', { who: sentBy ? fullName(sentBy) : words.pair('formerUser') }));
      else toast.success(pair('sent', { address: recipient ?? '' }));
      onClose();
    });

  if (isEditing) return <CompanyContactDialog company={company} onClose={() => setEditing(false)} />;
  return (
    <MailDialog
      title={stack('title', { name: company.name })}
      preview={preview}
      sending={sending}
      failures={{ notRead: stack('notRead'), notSent: stack('notSent'), unknown: stack('unknown') }}
      sendLabel={t(data?.lastSent ? 'sendAgain' : 'send')}
      blockedReason={data ? data.refused !== null && t('cannot') : t('reading')}
      onSend={confirm}
      onClose={onClose}
    >
      {data && (
        <>
          <CompanyMailHead mail={data} onEdit={() => setEditing(true)} />
          <CompanyMailText mail={data} />
        </>
      )}
      {!data && !preview.error && <Skeleton lines={6} />}
    </MailDialog>
  );
}
