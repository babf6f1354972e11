import { useSetSentToClient, useToggleContract } from '@portal/api-client';
import { type Contract, isLocked } from '@portal/domain';
import { Button, Card, CheckboxField, MailIcon, Stack, Text } from '@portal/ui';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { fields, level } from './final.css';
import { finalWords } from './final-words';
import { SavedDatePicker } from './SavedDatePicker';

export interface ClosingCardProps {
  contract: Contract;
  /** Opens the mail with the company's link; undefined if it cannot be mailed. */
  onMailLink?: () => void;
}

/**
 * The delivery date and the completed switch: saved immediately, reverted when refused (CON-FINAL-09 to CON-FINAL-11).
 */
export function ClosingCard({ contract, onMailLink }: ClosingCardProps) {
  const { t, stack, pair } = finalWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const setSentToClient = useSetSentToClient();
  const toggleContract = useToggleContract();
  const locked = isLocked(contract.status);

  const say = (saving: Promise<unknown>, option: 'closing.sentToClient' | 'closing.completed') =>
    saving.then(
      () => succeeded('toast.optionUpdated', { option: pair(option) }, { about: option }),
      (error: unknown) => failed('toast.somethingWrong', undefined, { about: option, error }),
    );

  return (
    <Card title={stack('closing.title')}>
      <div className={fields}>
        <SavedDatePicker
          label={t('closing.sentToClient')}
          hint={stack('closing.sentToClientHint')}
          saved={contract.sentToClientOn}
          readOnly={locked}
          onSave={(day) => say(setSentToClient(contract, day), 'closing.sentToClient')}
        />
        {onMailLink && (
          <div className={level}>
            <Stack gap="small">
              <Button icon={MailIcon} onClick={onMailLink}>
                {t('closing.mailLink')}
              </Button>
              <Text as="div" tone="soft">
                {stack('closing.mailLinkHint')}
              </Text>
            </Stack>
          </div>
        )}
        <div className={onMailLink ? undefined : level}>
          <CheckboxField
            label={t('closing.completed')}
            checked={contract.completed}
            disabled={locked}
            onChange={({ currentTarget }) =>
              void say(toggleContract(contract, 'completed', currentTarget.checked), 'closing.completed')
            }
          />
        </div>
      </div>
    </Card>
  );
}
