import {
  type SavedAttestationOffice,
  useAttestationOffice,
  useSaveAttestationOffice,
} from '@portal/api-client';
import { attestationOfficeSchema, attestationOfficeText } from '@portal/domain';
import { QueryState, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Button, Cluster, DescriptionList, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@portal/ui';
import { FormTextareaField, FormTextField } from '@portal/views';
import { useState } from 'react';
import { attestationWords } from './attestation-words';

/** What the office prints on its attestations, among the settings of the organization (DECISION-181). */
export function AttestationOfficeSection() {
  const { t, stack } = attestationWords.useWords();
  const { data, error, retry } = useAttestationOffice();
  const [isChanging, setChanging] = useState(false);
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('officeTitle')}
      </Heading>
      <Text as="div" tone="soft">
        {stack('officeText')}
      </Text>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : data ? (
        <>
          <DescriptionList
            items={(['provider', 'address', 'accreditation', 'signatory', 'signatoryTitle'] as const).map(
              (field) => ({
                id: field,
                term: t(field),
                value: data[field] ?? t('officeEmpty'),
              }),
            )}
          />
          <Cluster>
            <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
              {t('officeChange')}
            </Button>
          </Cluster>
          {isChanging && <OfficeDialog saved={data} readAgain={retry} onClose={() => setChanging(false)} />}
        </>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={3} />
        </div>
      )}
    </Stack>
  );
}

interface OfficeDialogProps {
  saved: SavedAttestationOffice;
  /** Reads the details again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

function OfficeDialog({ saved, readAgain, onClose }: OfficeDialogProps) {
  const { t, stack, pair } = attestationWords.useWords();
  const toast = useToast();
  const save = useSaveAttestationOffice();
  return (
    <RecordDialog
      draft={{ form: 'attestation-office', record: 'office', stored: attestationOfficeText(saved) }}
      schema={attestationOfficeSchema}
      save={async (office) => {
        try {
          return await save(office, saved.version);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('officeSaved'))}
      refused={stack('officeNotSaved')}
      title={stack('officeDialog')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField field={fields.provider} label={t('provider')} hint={t('providerHint')} />
          <FormTextareaField field={fields.address} label={t('address')} />
          <FormTextField field={fields.accreditation} label={t('accreditation')} />
          <FormTextField field={fields.signatory} label={t('signatory')} />
          <FormTextField field={fields.signatoryTitle} label={t('signatoryTitle')} />
        </>
      )}
    </RecordDialog>
  );
}
