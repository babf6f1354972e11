import { useProviderOverview } from '@portal/api-client';
import type { ProviderOverview } from '@portal/domain';
import { Banner } from '@portal/ui';
import { renewalOf } from './renewal-of';
import { signInMethodWords } from './sign-in-method-words';

/**
 * Names the providers, how soon a person who is disabled there is out, and the account that gets in when they are down
 * (DECISION-162). Renders nothing without providers.
 */
export function ProviderNotes() {
  const { data } = useProviderOverview();
  const { stack } = signInMethodWords.useWords();
  if (!data) return null;
  const { providers, passwordsOffFor, emergencyAccount } = data;
  return (
    <>
      {emergencyAccount && !emergencyAccount.isUsable && (
        <Banner tone="critical">{stack('emergency.unusable', { email: emergencyAccount.email })}</Banner>
      )}
      {providers.length > 0 && (
        <Banner tone="info">
          {providers.map((provider) => (
            <ProviderNote key={provider.id} provider={provider} />
          ))}
          {passwordsOffFor.length > 0 && (
            <div>{stack('passwordsOff', { domains: passwordsOffFor.join(', ') })}</div>
          )}
          {emergencyAccount?.isUsable && (
            <div>{stack('emergency.ready', { email: emergencyAccount.email })}</div>
          )}
        </Banner>
      )}
    </>
  );
}

function ProviderNote({ provider }: { provider: ProviderOverview['providers'][number] }) {
  const { stack } = signInMethodWords.useWords();
  const { name, issuer, people, renewablePeople, givesRoles } = provider;
  return (
    <>
      <div>
        <strong>{name}</strong> ({issuer})
      </div>
      <div>
        {stack(`renewal.${renewalOf(provider)}`, {
          count: people,
          renewable: renewablePeople,
          others: people - renewablePeople,
        })}
      </div>
      {givesRoles && <div>{stack('givesRoles', { provider: name })}</div>}
    </>
  );
}
