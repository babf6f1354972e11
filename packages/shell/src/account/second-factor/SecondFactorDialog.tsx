import {
  isUnanswered,
  useHasExtension,
  useRefreshSecondFactor,
  useRemoveSecondFactor,
  useSecondFactor,
} from '@portal/api-client';
import { DateText } from '@portal/i18n';
import {
  Banner,
  Button,
  ConfirmDialog,
  DescriptionList,
  Dialog,
  Heading,
  RetryButton,
  Skeleton,
  Stack,
  useAttempt,
  VisuallyHidden,
} from '@portal/ui';
import { useState } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { useToast } from '../../toasts/useToast';
import { Passkeys } from '../passkeys/Passkeys';
import { LinkedAccounts } from '../providers/LinkedAccounts';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import * as styles from './second-factor.css';
import { secondFactorWords } from './second-factor-words';

export interface SecondFactorDialogProps {
  userId: number;
  onClose: () => void;
}

/** Number of recovery codes from which new ones are advised. */
const few = 3;

/** Sets up, replaces and removes the second factor of the signed-in user. Load it on demand. */
export function SecondFactorDialog({ userId, onClose }: SecondFactorDialogProps) {
  const { t, stack, pair } = secondFactorWords.useWords();
  const toast = useToast();
  const [view, setView] = useState<'state' | 'set-up' | 'codes'>('state');
  const refresh = useRefreshSecondFactor();
  const show = (next: typeof view) => {
    setView(next);
    refresh();
  };
  const title = view === 'set-up' ? 'setUp.title' : view === 'codes' ? 'recovery.title' : 'own.title';
  return (
    <Dialog open size="small" title={stack(title)} onClose={onClose}>
      <Stack>
        {view === 'state' && (
          <State userId={userId} onSetUp={() => show('set-up')} onCodes={() => show('codes')} />
        )}
        {view === 'state' && <LinkedAccounts userId={userId} />}
        {view === 'set-up' && (
          <AuthenticatorSetup
            onSetUp={() => {
              toast.success(pair('own.active'));
              show('codes');
            }}
          />
        )}
        {view === 'codes' && <RecoveryCodes onDone={() => show('state')} />}
        {view !== 'codes' && (
          <Button wide onClick={view === 'state' ? onClose : () => show('state')}>
            {t(view === 'state' ? 'close' : 'back')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface StateProps {
  userId: number;
  onSetUp: () => void;
  onCodes: () => void;
}

/** What is set up, and the buttons to change it. */
function State({ userId, onSetUp, onCodes }: StateProps) {
  const { t, stack, pair } = secondFactorWords.useWords();
  const offersPasskeys = useHasExtension('passkeys');
  const { data, error, retry } = useSecondFactor(userId);
  const remove = useRemoveSecondFactor();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  if (!data)
    return error ? (
      <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
        {stack('own.notRead')}
        <FailureReason error={error} />
      </Banner>
    ) : (
      <div role="status">
        <VisuallyHidden>
          <secondFactorWords.T k="own.loading" />
        </VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  const { setUpAt, recoveryCodesLeft, passkeys, isRequired } = data;
  const hasFactor = setUpAt !== null || passkeys > 0;
  const passkeySection = offersPasskeys && (
    <>
      {/* A first second factor needs recovery codes, for the day on which the device is lost. */}
      <Passkeys userId={userId} onAdded={hasFactor ? () => undefined : onCodes} />
      <div className={styles.part}>
        <Heading level={3} look="section">
          {stack('own.codes')}
        </Heading>
      </div>
    </>
  );
  const recovery = hasFactor && (
    <>
      {recoveryCodesLeft <= few && <Banner tone="caution">{stack('own.fewLeft')}</Banner>}
      <Button wide onClick={onCodes}>
        {t('own.newCodes')}
      </Button>
      {recoveryCodesLeft > 0 && <div>{stack('own.replaced')}</div>}
    </>
  );
  if (setUpAt === null)
    return (
      <Stack>
        {passkeySection}
        <div>{stack(passkeys > 0 ? 'own.offWithPasskeys' : 'own.off')}</div>
        {isRequired && <Banner tone="caution">{stack('own.required')}</Banner>}
        {passkeys > 0 && (
          <DescriptionList
            layout="rows"
            items={[{ id: 'left', term: t('own.left'), value: String(recoveryCodesLeft) }]}
          />
        )}
        {recovery}
        <Button variant={offersPasskeys ? undefined : 'primary'} wide size="large" onClick={onSetUp}>
          {t('own.setUp')}
        </Button>
      </Stack>
    );
  const confirm = async () => {
    const isDone = await attempt(() => remove().finally(() => setIsAsking(false)));
    if (isDone) toast.success(pair('own.removed'));
  };
  return (
    <Stack>
      {passkeySection}
      <div>{stack('own.on')}</div>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'since', term: t('own.since'), value: <DateText value={setUpAt} time /> },
          { id: 'left', term: t('own.left'), value: String(recoveryCodesLeft) },
        ]}
      />
      {failure && (
        <Banner tone="critical" role="alert">
          {isUnanswered(failure.error) ? null : stack('own.notRemoved')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      {recovery}
      <Button wide onClick={onSetUp}>
        {t('own.replace')}
      </Button>
      {isRequired && passkeys === 0 ? (
        <div>{stack('own.required')}</div>
      ) : (
        <Button wide onClick={() => setIsAsking(true)}>
          {t('own.remove')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={stack('own.removeTitle')}
          confirmLabel={t('own.remove')}
          tone="critical"
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          {stack(passkeys > 0 ? 'own.removeTextWithPasskeys' : 'own.removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
