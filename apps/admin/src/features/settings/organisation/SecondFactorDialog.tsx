import { useSetSecondFactorRule } from '@portal/api-client';
import {
  type Organisation,
  type SecondFactorRule,
  secondFactorRuleSchema,
  secondFactorRules,
} from '@portal/domain';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormRadioGroup } from '@portal/views';
import { RecordDialog } from '../../../parts/RecordDialog';
import { organisationWords } from './organisation-words';

export interface SecondFactorDialogProps {
  organisation: Organisation & { secondFactorRule: SecondFactorRule };
  /** Reads the settings again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for who must sign in with a second factor (DECISION-146). */
export function SecondFactorDialog({ organisation, readAgain, onClose }: SecondFactorDialogProps) {
  const { t, stack, pair } = organisationWords.useWords();
  const toast = useToast();
  const setRule = useSetSecondFactorRule();
  return (
    <RecordDialog
      draft={{
        form: 'second-factor-rule',
        record: 'organisation',
        stored: { rule: organisation.secondFactorRule },
      }}
      schema={secondFactorRuleSchema}
      save={async ({ rule }) => {
        try {
          await setRule(organisation, rule ?? organisation.secondFactorRule);
        } catch (error) {
          await readAgain();
          throw error;
        }
      }}
      onSaved={() => toast.success(pair('secondFactor.saved'))}
      refused={stack('secondFactor.notSaved')}
      title={stack('secondFactor.change')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormRadioGroup
            field={fields.rule}
            label={t('secondFactor.rule')}
            options={secondFactorRules.map((value) => ({ value, label: t(`secondFactor.rules.${value}`) }))}
          />
          <Text as="div" tone="soft">
            {stack('secondFactor.text')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}
