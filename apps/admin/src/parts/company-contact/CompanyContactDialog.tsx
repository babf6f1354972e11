import { useCompanyContact, useReadCompanyContact, useSaveCompanyContact } from '@portal/api-client';
import { type CompanyContact, companyContactSchema, companyContactText, mailLanguages } from '@portal/domain';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Dialog, Skeleton } from '@portal/ui';
import { FormSelectField, FormTextField } from '@portal/views';
import { useState } from 'react';
import { companyContactWords } from './company-contact-words';

export interface CompanyContactDialogProps {
  company: { id: number; name: string };
  /** Called when the dialog closes, with or without saving. */
  onClose: () => void;
}

/** Edits the email address and language in which the office writes to a company. */
export function CompanyContactDialog({ company, onClose }: CompanyContactDialogProps) {
  const { stack } = companyContactWords.useWords();
  const contact = useCompanyContact(company.id);
  if (contact.data) return <ContactForm contact={contact.data} onClose={onClose} />;
  return (
    <Dialog open title={stack('emailOf', { name: company.name })} onClose={onClose} initialFocus="title">
      <LoadFailure of={contact}>{stack('notRead')}</LoadFailure>
      {!contact.error && <Skeleton lines={4} />}
    </Dialog>
  );
}

/** A colleague's changes are merged field by field (DECISION-37). */
function ContactForm({ contact, onClose }: { contact: CompanyContact; onClose: () => void }) {
  const { t, stack, pair, plain } = companyContactWords.useWords();
  const toast = useToast();
  const read = useReadCompanyContact();
  const save = useSaveCompanyContact();
  // A reload must not reset the input.
  const [opened] = useState(contact);
  const [stored] = useState(() => companyContactText(opened));
  return (
    <RecordDialog
      draft={{ form: 'company-contact', record: opened.companyId, stored }}
      schema={companyContactSchema}
      save={{
        read: () => read(opened.companyId),
        write: ({ values, stored: now }) => save(now, values),
        textOf: companyContactText,
        texts: {
          title: stack('changed'),
          term: (field) => pair(field),
          show: (field, text) => text[field],
        },
      }}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack('emailOf', { name: opened.name })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField
            field={fields.email}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="off"
          />
          <FormSelectField
            field={fields.language}
            label={t('language')}
            options={mailLanguages.map((value) => ({ value, label: plain(`languages.${value}`) }))}
          />
        </>
      )}
    </RecordDialog>
  );
}
