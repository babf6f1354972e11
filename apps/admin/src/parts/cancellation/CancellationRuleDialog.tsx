import {
  type SavedCancellationRule,
  useReadCancellationRule,
  useSaveCancellationRule,
} from '@portal/api-client';
import {
  type CancellationRule,
  cancellationRuleOf,
  cancellationRuleSchema,
  cancellationRuleText,
  noticeUnits,
  outcomeParts,
  proposedRule,
} from '@portal/domain';
import { joinPairs } from '@portal/i18n';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Heading, Stack, Text } from '@portal/ui';
import { FormCheckboxGroup, FormNumberField, FormRadioGroup } from '@portal/views';
import { useId } from 'react';
import { cancellationWords } from './cancellation-words';

export interface CancellationRuleDialogProps {
  /** The contract that has the rule, or the organization. */
  of: number | 'default';
  saved: SavedCancellationRule;
  /** The rule that the form starts with if none is saved: that of the organization. */
  proposed?: CancellationRule | null;
  onClose: () => void;
}

/**
 * A dialog for the notice of cancellations, and who bears late ones (DECISION-129). What someone else has changed
 * meanwhile is merged (DECISION-37).
 */
export function CancellationRuleDialog({ of, saved, proposed, onClose }: CancellationRuleDialogProps) {
  const { t, stack, pair } = cancellationWords.useWords();
  const id = useId();
  const toast = useToast();
  const saveRule = useSaveCancellationRule();
  const readRule = useReadCancellationRule();
  const textOf = ({ rule }: SavedCancellationRule) => cancellationRuleText(rule ?? proposed ?? proposedRule);
  return (
    <RecordDialog
      draft={{
        form: 'cancellation-rule',
        record: String(of),
        stored: textOf(saved),
      }}
      schema={cancellationRuleSchema}
      save={{
        read: () => readRule(of),
        write: ({ values, stored }) => saveRule(of, cancellationRuleOf(values), stored),
        textOf,
        // A number alone would mean something that nobody has chosen.
        groups: [
          ['singleCount', 'singleUnit'],
          ['groupCount', 'groupUnit'],
        ],
        texts: {
          title: stack('changed'),
          term: (field) => {
            const kind = field.startsWith('single') ? 'single' : 'group';
            return pair(field.endsWith('Late') ? `lateOf.${kind}` : `noticeOf.${kind}`);
          },
          show: (field, text) => {
            const kind = field.startsWith('single') ? 'single' : 'group';
            const parts = outcomeParts.filter((part) => text[`${kind}Late`].includes(part));
            const unit = noticeUnits.find((one) => one === text[`${kind}Unit`]) ?? 'hours';
            if (!field.endsWith('Late')) return pair(`notice.${unit}`, { count: text[`${kind}Count`] });
            return parts.length > 0
              ? joinPairs(
                  parts.map((part) => pair(`part.${part}`)),
                  ', ',
                )
              : pair('nothing');
          },
        },
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
            <Stack key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <Heading level={3} look="item" id={`${id}-${kind}`}>
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
