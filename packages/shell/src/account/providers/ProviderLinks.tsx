import { providerSignInPath, useProviders } from '@portal/api-client';
import { ButtonLink, Stack, Text } from '@portal/ui';
import { useApp } from '../../config/useApp';
import { providerWords } from './provider-words';

/** The links to sign in with a provider; nothing if the settings name none. Load it on demand (DECISION-150). */
export function ProviderLinks() {
  const { app, config } = useApp();
  const { data: providers = [] } = useProviders();
  const { t, stack } = providerWords.useWords();
  if (providers.length === 0) return null;
  const base = config.apiBase.replace(/\/$/, '');
  return (
    <Stack>
      <Text as="div" tone="soft">
        {stack('signIn')}
      </Text>
      {providers.map(({ id, name }) => (
        <ButtonLink
          key={id}
          external
          wide
          size="large"
          href={base + providerSignInPath(id, app === 'teacher' ? 'teacher' : 'admin')}
        >
          {t('with', { provider: name })}
        </ButtonLink>
      ))}
    </Stack>
  );
}
