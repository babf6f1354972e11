import { type SavedCancellationRule, useSaveCancellationRule } from '@portal/api-client';
import {
  type CancellationRule,
  cancellationRuleOf,
  cancellationRuleSchema,
  cancellationRuleText,
  noticeUnits,
  outcomeParts,
  proposedRule,
} from '@portal/domain';
import { useToast } from '@portal/shell';
import { Heading, Stack, Text } from '@portal/ui';
import { FormCheckboxGroup, FormNumberField, FormRadioGroup } from '@portal/views';
import { RecordDialog } from '../RecordDialog';
import { cancellationWords } from './cancellation-words';

export interface CancellationRuleDialogProps {
  /** The contract that has the rule, or the organization. */
  of: number | 'default';
  saved: SavedCancellationRule;
  /** The rule that the form starts with if none is saved: that of the organization. */
  proposed?: CancellationRule | null;
  /** Reads the rule again after a refusal: someone else may have changed it. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for the notice of cancellations, and who bears late ones (DECISION-129). */
export function CancellationRuleDialog({
  of,
  saved,
  proposed,
  readAgain,
  onClose,
}: CancellationRuleDialogProps) {
  const { t, stack, pair } = cancellationWords.useWords();
  const toast = useToast();
  const saveRule = useSaveCancellationRule();
  return (
    <RecordDialog
      draft={{
        form: 'cancellation-rule',
        record: String(of),
        stored: cancellationRuleText(saved.rule ?? proposed ?? proposedRule),
      }}
      schema={cancellationRuleSchema}
      save={async (fields) => {
        try {
          return await saveRule(of, cancellationRuleOf(fields), saved);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack('title')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <Text as="div" tone="soft">
            {stack(of === 'default' ? 'defaultHint' : 'contractHint')}
          </Text>
          {(['single', 'group'] as const).map((kind) => (
            <Stack key={kind} as="section">
              <Heading level={3} look="item">
                {t(`kind.${kind}`)}
              </Heading>
              <FormNumberField field={fields[`${kind}Count`]} label={t('count')} min={0} step={1} />
              <FormRadioGroup
                field={fields[`${kind}Unit`]}
                label={t('unit')}
                options={noticeUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
              />
              <FormCheckboxGroup
                field={fields[`${kind}Late`]}
                label={t('late')}
                options={outcomeParts.map((value) => ({ value, label: t(`part.${value}`) }))}
              />
            </Stack>
          ))}
        </>
      )}
    </RecordDialog>
  );
}
