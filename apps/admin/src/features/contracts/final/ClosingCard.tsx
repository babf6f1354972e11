import { useSetSentToClient, useToggleContract } from '@portal/api-client';
import { type CalendarDate, type Contract, isLocked } from '@portal/domain';
import { useToday } from '@portal/shell';
import { Button, Card, CheckboxField, DatePicker, MailIcon, Stack, Text } from '@portal/ui';
import { RefusalText, useDatePickerLanguage } from '@portal/views';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { fields, level } from './final.css';
import { finalWords } from './final-words';

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

interface SavedDatePickerProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The stored date; null if empty. */
  saved: CalendarDate | null;
  readOnly?: boolean;
  /** Saves a date or null; resolves when the call has ended, successful or not. */
  onSave: (day: CalendarDate | null) => Promise<unknown>;
}

/** While a year is typed, the field reports dates such as 0002-05-01. */
const earliest = '2000-01-01';

/** Milliseconds without a key press after which a typed date counts as complete. */
const pause = 800;

/**
 * A date field that saves on its own: immediately when picked in the calendar, after a pause or on blur when typed. A
 * field cleared while typing is saved as empty only on blur.
 */
function SavedDatePicker({ saved, readOnly = false, onSave, ...field }: SavedDatePickerProps) {
  const language = useDatePickerLanguage();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Saves run one after the other, so that they cannot arrive in the wrong order.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef(saved ?? '');

  const commit = (input: HTMLInputElement) => {
    clearTimeout(timer.current);
    const isWhole = input.validity.valid;
    setRefused(!isWhole);
    if (!isWhole || readOnly) return;
    const day = input.value;
    if (day === wanted.current) return setTyped(undefined);
    wanted.current = day;
    saving.current = saving.current.then(async () => {
      await onSave(day || null);
      setTyped((later) => (later === day ? undefined : later));
    });
  };

  // The stored date changed elsewhere, or a refused change was reverted.
  const follow = useEffectEvent(() => {
    wanted.current = saved ?? '';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored day is the reason
  useEffect(() => follow(), [saved]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <DatePicker
      {...field}
      {...language}
      today={today}
      value={typed ?? saved ?? ''}
      min={earliest}
      readOnly={readOnly}
      message={isRefused ? <RefusalText refusal="date-invalid" /> : undefined}
      onChange={({ currentTarget: input }) => {
        setTyped(input.value);
        clearTimeout(timer.current);
        if (document.activeElement !== input) commit(input);
        else if (input.value && input.validity.valid) timer.current = setTimeout(() => commit(input), pause);
      }}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
      }}
    />
  );
}
