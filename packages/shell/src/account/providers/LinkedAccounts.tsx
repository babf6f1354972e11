import {
  beginProviderLink,
  browserStorage,
  useApi,
  useIdentities,
  useProviders,
  useRemoveIdentity,
} from '@portal/api-client';
import type { Identity } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  Banner,
  Button,
  ConfirmDialog,
  DescriptionList,
  Heading,
  RetryButton,
  Stack,
  Text,
  useAttempt,
} from '@portal/ui';
import { useState } from 'react';
import { useApp } from '../../config/useApp';
import { FailureReason } from '../../failures/FailureReason';
import { storeReturnPlace } from '../../session/return-place';
import { useToast } from '../../toasts/useToast';
import { providerWords } from './provider-words';

export interface LinkedAccountsProps {
  /** The signed-in user. */
  userId: number;
}

/**
 * The accounts at providers with which the signed-in user can sign in, to link and to unlink (DECISION-152). Renders
 * nothing if there are no providers.
 */
export function LinkedAccounts({ userId }: LinkedAccountsProps) {
  const providers = useProviders();
  if (!providers.data || providers.data.length === 0) return null;
  return <Accounts userId={userId} providers={providers.data} />;
}

interface AccountsProps extends LinkedAccountsProps {
  providers: readonly { id: string; name: string }[];
}

function Accounts({ userId, providers }: AccountsProps) {
  const api = useApi();
  const { config, leaveTo } = useApp();
  const { t, stack, pair } = providerWords.useWords();
  const toast = useToast();
  const { data: identities, error, retry } = useIdentities(userId);
  const remove = useRemoveIdentity();
  const begin = useAttempt();
  const removal = useAttempt();
  const [asked, setAsked] = useState<Identity>();
  const link = async (provider: string) => {
    const path = await beginProviderLink(api, provider);
    const { pathname, search } = window.location;
    // The way back ends on the sign-in page, which returns here.
    storeReturnPlace(browserStorage('session').storage, { address: pathname + search, userId });
    leaveTo(config.apiBase.replace(/\/$/, '') + path);
  };
  const unlink = async ({ id }: Identity) => {
    const isDone = await removal.attempt(() => remove(userId, id).finally(() => setAsked(undefined)));
    if (isDone) toast.success(pair('own.removed'));
  };
  const failure = begin.failure ?? removal.failure;
  if (!identities)
    return error ? (
      <Banner tone="critical" action={<RetryButton onRetry={retry} />}>
        {stack('own.notRead')}
        <FailureReason error={error} />
      </Banner>
    ) : null;
  return (
    <Stack>
      <Heading level={3}>{stack('own.title')}</Heading>
      <Text as="div" tone="soft">
        {stack('own.text')}
      </Text>
      {failure && (
        <Banner tone="critical" role="alert">
          {stack(begin.failure ? 'notBegun' : 'own.notRemoved')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      {identities.map((identity) => (
        <Stack key={identity.id}>
          <DescriptionList
            layout="rows"
            items={[
              {
                id: 'account',
                term: identity.provider ?? t('own.gone'),
                value: identity.email ?? '',
              },
              { id: 'since', term: t('own.since'), value: <DateText value={identity.linkedAt} /> },
            ]}
          />
          <Button wide busy={removal.busy} onClick={() => setAsked(identity)}>
            {t('own.remove')} {identity.provider}
          </Button>
        </Stack>
      ))}
      {providers
        .filter(({ name }) => !identities.some(({ provider }) => provider === name))
        .map(({ id, name }) => (
          <Button key={id} wide busy={begin.busy} onClick={() => void begin.attempt(() => link(id))}>
            {t('own.add', { provider: name })}
          </Button>
        ))}
      {asked && (
        <ConfirmDialog
          open
          tone="critical"
          title={stack('own.removeTitle')}
          confirmLabel={t('own.remove')}
          busy={removal.busy}
          onConfirm={() => void unlink(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{[asked.provider, asked.email].filter(Boolean).join(', ')}</p>
          {stack('own.removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
