import { beginProviderByLink, useApi, useProviders } from '@portal/api-client';
import { Banner, Button, Stack, Text, useAttempt } from '@portal/ui';
import { useApp } from '../../config/useApp';
import { FailureReason } from '../../failures/FailureReason';
import { providerWords } from './provider-words';

export interface ProviderChoiceProps {
  /** The secret of a password link. */
  hash: string;
  /** Whether the person may not choose a password. Default: false. */
  isOnly?: boolean;
}

/** Lets the person of a password link choose a provider instead of a password. Load it on demand (DECISION-152). */
export function ProviderChoice({ hash, isOnly = false }: ProviderChoiceProps) {
  const api = useApi();
  const { config, leaveTo } = useApp();
  const { data: providers = [] } = useProviders();
  const { t, stack } = providerWords.useWords();
  const { busy, failure, attempt } = useAttempt();
  if (providers.length === 0) return null;
  const go = async (provider: string) => {
    leaveTo(config.apiBase.replace(/\/$/, '') + (await beginProviderByLink(api, hash, provider)));
  };
  return (
    <Stack>
      <Text as="div" tone="soft">
        {stack(isOnly ? 'chooseOnly' : 'choose')}
      </Text>
      {failure && (
        <Banner tone="critical" role="alert">
          {stack('notBegun')}
          <FailureReason error={failure.error} />
        </Banner>
      )}
      {providers.map(({ id, name }) => (
        <Button key={id} wide size="large" busy={busy} onClick={() => void attempt(() => go(id))}>
          {t('with', { provider: name })}
        </Button>
      ))}
    </Stack>
  );
}
