import { ApiError, offerPasskeyProof, proveAgain } from '@portal/api-client';
import type { ProofWay, SignInProvider } from '@portal/domain';
import { Banner, Button, PasswordField, Stack, useAttempt } from '@portal/ui';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { useSessionStore } from '../../session/useSession';
import { getPasskey } from '../passkeys/browserPasskeys';
import { PasskeyFailure } from '../passkeys/PasskeyFailure';
import { CodeForm } from '../second-factor/CodeForm';
import { ProviderProof } from './ProviderProof';
import { proofWords } from './proof-words';

export interface ProofWayFormProps {
  /** Called when the backend has accepted the proof. */
  onProved: () => void;
  /** The providers with which the person can prove it. */
  providers: readonly SignInProvider[];
  /** Called when a provider does not say when the person signed in, so that another way is needed. */
  onNoTime: (provider: string) => void;
}

/** The form of each way to prove who the person is. Another way adds its form here (ADR-0083). */
export const proofWayForms: Readonly<Record<ProofWay, ComponentType<ProofWayFormProps>>> = {
  password: PasswordProof,
  code: CodeProof,
  passkey: PasskeyProof,
  provider: ProviderProof,
};

function PasskeyProof({ onProved }: ProofWayFormProps) {
  const { t, stack } = proofWords.useWords();
  const { api } = useSessionStore();
  const { busy, failure, attempt } = useAttempt();
  const use = () =>
    attempt(async () => {
      const passkey = await getPasskey(await offerPasskeyProof(api));
      await proveAgain(api, { passkey });
      onProved();
    });
  return (
    <Stack>
      <div>{stack('passkey')}</div>
      {failure && <PasskeyFailure error={failure.error}>{stack('failed')}</PasskeyFailure>}
      <Button autoFocus variant="primary" size="large" wide busy={busy} onClick={() => void use()}>
        {t('use.passkey')}
      </Button>
    </Stack>
  );
}

function CodeProof({ onProved }: ProofWayFormProps) {
  const { api } = useSessionStore();
  return (
    <CodeForm
      takesFocus
      takesRecoveryCodes
      submitLabel="confirm"
      onCode={async (code) => {
        await proveAgain(api, { code });
        onProved();
      }}
    />
  );
}

function PasswordProof({ onProved }: ProofWayFormProps) {
  const { t, stack } = proofWords.useWords();
  const { api } = useSessionStore();
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<'missing' | 'wrong'>();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMessage(password === '' ? 'missing' : undefined);
    if (password === '' || !(await attempt(() => proveAgain(api, { password }).catch(noteWrong))))
      field.current?.select();
    else onProved();
  };
  const noteWrong = (error: unknown) => {
    if (isWrong(error)) setMessage('wrong');
    throw error;
  };
  return (
    <form
      onSubmit={(event) => {
        void submit(event);
      }}
      noValidate
    >
      <Stack>
        <PasswordField
          ref={field}
          name="password"
          label={t('password')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          size="action"
          revealLabel={t('reveal')}
          autoComplete="current-password"
          autoFocus
          maxLength={255}
          message={message && stack(message)}
        />
        {failure && !isWrong(failure.error) && (
          <Banner tone="critical" role="alert">
            <FailureReason error={failure.error}>{stack('failed')}</FailureReason>
          </Banner>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('confirm')}
        </Button>
      </Stack>
    </form>
  );
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.fields.password !== undefined;
}
