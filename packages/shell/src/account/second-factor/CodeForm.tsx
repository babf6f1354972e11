import { isAnswerLost } from '@portal/api-client';
import { readTypedCode } from '@portal/domain';
import { Banner, Button, Stack, TextField, useAttempt } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { secondFactorWords } from './second-factor-words';

export interface CodeFormProps {
  /** Sends the code. The error that it throws is shown below the field, and the code stays. */
  onCode: (code: string) => Promise<unknown>;
  submitLabel: 'continue' | 'setUp.confirm' | 'confirm';
  /** Whether the person may enter a recovery code instead. */
  takesRecoveryCodes?: boolean;
  /** Whether the field takes the focus when it appears. */
  takesFocus?: boolean;
}

/** One field for a code. Spaces that are typed or pasted do not matter. */
export function CodeForm({
  onCode,
  submitLabel,
  takesRecoveryCodes = false,
  takesFocus = false,
}: CodeFormProps) {
  const { t, stack } = secondFactorWords.useWords();
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isComplete = readTypedCode(code)?.kind === (isRecovery ? 'recovery' : 'authenticator');
    setIsMissing(!isComplete);
    if (isComplete && (await attempt(() => onCode(code)))) return;
    field.current?.select();
  };
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setIsMissing(false);
    field.current?.focus();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextField
          ref={field}
          name="code"
          label={t(isRecovery ? 'recoveryCode' : 'code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          size="action"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          // The page has one task: to enter the code.
          autoFocus={takesFocus}
          maxLength={40}
          message={isMissing ? stack(isRecovery ? 'missingRecovery' : 'missing') : undefined}
        />
        {failure && (
          <Banner tone="critical" role="alert">
            {isAnswerLost(failure.error) ? stack('unanswered') : <FailureReason error={failure.error} />}
          </Banner>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t(submitLabel)}
        </Button>
        {takesRecoveryCodes && (
          <Button wide onClick={change}>
            {t(isRecovery ? 'useApp' : 'useRecovery')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
