import { plainEmail } from '@portal/domain';
import { isPasswordOff, type PasswordRule, type ProviderSettings } from '../../providerSettings.ts';
import { Provider } from './Provider.ts';

/** The settings of all providers of a server. */
export interface ProviderOptions {
  readonly list: readonly ProviderSettings[];
  /** The address of the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** Which people may not use a password. Default: none. */
  readonly passwordRule?: PasswordRule;
}

/** The providers with which people can sign in. */
export class Providers {
  readonly list: readonly Provider[];

  readonly passwordRule: PasswordRule;

  constructor({ list, publicUrl, passwordRule }: ProviderOptions = { list: [], publicUrl: '' }) {
    this.passwordRule = passwordRule ?? { offFor: [], emergencyAccount: null };
    this.list = list.map((settings) => new Provider(settings, publicUrl));
  }

  /** Whether a person signs in with a provider only, so that no password and no passkey opens their account. */
  isPasswordOff({ email }: { readonly email: string }): boolean {
    return isPasswordOff(this.passwordRule, email);
  }

  /** Whether this is the account that may always use its password. Its role stays in the portal. */
  isEmergencyAccount({ email }: { readonly email: string }): boolean {
    return plainEmail(email) === this.passwordRule.emergencyAccount;
  }

  /** The names of the providers in a sentence. */
  get names(): string {
    return this.list.map(({ settings }) => settings.name).join(', ');
  }

  /** Returns the provider with this name in addresses. */
  byId(id: string): Provider | undefined {
    return this.list.find(({ settings }) => settings.id === id);
  }

  /** Returns the provider that signs with this issuer. */
  byIssuer(issuer: string): Provider | undefined {
    return this.list.find(({ settings }) => sameIssuer(settings.issuer, issuer));
  }
}

/** Some providers name themselves with a slash at the end that nobody types. */
function sameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
