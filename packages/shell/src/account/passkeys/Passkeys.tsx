import { ApiError, usePasskeys, useRemovePasskey, useRenamePasskey } from '@portal/api-client';
import { maxPasskeyName, type Passkey } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  Badge,
  Banner,
  Button,
  Cluster,
  ConfirmDialog,
  DescriptionList,
  Heading,
  InlineEdit,
  RetryButton,
  Skeleton,
  Stack,
  useAttempt,
  VisuallyHidden,
} from '@portal/ui';
import { useState } from 'react';
import { FailureReason } from '../../failures/FailureReason';
import { useToast } from '../../toasts/useToast';
import { hasPasskeys, keepPasskeys } from './browserPasskeys';
import { PasskeyFailure } from './PasskeyFailure';
import * as styles from './Passkeys.css';
import { passkeyWords } from './passkey-words';
import { useAddPasskey } from './useAddPasskey';

export interface PasskeysProps {
  userId: number;
  /** Called after a passkey was added. */
  onAdded: () => void;
}

/** The passkeys of the signed-in user: adds, names and removes them. For a backend with the extension `passkeys`. */
export function Passkeys({ userId, onAdded }: PasskeysProps) {
  const { t, stack } = passkeyWords.useWords();
  const toast = useToast();
  const { pair } = passkeyWords.useWords();
  const { data, error, retry } = usePasskeys(userId);
  const add = useAddPasskey();
  const adding = useAttempt();
  return (
    <Stack>
      <Heading level={3} look="section">
        {stack('own.title')}
      </Heading>
      {!data &&
        (error ? (
          <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
            {stack('own.notRead')}
            <FailureReason error={error} />
          </Banner>
        ) : (
          <div role="status">
            <VisuallyHidden>{t('own.loading')}</VisuallyHidden>
            <Skeleton lines={3} />
          </div>
        ))}
      {data && <div>{stack(data.length === 0 ? 'own.none' : 'own.some')}</div>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} retry={retry} />
          ))}
        </ul>
      )}
      {adding.failure && (
        <PasskeyFailure error={adding.failure.error} lost={stack('own.unanswered')}>
          {stack('own.notAdded')}
        </PasskeyFailure>
      )}
      {hasPasskeys() ? (
        <Button
          wide
          size="large"
          variant={data?.length === 0 ? 'primary' : undefined}
          busy={adding.busy}
          onClick={async () => {
            if (!(await adding.attempt(add))) return;
            toast.success(pair('own.added'));
            onAdded();
          }}
        >
          {t('own.add')}
        </Button>
      ) : (
        <Banner tone="info">{stack('own.unsupported')}</Banner>
      )}
    </Stack>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  /** Reads the list again. */
  retry: () => unknown;
}

function PasskeyItem({ passkey, retry }: PasskeyItemProps) {
  const { t, stack, pair } = passkeyWords.useWords();
  const { id, name, addedAt, usedAt, isSynced, isUsable, counterBackAt } = passkey;
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const confirm = async () => {
    const isDone = await attempt(() =>
      remove(id)
        .then(({ siteId, userHandle, credentialIds }) => keepPasskeys(siteId, userHandle, credentialIds))
        .catch(async (error: unknown) => {
          // Another tab has removed it.
          if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
          await retry();
        })
        .finally(() => setIsAsking(false)),
    );
    if (isDone) toast.success(pair('own.removed'));
  };
  return (
    <li className={styles.item}>
      <InlineEdit
        value={name}
        maxLength={maxPasskeyName}
        onSave={async (typed) => {
          if (typed.trim() === '') return stack('own.emptyName');
          await rename(id, typed.trim());
          return null;
        }}
        words={{
          edit: t('own.rename', { name }),
          field: t('own.name'),
          save: t('save'),
          cancel: t('cancel'),
          saving: t('own.saving'),
          failed: stack('own.notRenamed'),
        }}
      >
        <strong>{name}</strong>
      </InlineEdit>
      <Cluster>
        <Badge tone="info">{t(isSynced ? 'own.synced' : 'own.oneDevice')}</Badge>
      </Cluster>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'since', term: t('own.since'), value: <DateText value={addedAt} time /> },
          {
            id: 'used',
            term: t('own.used'),
            value: usedAt === null ? t('own.neverUsed') : <DateText value={usedAt} time />,
          },
        ]}
      />
      {!isUsable && <Banner tone="caution">{stack('own.notUsable')}</Banner>}
      {counterBackAt !== null && <Banner tone="caution">{stack('own.counterBack')}</Banner>}
      {failure && <PasskeyFailure error={failure.error}>{stack('own.notRemoved')}</PasskeyFailure>}
      <Cluster>
        <Button busy={busy} onClick={() => setIsAsking(true)}>
          {t('own.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Cluster>
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
          {stack('own.removeText', { name })}
        </ConfirmDialog>
      )}
    </li>
  );
}
