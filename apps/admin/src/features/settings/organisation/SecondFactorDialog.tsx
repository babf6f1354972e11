import { useSetSecondFactorRules } from '@portal/api-client';
import {
  deviceTrustRules,
  type Organisation,
  type SecondFactorRule,
  secondFactorRuleSchema,
  secondFactorRules,
} from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormRadioGroup } from '@portal/views';
import { organisationWords } from './organisation-words';

export interface SecondFactorDialogProps {
  organisation: Organisation & { secondFactorRule: SecondFactorRule };
  /** Reads the settings again after a refusal: someone else may have changed them. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for who must sign in with a second factor, and where it may be spared (DECISION-146, DECISION-159). */
export function SecondFactorDialog({ organisation, readAgain, onClose }: SecondFactorDialogProps) {
  const { t, stack, pair } = organisationWords.useWords();
  const toast = useToast();
  const setRules = useSetSecondFactorRules();
  const { secondFactorRule, deviceTrustRule } = organisation;
  return (
    <RecordDialog
      draft={{
        form: 'second-factor-rule',
        record: 'organisation',
        stored: { rule: secondFactorRule, trust: deviceTrustRule },
      }}
      schema={secondFactorRuleSchema}
      save={async ({ rule, trust }) => {
        try {
          await setRules(organisation, {
            rule: rule ?? secondFactorRule,
            trust: deviceTrustRule && (trust ?? deviceTrustRule),
          });
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
          {deviceTrustRule && (
            <>
              <FormRadioGroup
                field={fields.trust}
                label={t('secondFactor.trust')}
                options={deviceTrustRules.map((value) => ({
                  value,
                  label: t(`secondFactor.trustRules.${value}`),
                }))}
              />
              <Text as="div" tone="soft">
                {stack('secondFactor.trustText')}
              </Text>
            </>
          )}
        </>
      )}
    </RecordDialog>
  );
}
