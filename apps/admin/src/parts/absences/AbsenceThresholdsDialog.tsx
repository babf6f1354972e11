import {
  type SavedAbsenceThresholds,
  type ThresholdOwner,
  useAbsenceThresholds,
  useSaveAbsenceThresholds,
} from '@portal/api-client';
import {
  absencePercentsOf,
  absenceThresholdsFields,
  absenceThresholdsSchema,
  thresholdKinds,
} from '@portal/domain';
import { joinPairs } from '@portal/i18n';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Dialog, Skeleton, Text } from '@portal/ui';
import { FormNumberField, FormRadioGroup } from '@portal/views';
import { absenceWords } from './absence-words';

export interface AbsenceThresholdsDialogProps {
  of: ThresholdOwner;
  /** The name of the company; undefined for a contract or the organization, whose page shows whose they are. */
  name?: string | undefined;
  saved: SavedAbsenceThresholds;
  /** Reads the thresholds again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for the shares of missed minutes from which a student is followed up (DECISION-135). */
export function AbsenceThresholdsDialog({
  of,
  name,
  saved,
  readAgain,
  onClose,
}: AbsenceThresholdsDialogProps) {
  const { t, stack, pair } = absenceWords.useWords();
  const toast = useToast();
  const save = useSaveAbsenceThresholds();
  const { percents, inherited } = saved;
  const inheritedText =
    inherited.length === 0
      ? pair('noPercents')
      : joinPairs(inherited.map((percent) => pair('percent', { percent })));
  return (
    <RecordDialog
      draft={{
        form: 'absence-thresholds',
        record: recordOf(of),
        stored: absenceThresholdsFields(of === 'default' ? (percents ?? []) : percents),
      }}
      schema={absenceThresholdsSchema}
      save={async (fields) => {
        try {
          return await save(of, absencePercentsOf(fields), saved);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={name === undefined ? stack('title') : stack('ofCompany', { name })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <Text as="div" tone="soft">
            {stack('hint')}
          </Text>
          {of === 'default' ? (
            <input type="hidden" name={fields.kind.name} value="own" />
          ) : (
            <FormRadioGroup
              field={fields.kind}
              label={t('kind')}
              hint={t('inheritedIs', { percents: inheritedText })}
              options={thresholdKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
          )}
          {(of === 'default' || fields.kind.value === 'own') && (
            <>
              <FormNumberField
                field={fields.first}
                label={t('first')}
                hint={t('percentsHint')}
                min={1}
                step={1}
              />
              <FormNumberField field={fields.second} label={t('second')} min={1} step={1} />
            </>
          )}
        </>
      )}
    </RecordDialog>
  );
}

function recordOf(of: ThresholdOwner): string {
  if (of === 'default') return 'default';
  return 'contractId' in of ? `contract-${of.contractId}` : `company-${of.companyId}`;
}

/** The dialog of a company, which loads its thresholds first. */
export function CompanyThresholdsDialog({
  company,
  onClose,
}: {
  company: { id: number; name: string };
  onClose: () => void;
}) {
  const { stack } = absenceWords.useWords();
  const of = { companyId: company.id };
  const saved = useAbsenceThresholds(of);
  if (saved.data)
    return (
      <AbsenceThresholdsDialog
        of={of}
        name={company.name}
        saved={saved.data}
        readAgain={saved.retry}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title={stack('ofCompany', { name: company.name })} onClose={onClose} initialFocus="title">
      <LoadFailure of={saved}>{stack('notRead')}</LoadFailure>
      {!saved.error && <Skeleton lines={4} />}
    </Dialog>
  );
}
