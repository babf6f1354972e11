import type { ProviderSettings } from '../../providerSettings.ts';
import { Provider } from './Provider.ts';

/** The settings of all providers of a server. */
export interface ProviderOptions {
  readonly list: readonly ProviderSettings[];
  /** The address of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

/** The providers with which people can sign in. */
export class Providers {
  readonly list: readonly Provider[];

  constructor({ list, publicUrl }: ProviderOptions = { list: [], publicUrl: '' }) {
    this.list = list.map((settings) => new Provider(settings, publicUrl));
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
